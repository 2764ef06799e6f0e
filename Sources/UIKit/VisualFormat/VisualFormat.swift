import Foundation

/// A row or column of views as the visual format describes it, such as
/// `H:|-16-[label(80)]-[field]|`.
struct VisualFormat {
  let axis: NSLayoutConstraint.Axis
  /// What is named, in order; nil stands for the superview's edge.
  let elements: [Element]
  /// What is between one element and the next: one fewer than elements.
  let gaps: [Gap]

  struct Element: Equatable {
    /// Nil for the superview.
    let name: String?
    let sizes: [Predicate]
  }

  enum Gap: Equatable {
    /// Edge at edge.
    case none
    /// As much as UIKit leaves.
    case standard
    case stated([Predicate])
  }

  /// A number or what else has it, such as `>=80@250` or `==other`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    let value: String
    var priority: String?
  }
}
