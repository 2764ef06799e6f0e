import UIKitValues

/// A parsed visual format of a row or column of views, for example `H:|-16-[label(80)]-[field]|`.
struct VisualFormat {
  let axis: NSLayoutConstraint.Axis
  /// The views in order.
  ///
  /// `nil` stands for the superview's edge.
  let elements: [Element]
  /// The gaps between consecutive elements, one fewer than elements.
  let gaps: [Gap]

  struct Element: Equatable {
    /// The view's name, or nil for the superview.
    let name: String?
    let sizes: [Predicate]
  }

  enum Gap: Equatable {
    /// The views touch.
    case none
    /// The system's spacing.
    case standard
    case stated([Predicate])
  }

  /// A condition on a size or gap, for example `>=80@250` or `==other`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    let value: String
    var priority: String?
  }
}
