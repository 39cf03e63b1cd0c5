func.func @main(%i: index, %v: vector<3xi8>) -> memref<46xvector<3xi8>> {
  %a = memref.alloc() : memref<46xvector<3xi8>>
  memref.store %v, %a[%i] : memref<46xvector<3xi8>>
  return %a : memref<46xvector<3xi8>>
}
