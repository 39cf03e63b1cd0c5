; RUN: z3 -T:120 %s | FileCheck %s
; REQUIRES: z3

; The periodic extensions for every extent: wrap, reflect and symmetric have the
; symmetries that lib/IR/Composition.cpp builds on. Every `unsat` says that the
; negation of a law has no model; every `sat` that the law fails without the
; condition that is missing.

; The remainder of a division by the period P is written rem, and s(k) is k * P.
(declare-const P Int)
(define-fun is-rem ((x Int) (q Int) (r Int)) Bool
  (and (= x (+ (* q P) r)) (<= 0 r) (< r P)))

;===- Division ------------------------------------------------------------===;

; CHECK: multiples of P are at least P apart
; CHECK-NEXT: unsat
(echo "multiples of P are at least P apart")
(push)
(declare-const d Int)
(assert (and (>= P 1) (>= d 1) (not (>= (* d P) P))))
(check-sat)
(pop)

; CHECK: there is one remainder
; CHECK-NEXT: unsat
(echo "there is one remainder")
(push)
(declare-const x Int) (declare-const q Int) (declare-const r Int)
(declare-const q2 Int) (declare-const r2 Int)
(assert (>= P 1))
(assert (and (is-rem x q r) (is-rem x q2 r2)))
; Instances of the lemma before.
(assert (=> (>= (- q q2) 1) (>= (* (- q q2) P) P)))
(assert (=> (>= (- q2 q) 1) (>= (* (- q2 q) P) P)))
(assert (not (= r r2)))
(check-sat)
(pop)

; CHECK: a step by P keeps the remainder
; CHECK-NEXT: unsat
(echo "a step by P keeps the remainder")
(push)
(declare-const x Int) (declare-const q Int) (declare-const r Int)
(assert (>= P 1))
(assert (is-rem x q r))
(assert (not (is-rem (+ x P) (+ q 1) r)))
(check-sat)
(pop)

;===- Remainders as a function -------------------------------------------===;

; What was proved of the remainder, and what multiples are.
(declare-fun rem (Int) Int)
(declare-fun s (Int) Int)
(assert (>= P 1))
(assert (forall ((x Int)) (! (and (<= 0 (rem x)) (< (rem x) P))
                             :pattern ((rem x)))))
(assert (forall ((x Int)) (! (=> (and (<= 0 x) (< x P)) (= (rem x) x))
                             :pattern ((rem x)))))
(define-fun step ((x Int)) Bool (= (rem (+ x P)) (rem x)))
(assert (= (s 0) 0))
(define-fun next ((k Int)) Bool (= (s (+ k 1)) (+ (s k) P)))

; CHECK: a step by k * P keeps the remainder, by induction on k: base
; CHECK-NEXT: unsat
(echo "a step by k * P keeps the remainder, by induction on k: base")
(push)
(declare-const x Int)
(assert (not (= (rem (+ x (s 0))) (rem x))))
(check-sat)
(pop)
; CHECK-NEXT: up
; CHECK-NEXT: unsat
(echo "up")
(push)
(declare-const x Int) (declare-const k Int)
(assert (= (rem (+ x (s k))) (rem x)))
(assert (next k))
(assert (step (+ x (s k))))
(assert (not (= (rem (+ x (s (+ k 1)))) (rem x))))
(check-sat)
(pop)
; CHECK-NEXT: down
; CHECK-NEXT: unsat
(echo "down")
(push)
(declare-const x Int) (declare-const k Int)
(assert (= (rem (+ x (s k))) (rem x)))
(assert (next (- k 1)))
(assert (step (+ x (s (- k 1)))))
(assert (not (= (rem (+ x (s (- k 1)))) (rem x))))
(check-sat)
(pop)

; From here on `shift` may be used for every x and k, and `divide` with some k
; for every x.
(define-fun shift ((x Int) (k Int)) Bool (= (rem (+ x (s k))) (rem x)))
(define-fun divide ((x Int) (k Int)) Bool (= x (+ (s k) (rem x))))

;===- Extensions ----------------------------------------------------------===;

; The extension of n elements whose mirror image of i is mo - i, as Extension.h
; has it: for reflect mo = 0 and P = 2n - 2, or 1 for one element, for symmetric
; mo = -1 and P = 2n; wrap has no mirror and P = n.
(declare-const n Int)
(declare-const mo Int)
(assert (>= n 1))
(define-fun mirrors () Bool
  (or (and (= mo 0) (= P (ite (= n 1) 1 (- (* 2 n) 2))))
      (and (= mo (- 1)) (= P (* 2 n)))))
