import UIKitValues

/// A parsed visual format of a row or column of views, for example `H:|-16-[label(80)]-[field]|`.
struct VisualFormat {
  let axis: NSLayoutConstraint.Axis
  /// The views in the visual format, in order.
  ///
  /// `nil` stands for the superview's edge.
  let elements: [Element]
  /// The gaps between consecutive views of the visual format, one fewer than views.
  let gaps: [Gap]

  struct Element: Equatable {
    /// The view's name in the visual format, or nil for the superview.
    let name: String?
    let sizes: [Predicate]
  }

  enum Gap: Equatable {
    /// The two views touch, without a gap.
    case none
    /// The views have the system's spacing between them.
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
