import AutoLayout
import UIKitValues

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, or an empty array with a warning.
  ///
  /// The array is empty if the format is invalid or names an unknown view. UIKit throws then.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatParser.Failure) {
      let format = try VisualFormatParser.parse(format)
      return FormatReader(format, options: opts, metrics: metrics ?? [:], views: views).constraints
    } catch {
      SimulatedApp.warnOnce(
        "the visual format \"\(format)\" has \(error.found) in place of \(error.expected)")
      return []
    }
  }
}

/// Creates layout constraints from a parsed visual format, with its views and metrics by name.
@MainActor private struct FormatReader {
  private let format: VisualFormat
  private let metrics: [String: Any]
  private let views: [String: UIView]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.metrics = metrics
    self.views = views.compactMapValues { $0 as? UIView }
    let named = format.elements.compactMap { $0.name.flatMap { self.views[$0] } }
    guard named.count == format.elements.count(where: { $0.name != nil }) else {
      SimulatedApp.warnOnce("a visual format names a view that is not among its views")
      return
    }
    for (index, gap) in format.gaps.enumerated() {
      connect(format.elements[index], format.elements[index + 1], gap)
    }
    for element in format.elements { size(element) }
    for (view, next) in zip(named, named.dropFirst()) {
      for attribute in options.aligned { add(view, attribute, .equal, next, attribute) }
    }
  }

  private mutating func connect(
    _ first: VisualFormat.Element, _ second: VisualFormat.Element, _ gap: VisualFormat.Gap
  ) {
    let ends = (view(first), view(second))
    guard let superview = ends.0?.superview ?? ends.1?.superview else { return }
    let (before, after) = (ends.0 ?? superview, ends.1 ?? superview)
    let isInner = ends.0 != nil && ends.1 != nil
    let isVertical = format.isVertical
    // The standard gap to the superview is its margin.
    let isMargin = gap == .standard && !isInner
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isMargin
      ? (isVertical ? (.topMargin, .bottomMargin) : (.leadingMargin, .trailingMargin))
      : (isVertical ? (.top, .bottom) : (.leading, .trailing))
    let plain: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    let first = ends.0 == nil ? start : plain.1
    let second = ends.1 == nil ? end : plain.0
    switch gap {
    case .none: add(after, second, .equal, before, first)
    case .standard: add(after, second, .equal, before, first, plus: isInner ? 8 : 0)
    case .stated(let predicates):
      for predicate in predicates {
        add(
          after, second, .init(predicate.relation), before, first, plus: number(predicate.value),
          at: predicate.priority)
      }
    }
  }

  private mutating func size(_ element: VisualFormat.Element) {
    guard let view = view(element) else { return }
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    for predicate in element.sizes {
      let other = views[predicate.value]
      add(
        view, attribute, .init(predicate.relation), other,
        other == nil ? .notAnAttribute : attribute,
        plus: other == nil ? number(predicate.value) : 0, at: predicate.priority)
    }
  }

  private func view(_ element: VisualFormat.Element) -> UIView? {
    element.name.flatMap { views[$0] }
  }

  private func number(_ text: String) -> CGFloat {
    if let number = Double(text) { return number }
    if let metric = metrics[text] { return CGFloat(("\(metric)" as NSString).doubleValue) }
    SimulatedApp.warnOnce("a visual format names \(text), which is not among its metrics")
    return 0
  }

  private mutating func add(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, plus constant: CGFloat = 0,
    at priority: String? = nil
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    if let priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint.FormatOptions {
  private static let attributes: [(option: Self, attribute: NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  fileprivate var aligned: [NSLayoutConstraint.Attribute] {
    Self.attributes.filter { contains($0.option) }.map(\.attribute)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ linear: LinearConstraint.Relation) {
    switch linear {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
