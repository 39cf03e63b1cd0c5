// Amounts beyond 2^29 that crop what they pad: indices have 64 bits.
!t = tensor<?x?x?x?xf32>
func.func @main(%x: !t) -> (!t, !t, !t, !t) {
  %wrap = pad.pad wrap %x low[-1099511627776, 1, 9000000000, 2]
    high[1099511627779, 1, -8999999990, 2] : !t to !t
  %reflect = pad.pad reflect %x low[7000000001, -7000000002, 2, 9]
    high[-6999999999, 7000000003, 1, 8] : !t to !t
  %symmetric = pad.pad symmetric %x low[-3000000000, 1, -3000000001, 2]
    high[3000000003, 2, 3000000002, 1] : !t to !t
  %adjoint = pad.adjoint symmetric %symmetric low[-3000000000, 1, -3000000001, 2]
    high[3000000003, 2, 3000000002, 1] : !t to !t
  return %wrap, %reflect, %symmetric, %adjoint : !t, !t, !t, !t
}
