import Foundation

/// A rectangle in a view that constraints can be made with, and that is nothing to be seen.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var identifier: String?
  open weak var owningView: UIView?
  /// Where it stands in its view, for one whose place is not its constraints'.
  private let place: ((UIView) -> GuidePlace)?

  public override init() {
    place = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    place = nil
    super.init()
  }

  /// Creates a guide of UIKit's own.
  init(_ identifier: String, of view: UIView, place: ((UIView) -> GuidePlace)?) {
    self.place = place
    owningView = view
    super.init()
    self.identifier = identifier
  }

  /// Where it has to stand, or nil where constraints say.
  var fixedPlace: GuidePlace? { owningView.flatMap { view in place.map { $0(view) } } }

  /// The rectangle in the view's coordinates after layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return fixedPlace?.frame(in: view.bounds)
      ?? view.layoutRoot.layoutState.engine?.frame(of: self) ?? .zero
  }
}

/// A guide's place in its view.
enum GuidePlace: Equatable {
  /// So far from its edges.
  case inset(UIEdgeInsets)
  /// At its top, so high.
  case top(CGFloat)
  /// At its bottom, so high.
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

/// A guide that follows the keyboard.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that is not at the screen's bottom.
  public var followsUndockedKeyboard = false
  /// Whether it ends at the safe area's bottom without a keyboard, and not at the view's.
  public var usesBottomSafeArea = true
  /// How far above the keyboard a finger begins to draw it down, in points.
  public var keyboardDismissPadding: CGFloat = 0 { didSet { notDone(UIKeyboardLayoutGuide.self) } }

  /// A docked keyboard is near the bottom alone, and so is the guide without one ("Your guide to
  /// keyboard layout", WWDC 2021).
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

  /// The top of the keyboard that it follows, in the view's coordinates.
  private func keyboardTop(in view: UIView) -> CGFloat? {
    guard let app = SimulatedApp.current else { return nil }
    if app.phone.keyboard.placement != .docked, !followsUndockedKeyboard { return nil }
    let frame = app.keyboardGuides.frame(on: app)
    return frame.isEmpty ? nil : view.fromScreen(frame).minY
  }
}
