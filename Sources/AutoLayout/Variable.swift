/// An unknown of a layout, such as an edge or a size of a view in points, identified by a number.
package struct Variable: Hashable, Sendable {
  package let number: Int

  /// Creates the layout variable with this number.
  ///
  /// Equal numbers mean the same variable.
  package init(_ number: Int) { self.number = number }
}
