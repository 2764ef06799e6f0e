import UIKitValues

/// The configuration of a cell's content, which can make a view for the content.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the view can show a configuration: it has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The view in a cell that shows the cell's content configuration, as large as the cell's content.
///
/// The view is replaced when it doesn't support a new configuration.
@MainActor struct ContentPlace {
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration in the current view if that supports it, or else in a new view.
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
