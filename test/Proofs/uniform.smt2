; RUN: z3 -T:120 %s | FileCheck %s
; REQUIRES: z3

; Compositions at the low end where the inner extension is uniform: what
; lib/IR/Composition.cpp decides for an inner fill or clamp, for every extent and
; every amounts. Every `unsat` says that the negation of a law has no model;
; every `sat` that the law fails without the condition that is missing.

; The source has n elements. The inner result begins at position `first`, which
; is -innerLow, and has n1 elements; the outer pad goes `low` before it, and at
; p < 0 reads the inner result's element fold(p).
(declare-const n Int)
(declare-const first Int)
(declare-const n1 Int)
(declare-const low Int)
(declare-const p Int)
(assert (>= n1 1))
(assert (and (<= (- low) p) (< p 0)))

; A position that is filled has no index: -1 stands for it.
(define-fun fill ((i Int)) Int (ite (and (<= 0 i) (< i n)) i (- 1)))
(define-fun clamp ((i Int)) Int (ite (< i 0) 0 (ite (>= i n) (- n 1) i)))

(define-fun all-filled ((begin Int) (last Int)) Bool
  (or (< last 0) (>= begin n)))
(define-fun all-clamped ((begin Int) (last Int)) Bool
  (or (<= last 0) (>= begin (- n 1))))

;===- Outer fill ----------------------------------------------------------===;

; CHECK: constant of constant
; CHECK-NEXT: unsat
(echo "constant of constant")
(push)
(assert (and (>= n 0) (all-filled (- first low) (- first 1))))
(assert (not (= (- 1) (fill (+ first p)))))
(check-sat)
(pop)
; CHECK-NEXT: not if the inner pad crops
; CHECK-NEXT: sat
(echo "not if the inner pad crops")
(push)
(assert (and (> first 0) (< first n)))
(assert (not (= (- 1) (fill (+ first p)))))
(check-sat)
(pop)

;===- Outer clamp ---------------------------------------------------------===;

; CHECK: edge of constant
; CHECK-NEXT: unsat
(echo "edge of constant")
(push)
(assert (and (>= n 0) (all-filled (- first low) first)))
(assert (not (= (fill first) (fill (+ first p)))))
(check-sat)
(pop)
; CHECK-NEXT: not without a border
; CHECK-NEXT: sat
(echo "not without a border")
(push)
(assert (and (>= n 1) (= first 0)))
(assert (not (= (fill first) (fill (+ first p)))))
(check-sat)
(pop)

; CHECK: edge of edge
; CHECK-NEXT: unsat
(echo "edge of edge")
(push)
(assert (and (>= n 1) (all-clamped (- first low) first)))
(assert (not (= (clamp first) (clamp (+ first p)))))
(check-sat)
(pop)
; CHECK-NEXT: not if the inner pad crops
; CHECK-NEXT: sat
(echo "not if the inner pad crops")
(push)
(assert (and (> first 0) (< first n)))
(assert (not (= (clamp first) (clamp (+ first p)))))
(check-sat)
(pop)

;===- Outer wrap ----------------------------------------------------------===;

; With borders on both sides as wide as the outer amount, fold(p) = p + n1.
; CHECK: wrap of constant
; CHECK-NEXT: unsat
(echo "wrap of constant")
(push)
(declare-const high Int)
(assert (>= n 0))
(assert (= n1 (+ n (- first) high)))
(assert (and (<= first 0) (<= low high)))
(assert (not (and (<= 0 (+ p n1))
                  (= (fill (+ first p n1)) (fill (+ first p))))))
(check-sat)
(pop)
; CHECK-NEXT: not with a narrower border at the other end
; CHECK-NEXT: sat
(echo "not with a narrower border at the other end")
(push)
(declare-const high Int)
(assert (and (>= n 1) (>= high 0)))
(assert (= n1 (+ n (- first) high)))
(assert (and (<= first 0) (= low (+ high 1)) (<= low n1)))
(assert (not (= (fill (+ first p n1)) (fill (+ first p)))))
(check-sat)
(pop)

;===- Outer mirrors -------------------------------------------------------===;

; An outer mirror whose image of p is mo - p: reflect or symmetric, of period P.
; p is u * P + m, and fold(p) the position of m or of its mirror image.
(declare-const mo Int)
(declare-const P Int)
(declare-const u Int)
(declare-const m Int)
(define-fun mirrors () Bool
  (or (and (= mo 0) (= P (ite (= n1 1) 1 (- (* 2 n1) 2))))
      (and (= mo (- 1)) (= P (* 2 n1)))))
(define-fun fold () Int (ite (< m n1) m (- (+ P mo) m)))
(define-fun fold-is-closer () Bool (and (<= 0 fold) (<= fold (- mo p))))

; However often it bounces, fold(p) lies between the mirror and the first image.
; CHECK: fold(p) is at most the mirror image of p
; CHECK-NEXT: unsat
(echo "fold(p) is at most the mirror image of p")
(push)
(assert mirrors)
(assert (and (= p (+ (* u P) m)) (<= 0 m) (< m P)))
; Multiples of P are at least P apart: see periodic.smt2.
(assert (=> (>= u 0) (>= (* u P) 0)))
(assert (=> (= u (- 1)) (= (* u P) (- P))))
(assert (=> (<= u (- 2)) (<= (* u P) (* (- 2) P))))
(assert (not fold-is-closer))
(check-sat)
(pop)

; CHECK: mirror of constant
; CHECK-NEXT: unsat
(echo "mirror of constant")
(push)
(assert (and mirrors fold-is-closer (>= n 0)))
(assert (all-filled (- first low) (+ first low mo)))
(assert (not (= (fill (+ first fold)) (fill (+ first p)))))
(check-sat)
(pop)
; CHECK-NEXT: not if the border is too narrow by one
; CHECK-NEXT: sat
(echo "not if the border is too narrow by one")
(push)
(assert (and mirrors fold-is-closer (>= n 1)))
(assert (= (+ first low mo) 0))
(assert (not (= (fill (+ first fold)) (fill (+ first p)))))
(check-sat)
(pop)

; CHECK: mirror of edge
; CHECK-NEXT: unsat
(echo "mirror of edge")
(push)
(assert (and mirrors fold-is-closer (>= n 1)))
(assert (all-clamped (- first low) (+ first low mo)))
(assert (not (= (clamp (+ first fold)) (clamp (+ first p)))))
(check-sat)
(pop)
; CHECK-NEXT: not if the border is too narrow by one
; CHECK-NEXT: sat
(echo "not if the border is too narrow by one")
(push)
(assert (and mirrors fold-is-closer (>= n 2)))
(assert (= (+ first low mo) 1))
(assert (not (= (clamp (+ first fold)) (clamp (+ first p)))))
(check-sat)
(pop)

;===- The high end --------------------------------------------------------===;

; The high end is the low end of the axis turned round.
; CHECK: fill and clamp look the same from both ends
; CHECK-NEXT: unsat
(echo "fill and clamp look the same from both ends")
(push)
(declare-const i Int)
(assert (>= n 1))
(define-fun turn ((x Int)) Int (ite (= x (- 1)) (- 1) (- n 1 x)))
(assert (not (and (= (fill (- n 1 i)) (turn (fill i)))
                  (= (clamp (- n 1 i)) (- n 1 (clamp i))))))
(check-sat)
(pop)
