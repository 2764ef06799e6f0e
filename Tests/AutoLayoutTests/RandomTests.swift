import AutoLayout
import Testing

/// Tests with random constraints that are added, removed and changed.
@Suite struct RandomTests {
  /// A random number generator that repeats its numbers on every run (xorshift).
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// The sum of errors changes its slope only at the constants of the constraints.
  ///
  /// So the best value equals one of these constants.
  @Test(
    "One unknown under random constraints takes the value with the least errors", arguments: 1...200
  )
  func oneUnknown(seed: UInt64) {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let x = Variable(0)
    var solver = Solver()
    var wishes: [LinearConstraint] = []
    for _ in 0..<Int.random(in: 1...12, using: &dice) {
      let wish = random(among: [LinearExpression(x)], upTo: 20, required: false, &dice)
      wishes.append(wish)
      solver.add(wish)
    }
    let places = wishes.map { $0.constant }
    let best = places.map { place in errors(wishes) { _ in place } }
      .min { $0.lexicographicallyPrecedes($1) }
    #expect(errors(wishes, solver.value) == best)
  }

  /// After random changes, the errors equal those of a new layout with the remaining constraints.
  ///
  /// A small span makes many constants equal.
  @Test(
    "The layout depends on the constraints that are left, not on the order of changes",
    arguments: 1...150, [1, 20])
  func historyDoesNotMatter(seed: UInt64, span: Int) {
    var dice = Dice(state: seed &* 0xD134_2543_DE82_EF95)
    let unknowns = (0..<4).map { LinearExpression(Variable($0)) }
    let sums =
      unknowns + zip(unknowns, unknowns.dropFirst()).map { $0 - $1 }
      + [unknowns[0] + unknowns[3], unknowns[1] * 2 - unknowns[2]]
    var solver = Solver()
    var present: [(id: LinearConstraint.ID, constraint: LinearConstraint)] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0 where !present.isEmpty:
        solver.remove(present.remove(at: Int.random(in: present.indices, using: &dice)).id)
      case 1 where !present.isEmpty:
        let place = Int.random(in: present.indices, using: &dice)
        present[place].constraint.constant = Double(Int.random(in: -span...span, using: &dice))
        solver.setConstant(present[place].constraint.constant, of: present[place].id)
      default:
        let constraint = random(among: sums, upTo: span, required: true, &dice)
        present.append((solver.add(constraint), constraint))
      }
      check(solver, present)
    }
  }

  private func check(
    _ solver: Solver, _ present: [(id: LinearConstraint.ID, constraint: LinearConstraint)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let broken = Set(solver.conflicts.map(\.broken))
    let kept = present.filter { !broken.contains($0.id) }.map(\.constraint)
    var fresh = Solver()
    for constraint in kept { fresh.add(constraint) }
    #expect(fresh.conflicts.isEmpty, sourceLocation: location)
    #expect(errors(kept, solver.value).first == 0, sourceLocation: location)
    #expect(errors(kept, solver.value) == errors(kept, fresh.value), sourceLocation: location)
    for conflict in solver.conflicts {
      let named = present.filter { conflict.others.contains($0.id) }
      var alone = Solver()
      for (_, constraint) in named { alone.add(constraint) }
      #expect(alone.conflicts.isEmpty, sourceLocation: location)
      present.filter { $0.id == conflict.broken }.forEach { alone.add($0.constraint) }
      #expect(!alone.conflicts.isEmpty, sourceLocation: location)
    }
  }

  private func random(
    among sums: [LinearExpression], upTo span: Int, required: Bool, _ dice: inout Dice
  ) -> LinearConstraint {
    let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let priorities: [Float] = [250, 500, 750, required ? 1000 : 1]
    return LinearConstraint(
      sums[Int.random(in: sums.indices, using: &dice)],
      relations[Int.random(in: 0..<3, using: &dice)],
      Double(Int.random(in: -span...span, using: &dice)),
      priority: Priority(priorities[Int.random(in: 0..<4, using: &dice)]))
  }

  /// Returns the sum of the constraints' errors for each priority, highest first, in points rounded
  /// to thousandths.
  private func errors(
    _ constraints: [LinearConstraint], _ value: (Variable) -> Double
  ) -> [Double] {
    [Float(1000), 750, 500, 250, 1].map { priority in
      let sum = constraints.filter { $0.priority.rawValue == priority }
        .reduce(0) { $0 + error(of: $1, value) }
      return (sum * 1000).rounded() / 1000
    }
  }

  private func error(of constraint: LinearConstraint, _ value: (Variable) -> Double) -> Double {
    let sum = constraint.sum.terms.reduce(0) { $0 + $1.coefficient * value($1.variable) }
    let difference = sum - constraint.constant
    return switch constraint.relation {
    case .lessThanOrEqual: max(difference, 0)
    case .equal: abs(difference)
    case .greaterThanOrEqual: max(-difference, 0)
    }
  }
}
