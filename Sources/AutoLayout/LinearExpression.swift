/// A linear expression: a constant plus variables with coefficients.
package struct LinearExpression: Hashable, Sendable {
  package private(set) var terms: [Term]
  package var constant: Double

  /// A variable with its coefficient, as a part of a linear expression.
  package struct Term: Hashable, Sendable {
    package let variable: Variable
    package let coefficient: Double
  }

  /// Creates an expression that is a constant.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression that is one variable, with the coefficient 1.
  package init(_ variable: Variable) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Returns the sum of two linear expressions.
  ///
  /// Both may contain the same variable.
  package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  /// Returns the difference of two linear expressions.
  package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one + other * -1
  }

  /// Returns a linear expression multiplied by a number.
  package static func * (sum: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression(sum.constant * factor)
    product.terms = sum.terms.map {
      Term(variable: $0.variable, coefficient: $0.coefficient * factor)
    }
    return product
  }
}
