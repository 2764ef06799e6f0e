/// An unknown of a layout, such as an edge or a size of a view in points, identified by a number.
package struct Variable: Hashable, Sendable {
  package let number: Int

  /// Creates a layout variable with a number that identifies it.
  ///
  /// Equal numbers mean the same variable.
  package init(_ number: Int) { self.number = number }
}
