import UIKitValues
import Simulation

/// A view with scrollable content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The view's own offset and insets, unless it represents a part of the simulated phone.
  var own = ScrollState()

  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustmentDidChange() }
  }
  open var isScrollEnabled = true
  public let topEdgeEffect = UIScrollEdgeEffect()
  public let leftEdgeEffect = UIScrollEdgeEffect()
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  public let rightEdgeEffect = UIScrollEdgeEffect()
  open var isPagingEnabled = false { didSet { notDone(UIScrollView.self) } }
  open var bounces = true { didSet { notDone(UIScrollView.self) } }
  open lazy var alwaysBounceVertical = self is UITableView {
    didSet { adjustmentDidChange() }
  }
  open var alwaysBounceHorizontal = false { didSet { adjustmentDidChange() } }
  open var showsVerticalScrollIndicator = true { didSet { notDrawn(UIScrollView.self) } }
  open var showsHorizontalScrollIndicator = true { didSet { notDrawn(UIScrollView.self) } }
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { notDone(UIScrollView.self) }
  }
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var isDirectionalLockEnabled = false { didSet { notUsed(UIScrollView.self) } }
  open var minimumZoomScale: CGFloat = 1 { didSet { notDone(UIScrollView.self) } }
  open var maximumZoomScale: CGFloat = 1 { didSet { notDone(UIScrollView.self) } }
  open var zoomScale: CGFloat = 1 { didSet { notDone(UIScrollView.self) } }
  open var bouncesZoom = true { didSet { notUsed(UIScrollView.self) } }
  open var isZooming: Bool { false }
  open var allowsKeyboardScrolling = true { didSet { notUsed(UIScrollView.self) } }
  open var transfersVerticalScrollingToParent = true { didSet { notDone(UIScrollView.self) } }
  open func stopScrollingAndZooming() { notDone(UIScrollView.self) }
  open var indicatorStyle = IndicatorStyle.default { didSet { notDrawn(UIScrollView.self) } }
  open var decelerationRate = DecelerationRate.normal { didSet { notDone(UIScrollView.self) } }
  open var refreshControl: UIRefreshControl? { didSet { notUsed(UIScrollView.self) } }
  public internal(set) var isDragging = false
  public internal(set) var isTracking = false
  public internal(set) var isDecelerating = false
  /// The pan gesture recognizer, which is created when app code first asks for it; nil before.
  private(set) var ownPan: UIPanGestureRecognizer?
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let ownPan { return ownPan }
    let pan = UIPanGestureRecognizer()
    pan.view = self
    ownPan = pan
    return pan
  }

  // In UIKit, the delegates of subclasses don't override this one.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  open var contentSize: CGSize {
    get {
      rowView?.takeReload()
      // Returns the size that was set, even though the phone's table is as wide as its frame.
      guard rowView != nil || own.contentSize == .zero, let area = phoneArea else {
        return own.contentSize
      }
      return area.contentSize
    }
    set { setContentSize(newValue) }
  }
  open var contentOffset: CGPoint {
    get { phoneArea?.offset ?? own.offset }
    set { setOffset(newValue, animation: SimulatedApp.current?.animation) }
  }
  open var contentInset: UIEdgeInsets {
    get { phoneArea.map { UIEdgeInsets($0.inset) } ?? own.inset }
    set { setInset(newValue) }
  }
  /// The content inset plus the inset that UIKit adds for bars and the keyboard, in points.
  open var adjustedContentInset: UIEdgeInsets {
    phoneArea.map { UIEdgeInsets($0.adjustedInset) } ?? own.adjustedInset
  }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { phoneArea.map { UIEdgeInsets($0.indicatorInset) } ?? own.indicatorInset }
    set { setIndicatorInset(newValue) }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { own.horizontalIndicatorInset }
    set { own.horizontalIndicatorInset = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moving(animated) { setOffset(contentOffset, animation: $0) }
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    moving(animated) { showRect(rect, animation: $0) }
  }
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) { notDone(UIScrollView.self) }
  open func flashScrollIndicators() { notDrawn(UIScrollView.self) }

  // A scroll view doesn't forward its touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = extensionTakes(.began, touches, event, insteadOf: UIScrollView.self)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = extensionTakes(.moved, touches, event, insteadOf: UIScrollView.self)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = extensionTakes(.ended, touches, event, insteadOf: UIScrollView.self)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = extensionTakes(.cancelled, touches, event, insteadOf: UIScrollView.self)
  }
}

extension UIScrollView {
  /// Whether and how dragging a scroll view dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area is added to a scroll view's content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public struct DecelerationRate: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The delegate that is notified when a scroll view scrolls.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