(define-fun E ((i Int)) Int
  (ite (< (rem i) n) (rem i) (- (+ P mo) (rem i))))
(define-fun wrap ((i Int)) Int (rem i))

; CHECK: an extension is the source inside
; CHECK-NEXT: unsat
(echo "an extension is the source inside")
(push)
(declare-const i Int)
(assert mirrors)
(assert (and (<= 0 i) (< i n) (not (= (E i) i))))
(check-sat)
(pop)

; CHECK: E(i) = E(mo - i)
; CHECK-NEXT: unsat
(echo "E(i) = E(mo - i)")
(push)
(declare-const i Int) (declare-const q Int)
(assert mirrors)
(assert (divide i q))
(assert (= (s (- q)) (- (s q))))
(assert (shift (- mo (rem i)) (- q)))
(assert (step (- mo (rem i))))
(assert (not (= (E i) (E (- mo i)))))
(check-sat)
(pop)

; CHECK: E(i) = E(i + k * P)
; CHECK-NEXT: unsat
(echo "E(i) = E(i + k * P)")
(push)
(declare-const i Int) (declare-const k Int)
(assert (shift i k))
(assert (not (and (= (E i) (E (+ i (s k)))) (= (wrap i) (wrap (+ i (s k)))))))
(check-sat)
(pop)

(define-fun has-mirror ((i Int)) Bool (= (E i) (E (- mo i))))
(define-fun has-period ((i Int) (k Int)) Bool
  (and (= (E i) (E (+ i (s k)))) (= (wrap i) (wrap (+ i (s k))))))

; The high end is the low end of the axis turned round.
; CHECK: E(n - 1 - i) = n - 1 - E(i)
; CHECK-NEXT: unsat
(echo "E(n - 1 - i) = n - 1 - E(i)")
(push)
(declare-const i Int) (declare-const q Int)
(assert (or mirrors (= P n)))
(assert (divide i q))
(assert (= (s (- q)) (- (s q))))
(assert (shift (- n 1 (rem i)) (- q)))
(assert (step (- n 1 (rem i))))
(assert (not (ite mirrors (= (E (- n 1 i)) (- n 1 (E i)))
                          (= (wrap (- n 1 i)) (- n 1 (wrap i))))))
(check-sat)
(pop)

;===- Composition at the low end -----------------------------------------===;

; The inner result begins at position `first` and has n1 elements; the outer pad
; reads its element fold(p) at p < 0, and one pad would show E(first + p).
(declare-const first Int)
(declare-const n1 Int)
(declare-const p Int)
(declare-const fold Int)
(assert (>= n1 1))
(assert (< p 0))

; CHECK: a multiple of a multiple of P is one
; CHECK-NEXT: unsat
(echo "a multiple of a multiple of P is one")
(push)
(declare-const u Int) (declare-const t Int) (declare-const Q Int)
(assert (not (= (* u (* t Q)) (* (* u t) Q))))
(check-sat)
(pop)

; wrap of any periodic extension whose period divides n1: fold(p) = p - u * n1.
; CHECK: wrap of whole periods
; CHECK-NEXT: unsat
(echo "wrap of whole periods")
(push)
(declare-const k Int)
(assert (= fold (- p (s k))))
(assert (= (s (- k)) (- (s k))))
(assert (has-period (+ first p) (- k)))
(assert (not (and (= (E (+ first fold)) (E (+ first p)))
                  (= (wrap (+ first fold)) (wrap (+ first p))))))
(check-sat)
(pop)

; An outer mirror, whose mirror image of p is mo2 - p, of an inner extension that
; has a mirror there too.
(declare-const mo2 Int)
(declare-const P2 Int)
(define-fun mirrors2 () Bool
  (or (and (= mo2 0) (= P2 (ite (= n1 1) 1 (- (* 2 n1) 2))))
      (and (= mo2 (- 1)) (= P2 (* 2 n1)))))
(define-fun mirror-at-low ((k Int)) Bool (= (- (+ (* 2 first) mo2) mo) (s k)))
(define-fun mirror-at-high ((k Int)) Bool
  (= (- (* 2 (+ first n1 (- 1))) mo2 mo) (s k)))

