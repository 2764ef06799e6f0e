import Foundation

/// What a cell shows, and the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of such a content.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// A view takes what is of the type of its own.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view, which its content may follow.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a header or of another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The view of a content in a cell's content view, which it fills.
@MainActor struct ContentPlace {
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a content: in the view that is there, if it takes it, or in one of its own.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in place: UIView) {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return place.setNeedsLayout()
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: place.topAnchor),
      view.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: place.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: place.bottomAnchor),
    ])
  }
}
