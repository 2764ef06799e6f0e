/// An unknown of a layout, by a number that its owner gives: an edge or a size of a view, in
/// points.
package struct Variable: Hashable, Sendable {
  package let number: Int

  /// Creates the variable of a number; equal numbers are one variable.
  package init(_ number: Int) { self.number = number }
}
