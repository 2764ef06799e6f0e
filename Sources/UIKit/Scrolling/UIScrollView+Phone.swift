import UIKitValues
import Simulation

/// Scrolling and insets of a scroll view, stored in the simulated phone or in the view itself.
extension UIScrollView {
  var phoneArea: PhoneArea? {
    guard let part, let phone = SimulatedApp.current?.phone else { return nil }
    return PhoneArea(phone: phone, container: (part as? ContainerPart)?.index)
  }

  private var containerIndex: Int? { (part as? ContainerPart)?.index }

  /// Runs `scroll` with UIKit's scroll animation if `animated`, else with the animation block's.
  ///
  /// At the end of UIKit's animation, the delegate is called.
  func moving(_ animated: Bool, _ scroll: (Simulation.Animation?) -> Void) {
    let old = contentOffset
    scroll(animated ? .scroll : SimulatedApp.current?.animation)
    guard animated, let app = SimulatedApp.current else { return }
    app.animations.noteMovement(of: .scroll, on: app)
    tellOfEnd(from: old, on: app)
  }

  /// Schedules the delegate's call for the end of a scroll that code has started with an animation.
  private func tellOfEnd(from offset: CGPoint, on app: SimulatedApp) {
    guard contentOffset != offset else { return }
    app.calls.tell(after: Simulation.Animation.scroll.duration, on: app) { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func setOffset(_ offset: CGPoint, animation: Animation?) {
    guard let app = SimulatedApp.current, part != nil else {
      guard own.offset != offset else { return }
      own.offset = offset
      didScroll()
      return
    }
    if let index = containerIndex {
      app.change { $0.setOuterOffset(offset, ofContainer: index, by: .app, animation: animation) }
    } else {
      app.change { $0.setContentOffset(offset.y, by: .app, animation: animation) }
    }
    app.notice()
  }

  func setInset(_ inset: UIEdgeInsets) {
    guard let app = SimulatedApp.current, part != nil else {
      let (start, offset) = (own.start, own.offset)
      own.inset = inset
      own.offset = own.legal(offset, in: bounds.size)
      // A scroll view that hasn't appeared yet opens at its top.
      if window == nil, offset == start { own.offset = own.start }
      if self is UITextView { noteMove(isLaidOut: false) }
      return
    }
    if let index = containerIndex {
      app.change {
        $0.setOuterInset(
          EdgeInsets(inset), ofContainer: index, by: .app, animation: app.animation)
      }
    } else {
      app.change { $0.setContentInset(EdgeInsets(inset), by: .app, animation: app.animation) }
    }
    app.notice()
  }

  func setIndicatorInset(_ inset: UIEdgeInsets) {
    guard let app = SimulatedApp.current, part != nil, containerIndex == nil else {
      own.indicatorInset = inset
      return
    }
    app.change { $0.setScrollIndicatorInsets(EdgeInsets(inset)) }
  }

  func setContentSize(_ size: CGSize) {
    own.contentSize = size
    updateSystemInset()
    if let app = SimulatedApp.current, let index = containerIndex {
      app.phone.setOuterContentSize(size, ofContainer: index)
    }
    SimulatedApp.current?.setNeedsSceneUpdate()
    bringBackOffset()
    SimulatedApp.current?.observedValues.look()
  }

  /// Scrolls back if content that has become shorter now ends above the view's bottom.
  private func bringBackOffset() {
    guard rowView == nil, part is any TablePlaceholderPart,
      let app = SimulatedApp.current, let stage = app.stage as? ControllerStage, !stage.isUpdating,
      own.contentSize != .zero
    else { return }
    let end = own.contentSize.height + adjustedContentInset.bottom - bounds.height
    guard contentOffset.y > max(end, -adjustedContentInset.top) else { return }
    stage.update(app)
    app.notice()
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  ///
  /// An empty rectangle has no effect, as seen on devices (blog.s21g.com/articles/1007).
  func showRect(_ rect: CGRect, animation: Animation?) {
    guard !rect.isEmpty else { return }
    guard let app = SimulatedApp.current, part != nil else {
      return showRectInOwn(rect, animation: animation)
    }
    if let index = containerIndex {
      let outer = app.phone.containers[index]
      app.change {
        $0.setOuterOffset(
          outer.legalOffset(outer.offset(showing: rect, within: outer.unobscured)),
          ofContainer: index, by: .app, animation: animation)
      }
    } else {
      app.change { $0.scrollRectToVisible(rect, by: .app, animation: animation) }
    }
    app.notice()
  }

  /// Scrolls by the smallest distance that shows a rectangle, in a view that stores its own offset.
  private func showRectInOwn(_ rect: CGRect, animation: Animation?) {
    let free = bounds.inset(by: own.adjustedInset)
    func movement(_ start: CGFloat, _ end: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      if start >= least, end <= most { return 0 }
      return start < least || end - start > most - least ? start - least : end - most
    }
    let target = CGPoint(
      x: own.offset.x + movement(rect.minX, rect.maxX, free.minX, free.maxX),
      y: own.offset.y + movement(rect.minY, rect.maxY, free.minY, free.maxY))
    setOffset(own.legal(target, in: bounds.size), animation: animation)
  }

  /// Whether a finger can scroll the scroll view vertically.
  ///
  /// If all content is visible, the view must always bounce (alwaysBounceVertical's documentation).
  var followsFinger: Bool {
    guard let phone = SimulatedApp.current?.phone, isScrollEnabled else { return false }
    return phone.isNested || phone.table.minimumOffset < phone.table.maximumOffset
      || alwaysBounceVertical && bounces
  }

  /// Copies the offset and insets from the simulated phone to the view, before it leaves the phone.
  func keepScrollState() {
    guard let area = phoneArea else { return }
    own.offset = area.offset
    own.inset = UIEdgeInsets(area.inset)
    own.systemInset = UIEdgeInsets(area.systemInset)
    own.indicatorInset = UIEdgeInsets(area.indicatorInset)
  }

  func adjustmentDidChange() {
    SimulatedApp.current?.setNeedsSceneUpdate()
    guard part is any TablePlaceholderPart, let app = SimulatedApp.current else {
      return updateSystemInset()
    }
    app.phone.adopt(contentInsetAdjustmentBehavior.phones)
    app.notice()
  }

  /// Whether the view scrolls vertically, so that UIKit adds bar insets; tables always do.
  var scrollsVertically: Bool {
    alwaysBounceVertical || rowView != nil || contentSize.height > laidOutFrame.height
  }

  /// Updates UIKit's part of the inset from the safe area, unless the simulated phone does that.
  ///
  /// Content that was scrolled to its top stays at the top.
  func updateSystemInset() {
    guard part == nil else { return }
    let new = shareOfSafeArea
    guard new != own.systemInset else { return }
    let (start, offset) = (own.start, own.offset)
    own.systemInset = new
    if offset.x == start.x { own.offset.x = own.start.x }
    if offset.y == start.y { own.offset.y = own.start.y }
    adjustedInsetDidChange()
    if self is UITextView { noteMove(isLaidOut: false) }
    if own.offset != offset { didScroll() }
  }

  /// The safe area insets that UIKit adds to the content inset, by the adjustment behavior
  /// (UIScrollView.ContentInsetAdjustmentBehavior's documentation).
  private var shareOfSafeArea: UIEdgeInsets {
    let (behavior, safe) = (contentInsetAdjustmentBehavior, safeAreaInsets)
    guard behavior != .never, safe != .zero else { return .zero }
    let isAlways = behavior == .always
    let isVertical = isAlways || scrollsVertically || behavior == .automatic && isInNavigation
    let isHorizontal =
      isAlways || alwaysBounceHorizontal || own.contentSize.width > laidOutFrame.width
    return UIEdgeInsets(
      top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0,
      bottom: isVertical ? safe.bottom : 0, right: isHorizontal ? safe.right : 0)
  }

  /// Whether the view is a controller's view, or its first subview, in a navigation controller.
  private var isInNavigation: Bool {
    guard let owner = controller ?? superview?.controller,
      controller != nil || superview?.children.first === self
    else { return false }
    return owner.automaticallyAdjustsScrollViewInsets && owner.navigationController != nil
  }

  func didScroll() { delegate?.scrollViewDidScroll(self) }

  func adjustedInsetDidChange() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  var phones: InsetAdjustment {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }

  init(_ adjustment: InsetAdjustment) {
    switch adjustment {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}
