import AutoLayout

/// A layout for tests, with named variables and constraints written like equations.
struct Plane {
  var solver = Solver()
  private var numbers: [String: Int] = [:]

  /// Returns the variable with a name.
  mutating func callAsFunction(_ name: String) -> LinearExpression {
    let number = numbers[name] ?? numbers.count
    numbers[name] = number
    return LinearExpression(Variable(number))
  }

  /// Returns the values of variables, or -1 for a name that no constraint has used.
  func values(_ names: String...) -> [Double] {
    names.map { name in numbers[name].map { round(solver.value(of: Variable($0))) } ?? -1 }
  }

  func isAmbiguous(_ name: String) -> Bool {
    solver.isAmbiguous(Variable(numbers[name] ?? -1))
  }

  @discardableResult
  mutating func require(
    _ sum: LinearExpression, _ relation: LinearConstraint.Relation, _ constant: Double,
    at priority: Float = 1000
  ) -> LinearConstraint.ID {
    solver.add(LinearConstraint(sum, relation, constant, priority: Priority(priority)))
  }

  /// Adds the constraints for a view's intrinsic size: hugging and compression resistance.
  mutating func fit(
    _ size: LinearExpression, _ intrinsic: Double, hugging: Float, compression: Float
  ) {
    require(size, .lessThanOrEqual, intrinsic, at: hugging)
    require(size, .greaterThanOrEqual, intrinsic, at: compression)
  }

  /// Rounds to a millionth of a point.
  private func round(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}
