/// The tree of views.
extension UIView {
  /// The window whose view it is.
  public var window: UIWindow? {
    var view = self
    while let parent = view.superview { view = parent }
    return view as? UIWindow
  }

  func insert(_ view: UIView, above sibling: UIView) {
    view.detach(into: window)
    insert(view, at: (children.firstIndex(of: sibling) ?? children.count - 1) + 1)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    view.detach(into: window)
    insert(view, at: children.firstIndex(of: sibling) ?? children.count)
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    children.swapAt(first, second)
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

  /// Resigns what is first responder in it; by force also where that refuses.
  func endEditingInside(isForced: Bool) -> Bool {
    guard let app = SimulatedApp.current, let editor = app.firstResponder as? UIView,
      editor.isDescendant(of: self)
    else { return false }
    return app.resignFirstResponder(isForced: isForced)
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(of: view) else { return }
    children.remove(at: old)
    children.insert(view, at: index)
  }

  func insert(_ view: UIView, at index: Int) {
    if view.superview === self { return move(view, to: children.count - 1) }
    let window = window
    view.detach(into: window)
    view.willMove(toSuperview: self)
    let coming = window == nil ? [] : view.tellControllersOfComing()
    if window != nil { view.tellWillMove(to: window) }
    if index >= children.count {
      children.append(view)
    } else {
      children.insert(view, at: max(0, index))
    }
    view.superview = self
    treeDidChange()
    view.keptLayoutState?.engine = nil
    if window != nil { view.tellDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.askForLayout()
    setNeedsUpdateConstraints()
    SimulatedApp.current?.isSceneStale = true
    for controller in coming { controller.didEnterWindow() }
  }

  /// Takes it out of its superview.
  ///
  /// - Parameters:
  ///   - next: the window in which it is put elsewhere; nil for none.
  ///   - endsEditing: whether what is first responder in it resigns.
  func detach(into next: UIWindow? = nil, endsEditing: Bool = true) {
    guard let parent = superview else { return }
    if endsEditing { endEditingBeforeLeaving() }
    let window = window
    let leavesWindow = window != nil
    let going = window === next ? [] : tellControllersOfGoing()
    parent.willRemoveSubview(self)
    dropConstraintsAcross()
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil) }
    parent.children.removeAll { $0 === self }
    superview = nil
    parent.treeDidChange()
    treeDidChange()
    if leavesWindow { tellDidMove() }
    didMoveToSuperview()
    parent.setNeedsLayout()
    SimulatedApp.current?.isSceneStale = true
    for controller in going { controller.endAppearanceTransition() }
  }

  /// A view that leaves its window is first responder no more.
  private func endEditingBeforeLeaving() {
    guard let app = SimulatedApp.current, let editor = app.editor as? UIView,
      editor.isDescendant(of: self)
    else { return }
    _ = app.resignFirstResponder(isForced: true)
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for child in children { child.tellDidMove() }
  }
}
