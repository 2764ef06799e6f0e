import UIKitValues

/// A parsed visual format of a row or column of views, for example `H:|-16-[label(80)]-[field]|`.
struct VisualFormat {
  let axis: NSLayoutConstraint.Axis
  /// The views in the visual format, in order.
  ///
  /// An element without a name stands for the superview's edge.
  let elements: [Element]
  /// The gaps between neighboring elements of the visual format, one fewer than elements.
  let gaps: [Gap]

  struct Element: Equatable {
    /// The view's name in the visual format, or nil for the superview.
    let name: String?
    let sizes: [Predicate]
  }

  enum Gap: Equatable {
    /// No gap: the two views touch.
    case none
    /// The system's standard distance between the two views, written as `-`.
    case standard
    case stated([Predicate])
  }

  /// A condition on a size or gap in a visual format, for example `>=80@250` or `==other`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    let value: String
    var priority: String?
  }
}
