import UIKitValues

/// An invisible rectangle in a view, for use in constraints.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var identifier: String?
  open weak var owningView: UIView?
  /// The function that places one of UIKit's own guides in its view; nil if constraints place it.
  private let place: ((UIView) -> GuidePlace)?

  public override init() {
    place = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    place = nil
    super.init()
  }

  /// Creates one of UIKit's own guides; `place` computes its rectangle, or if nil, constraints do.
  init(_ identifier: String, of view: UIView, place: ((UIView) -> GuidePlace)?) {
    self.place = place
    owningView = view
    super.init()
    self.identifier = identifier
  }

  /// The guide's current place in its view, or nil if constraints place the guide.
  var fixedPlace: GuidePlace? { owningView.flatMap { view in place.map { $0(view) } } }

  /// The guide's rectangle in the owning view's coordinates, after layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return fixedPlace?.frame(in: view.bounds)
      ?? view.layoutRoot.layoutState.engine?.frame(of: self) ?? .zero
  }
}

/// The place of one of UIKit's own layout guides in its view.
enum GuidePlace: Equatable {
  /// The guide fills the view's bounds inside these insets.
  case inset(UIEdgeInsets)
  /// The guide is as wide as the view, at its top, with this height in points.
  case top(CGFloat)
  /// The guide is as wide as the view, at its bottom, with this height in points.
  case bottom(CGFloat)

  func frame(in bounds: CGRect) -> CGRect {
    switch self {
    case .inset(let insets): bounds.inset(by: insets)
    case .top(let height):
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    case .bottom(let height):
      CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }
}

/// A layout guide that follows the keyboard.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the keyboard layout guide also follows a floating or undocked keyboard.
  public var followsUndockedKeyboard = false
  /// Whether, without a keyboard, the guide is at the safe area's bottom rather than the view's.
  public var usesBottomSafeArea = true
  /// How far above the keyboard's top a drag starts to dismiss it, in points; not simulated.
  public var keyboardDismissPadding: CGFloat = 0 { didSet { notDone(UIKeyboardLayoutGuide.self) } }

  /// The view's edges near the guide: only the bottom, as with a docked or hidden keyboard ("Your
  /// guide to keyboard layout", WWDC 2021).
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  init(of view: UIView) {
    super.init("UIKeyboardLayoutGuide", of: view, place: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var fixedPlace: GuidePlace? {
    guard let view = owningView else { return nil }
    var height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    if view.window != nil, let top = keyboardTop(in: view) {
      height = max(height, min(view.bounds.maxY - top, view.bounds.height))
    }
    return .bottom(height)
  }

  /// The keyboard's top in the view's coordinates, or nil if the guide doesn't follow it now.
  private func keyboardTop(in view: UIView) -> CGFloat? {
    guard let app = SimulatedApp.current else { return nil }
    if app.phone.settings.layoutGuide == .stays { return nil }
    if app.phone.keyboard.placement != .docked, !followsUndockedKeyboard { return nil }
    let frame = app.keyboardGuides.frame(on: app)
    return frame.isEmpty ? nil : view.fromScreen(frame).minY
  }
}
