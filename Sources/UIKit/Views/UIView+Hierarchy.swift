/// The superview and subviews of a view.
extension UIView {
  /// The window that contains the view, or the view itself if it is a window; or nil.
  public var window: UIWindow? { windowOrRoot as? UIWindow }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, at: (place(of: sibling, without: view) ?? children.count - 1) + 1)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? children.count)
  }

  /// Returns the index that a subview has once another view is removed from the subviews, or nil.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    children.filter { $0 !== view }.firstIndex(of: sibling)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let one = next {
      if one === view { return true }
      next = one.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviews { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }

  /// Makes a first responder inside the view resign; if forced, even if its delegate refuses.
  ///
  /// - Returns: whether there was one and it has resigned.
  func endEditingInside(isForced: Bool) -> Bool {
    guard let app = SimulatedApp.current, let editor = app.firstResponder.view as? UIView,
      editor.isDescendant(of: self)
    else { return false }
    return app.firstResponder.resign(isForced: isForced)
  }

  func insert(_ view: UIView, at index: Int) {
    guard view.superview !== self else {
      return move(view, to: min(max(0, index), children.count - 1))
    }
    view.move(into: self, at: index, endsEditing: true)
  }

  /// Removes the view from its superview, if it has one.
  ///
  /// - Parameter endsEditing: whether a first responder inside the view resigns.
  func detach(endsEditing: Bool = true) {
    if superview != nil { move(into: nil, at: 0, endsEditing: endsEditing) }
  }

  /// Ends the app, with UIKit's message, if `superview` is the view itself or inside the view.
  private func checkPlace(in superview: UIView) {
    if superview === self { raise(.argument, "Can't add self as subview") }
    guard superview.isDescendant(of: self) else { return }
    raise(.layer, "layer \(superview.layer) is a part of cycle in its layer tree")
  }

  /// Moves the view to the superview `next`, or out of the tree for nil, with UIKit's callbacks.
  ///
  /// The callbacks come in UIKit's order: willMove(toSuperview:), willMove(toWindow:),
  /// didMoveToWindow, didMoveToSuperview (jianshu.com 681053cc48fd, e-com-net.com 5357521). The
  /// callbacks of the superviews come before and after them.
  ///
  /// A view that stays in its window gets no window callbacks (willMove(toWindow:), documentation).
  /// `endsEditing` says whether a first responder inside the view first resigns.
  private func move(into next: UIView?, at index: Int, endsEditing: Bool) {
    if let next { checkPlace(in: next) }
    let (old, oldWindow, newWindow) = (superview, window, next?.window)
    if endsEditing, old != nil { endEditingBeforeLeaving() }
    let changesWindow = oldWindow !== newWindow
    let going = changesWindow && oldWindow != nil ? tellControllersOfGoing() : []
    if old != nil {
      old?.willRemoveSubview(self)
      dropConstraintsAcross()
    }
    willMove(toSuperview: next)
    let coming = changesWindow && newWindow != nil ? tellControllersOfComing() : []
    if changesWindow { tellWillMove(to: newWindow) }
    link(to: next, at: index)
    old?.treeDidChange()
    if let next {
      next.treeDidChange()
      keptLayoutState?.leaveSolving()
    } else {
      treeDidChange()
    }
    if changesWindow, newWindow != nil { tellOfFirstTraits() }
    if changesWindow { tellDidMove() }
    didMoveToSuperview()
    next?.didAddSubview(self)
    old?.setNeedsLayout()
    if let next {
      next.setNeedsLayout()
      askForLayout()
      next.setNeedsUpdateConstraints()
    }
    SimulatedApp.current?.setNeedsSceneUpdate()
    for controller in going { controller.endAppearanceTransition() }
    for controller in coming { controller.didEnterWindow() }
  }

  /// Makes a first responder inside the view resign before the view leaves its window.
  private func endEditingBeforeLeaving() {
    guard let app = SimulatedApp.current, let editor = app.firstResponder.editor as? UIView,
      editor.isDescendant(of: self)
    else { return }
    _ = app.firstResponder.resign(isForced: true)
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  /// Calls `traitCollectionDidChange` in the subtree when it first enters a window (iOS 8 to 12).
  ///
  /// Since iOS 13 views have their traits from the start, without a callback (useyourloaf.com,
  /// "Predicting Size Classes in iOS 13").
  private func tellOfFirstTraits() {
    guard let ios = SimulatedApp.current?.phone.scene.ios, (8..<13).contains(ios) else { return }
    hearOfFirstTraits()
  }

  private func hearOfFirstTraits() {
    if !hasTraits {
      hasTraits = true
      controller?.traitCollectionDidChange(nil)
      traitCollectionDidChange(nil)
    }
    for child in children { child.hearOfFirstTraits() }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for child in children { child.tellDidMove() }
  }
}
