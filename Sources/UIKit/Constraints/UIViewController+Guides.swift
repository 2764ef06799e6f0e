import Foundation

/// An item of constraints to a bar, until iOS 11's safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the room that bars take at one end of a controller's view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The room that bars take at the top of its view.
  public var topLayoutGuide: any UILayoutSupport {
    bar("UIViewControllerTopGuide") { .top($0.barInsets.top) }
  }

  /// The room that bars take at the bottom of its view.
  public var bottomLayoutGuide: any UILayoutSupport {
    bar("UIViewControllerBottomGuide") { .bottom($0.barInsets.bottom) }
  }

  private func bar(
    _ name: String, _ place: @escaping (UIView) -> GuidePlace
  ) -> any UILayoutSupport {
    view.layoutState.systemGuide(name) { BarGuide(name, of: view, place: place) }
  }
}

extension UIView {
  /// What bars and the screen's corners cover of it, whichever system it is.
  fileprivate var barInsets: (top: CGFloat, bottom: CGFloat) {
    guard let app = SimulatedApp.current, window != nil else { return (0, 0) }
    let safe = convert(app.safeAreaInWindow, from: nil)
    return (max(0, safe.minY - bounds.minY), max(0, bounds.maxY - safe.maxY))
  }
}
