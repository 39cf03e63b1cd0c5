; RUN: z3 -T:120 %s | FileCheck %s
; REQUIRES: z3

; What holds of every extension E: a slice of a pad is a pad, a pad that crops is
; a slice, and the extents of two pads are those of one. Amounts and extents are
; any integers unless it is said. Every `unsat` says that the negation of a law
; has no model; every `sat` that the law fails without the condition that is
; missing.

(declare-fun E (Int) Int)
(declare-const n Int)
(declare-const low Int)
(declare-const high Int)
(declare-const offset Int)
(declare-const size Int)
(assert (>= n 0))
(define-fun max0 ((x Int)) Int (ite (< x 0) 0 x))
(define-fun extent ((n Int) (low Int) (high Int)) Int (max0 (+ n low high)))

; CHECK: a slice of a pad is a pad
; CHECK-NEXT: unsat
(echo "a slice of a pad is a pad")
(push)
(declare-const o Int)
(define-fun new-low () Int (- low offset))
(define-fun new-high () Int (- size n new-low))
(assert (>= size 0))
(assert (not (and (= (E (- (+ o offset) low)) (E (- o new-low)))
                  (= (extent n new-low new-high) size))))
(check-sat)
(pop)

; CHECK: a pad that crops is a slice
; CHECK-NEXT: unsat
(echo "a pad that crops is a slice")
(push)
(declare-const o Int)
(assert (and (<= low 0) (<= high 0) (>= (+ n low high) 1)))
(assert (and (<= 0 o) (< o (extent n low high))))
; The slice's offset and every position that is read are in bounds.
(assert (not (and (<= 0 (- low)) (< (- low) n)
                  (<= (+ (- low) (extent n low high)) n)
                  (<= 0 (- o low)) (< (- o low) n))))
(check-sat)
(pop)
; CHECK-NEXT: not if it crops more than there is
; CHECK-NEXT: sat
(echo "not if it crops more than there is")
(push)
(assert (and (<= low 0) (<= high 0)))
(assert (not (< (- low) n)))
(check-sat)
(pop)

(declare-const low2 Int)
(declare-const high2 Int)

; CHECK: a crop of a pad reads inside of it
; CHECK-NEXT: unsat
(echo "a crop of a pad reads inside of it")
(push)
(declare-const o Int)
(define-fun middle () Int (extent n low high))
(assert (and (<= low2 0) (<= high2 0)))
(assert (and (<= 0 o) (< o (extent middle low2 high2))))
(assert (not (and (<= 0 (- o low2)) (< (- o low2) middle)
                  (= (E (- (- o low2) low)) (E (- o (+ low low2)))))))
(check-sat)
(pop)

; CHECK: its extent is that of one pad
; CHECK-NEXT: unsat
(echo "its extent is that of one pad")
(push)
(assert (and (<= low2 0) (<= high2 0)))
(assert (not (= (extent (extent n low high) low2 high2)
                (extent n (+ low low2) (+ high high2)))))
(check-sat)
(pop)

; CHECK: and so is that of a pad of a result that has elements
; CHECK-NEXT: unsat
(echo "and so is that of a pad of a result that has elements")
(push)
(assert (>= (+ n low high) 1))
(assert (not (= (extent (extent n low high) low2 high2)
                (extent n (+ low low2) (+ high high2)))))
(check-sat)
(pop)
; CHECK-NEXT: not of one that is clamped to none
; CHECK-NEXT: sat
(echo "not of one that is clamped to none")
(push)
(assert (not (= (extent (extent n low high) low2 high2)
                (extent n (+ low low2) (+ high high2)))))
(check-sat)
(pop)

; Constant mode sees nothing of the source.
; CHECK: a window that ends before the source or begins behind it
; CHECK-NEXT: unsat
(echo "a window that ends before the source or begins behind it")
(push)
(declare-const o Int) (declare-const e Int)
(assert (or (>= low e) (<= low (- n)) (= n 0)))
(assert (and (<= 0 o) (< o e)))
(assert (and (<= 0 (- o low)) (< (- o low) n)))
(check-sat)
(pop)
; CHECK-NEXT: not if it touches the source
; CHECK-NEXT: sat
(echo "not if it touches the source")
(push)
(declare-const o Int) (declare-const e Int)
(assert (or (>= low (- e 1)) (<= low (- 1 n)) (= n 0)))
(assert (and (<= 0 o) (< o e)))
(assert (and (<= 0 (- o low)) (< (- o low) n)))
(check-sat)
(pop)