; CHECK: mirror within the reach
; CHECK-NEXT: unsat
(echo "mirror within the reach")
(push)
(declare-const k Int)
(assert (and mirrors mirrors2 (mirror-at-low k)))
(assert (= fold (- mo2 p)))
(assert (has-mirror (+ first p)))
(assert (has-period (- mo (+ first p)) k))
(assert (not (= (E (+ first fold)) (E (+ first p)))))
(check-sat)
(pop)

; p = u * P2 + m, and u * P2 is a multiple of P since P2 is.
; CHECK: mirrors at both ends: their distance is the outer period
; CHECK-NEXT: unsat
(echo "mirrors at both ends: their distance is the outer period")
(push)
(declare-const k Int) (declare-const k2 Int)
(assert (and mirrors2 (mirror-at-low k) (mirror-at-high k2)))
(assert (> (- n1 1 mo2) 0))
(assert (not (= P2 (- (s k2) (s k)))))
(check-sat)
(pop)
; CHECK-NEXT: mirrors at both ends, at any distance
; CHECK-NEXT: unsat
(echo "mirrors at both ends, at any distance")
(push)
(declare-const k Int) (declare-const k3 Int) (declare-const c Int)
(declare-const m Int)
(assert (and mirrors mirrors2 (mirror-at-low k)))
(assert (= P2 (s k3)))
(assert (= (s (- k3)) (- (s k3))))
(assert (and (= p (+ (s c) m)) (<= 0 m) (< m P2)))
(assert (= fold (ite (< m n1) m (- (+ P2 mo2) m))))
(assert (has-period (+ first m) c))
(assert (has-period (- (+ first mo2) m) k3))
(assert (has-mirror (+ first m)))
(assert (has-period (- mo (+ first m)) k))
(assert (not (= (E (+ first fold)) (E (+ first p)))))
(check-sat)
(pop)

; One step of an outer edge is what a mirror right before `first` does.
; CHECK: edge by one element of a mirror
; CHECK-NEXT: unsat
(echo "edge by one element of a mirror")
(push)
(declare-const k Int)
(assert mirrors)
(assert (= (- (* 2 first) 1 mo) (s k)))
(assert (= p (- 1)))
(assert (has-mirror (+ first p)))
(assert (has-period (- mo (+ first p)) k))
(assert (not (= (E first) (E (+ first p)))))
(check-sat)
(pop)

;===- Where the laws fail -------------------------------------------------===;

; Three elements, any amounts: a solver can divide by a number. Each law is shown
; to hold there too, so that what was assumed above is not contradictory.
(reset)
(declare-const first Int)
(declare-const n1 Int)
(declare-const p Int)
(assert (and (>= n1 1) (< p 0)))
(define-fun wrap ((i Int)) Int (mod i 3))
(define-fun symmetric ((i Int)) Int
  (let ((m (mod i 6))) (ite (< m 3) m (- 5 m))))
(define-fun reflect ((i Int)) Int
  (let ((m (mod i 4))) (ite (< m 3) m (- 4 m))))

; CHECK: wrap of whole periods
; CHECK-NEXT: unsat
; CHECK-NEXT: of a part of one
; CHECK-NEXT: sat
(echo "wrap of whole periods")
(push)
(assert (not (= (wrap (+ first p n1)) (wrap (+ first p)))))
(push)
(assert (= 0 (mod n1 3)))
(check-sat)
(pop)
(echo "of a part of one")
(check-sat)
(pop)

; CHECK: symmetric at a multiple of the extent
; CHECK-NEXT: unsat
; CHECK-NEXT: elsewhere
; CHECK-NEXT: sat
(echo "symmetric at a multiple of the extent")
(push)
(assert (not (= (symmetric (+ first (- (- 1) p))) (symmetric (+ first p)))))
(push)
(assert (= 0 (mod first 3)))
(check-sat)
(pop)
(echo "elsewhere")
(check-sat)
(pop)

; CHECK: reflect at a multiple of half the period
; CHECK-NEXT: unsat
; CHECK-NEXT: elsewhere
; CHECK-NEXT: sat
(echo "reflect at a multiple of half the period")
(push)
(assert (not (= (reflect (+ first (- p))) (reflect (+ first p)))))
(push)
(assert (= 0 (mod first 2)))
(check-sat)
(pop)
(echo "elsewhere")
(check-sat)
(pop)

; The inner result is the first element alone: fold(p) = 0.
; CHECK: reflect of one element of several
; CHECK-NEXT: sat
(echo "reflect of one element of several")
(push)
(assert (= first 0))
(assert (not (= (reflect first) (reflect (+ first p)))))
(check-sat)
(pop)
