import UIKitValues

/// A guide for the space that bars cover at a controller's top or bottom, used before iOS 11.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide for the space covered by bars at one end of a controller's view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The layout guide of the space covered by bars at the top of the controller's view.
  public var topLayoutGuide: any UILayoutSupport {
    bar("UIViewControllerTopGuide") { .top($0.barInsets.top) }
  }

  /// The layout guide of the space covered by bars at the bottom of the controller's view.
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
  /// The heights in points that bars and screen corners cover in the view, on any iOS version.
  fileprivate var barInsets: (top: CGFloat, bottom: CGFloat) {
    guard let app = SimulatedApp.current, window != nil else { return (0, 0) }
    let safe = convert(app.safeAreaInWindow, from: nil)
    return (max(0, safe.minY - bounds.minY), max(0, bounds.maxY - safe.maxY))
  }
}
