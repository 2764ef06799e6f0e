/// A parsed visual format of a row or column of views, for example `H:|-16-[label(80)]-[field]|`.
package struct VisualFormat {
  /// Whether the visual format describes a column of views, and not a row.
  package let isVertical: Bool
  /// The views in the visual format, in order.
  ///
  /// An element without a name stands for the superview's edge.
  package let elements: [Element]
  /// The gaps between neighboring elements of the visual format, one fewer than elements.
  package let gaps: [Gap]

  package struct Element: Equatable {
    /// The view's name in the visual format, or nil for the superview.
    package let name: String?
    package let sizes: [Predicate]
  }

  package enum Gap: Equatable {
    /// No gap: the two views touch.
    case none
    /// The system's standard distance between the two views, written as `-`.
    case standard
    case stated([Predicate])
  }

  /// A condition on a size or gap in a visual format, for example `>=80@250` or `==other`.
  package struct Predicate: Equatable {
    package var relation = LinearConstraint.Relation.equal
    package let value: String
    package var priority: String?
  }
}
