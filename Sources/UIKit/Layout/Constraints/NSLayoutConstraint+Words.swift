import UIKitValues

/// The description of a constraint as text, for error messages.
extension NSLayoutConstraint {
  /// The constraint as text: `UITableView.bottom = UIView.bottom - 216 @ 750`.
  var words: String {
    var text = side(firstItem, firstAttribute) + " \(relation.words) "
    if secondAttribute != .notAnAttribute, secondItem != nil {
      text += side(secondItem, secondAttribute)
      if multiplier != 1 { text += " * \(multiplier.inDigits)" }
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += abs(constant).inDigits }
    } else {
      text += constant.inDigits
    }
    if priority != .required { text += " @ \(CGFloat(priority.rawValue).inDigits)" }
    return identifier.map { "\($0): \(text)" } ?? text
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let owner = (item as? UILayoutGuide)?.owningView
    let name = (item as? UILayoutGuide)?.identifier ?? item.map { "\(type(of: $0))" } ?? "nil"
    return (owner.map { "\(type(of: $0))." } ?? "") + name + ".\(attribute)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var words: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}
