import Foundation

/// The scroll views around the table.
extension Phone {
  /// The indices in `containers` of the scroll views around the table, outermost first.
  package var outerScrolls: [Int] { containers.indices.filter { containers[$0].isScroll } }

  /// Whether the table is inside a scroll view.
  package var isNested: Bool { scene.isNested }

  /// Sets the contentOffset of a scroll view around the table, even outside the legal range.
  package mutating func setOuterOffset(
    _ offset: CGPoint, ofContainer index: Int, by author: Author, animation: Animation? = nil
  ) {
    let old = containers[index].boundsOrigin
    guard offset != old else { return }
    guard offset.isUsable else { return record(.declined(.unusableNumber)) }
    if var moved = containers[index].scroll?.contentOffset {
      additiveAnimations.set(
        &moved, .outerOffset(index), to: offset, at: clock, animation: animation)
      containers[index].scroll?.contentOffset = moved
    }
    let number = scrollNumber(index)
    record(.outerOffset(scroll: number, from: old, to: offset, author, animation))
  }

  /// Sets the contentInset of a scroll view around the table.
  ///
  /// An illegal offset is moved back into the legal range, unless the setting `insetClamps` is off:
  /// then only the next gesture moves it.
  package mutating func setOuterInset(
    _ inset: EdgeInsets, ofContainer index: Int, by author: Author, animation: Animation? = nil
  ) {
    guard let old = containers[index].scroll?.contentInset, old != inset else { return }
    guard inset.isUsable else { return record(.declined(.unusableNumber)) }
    containers[index].scroll?.contentInset = inset
    let number = scrollNumber(index)
    record(.outerInset(scroll: number, from: old, to: inset, author, animation))
    if settings.insetClamps { bringBackOuterOffset(ofContainer: index, animation: animation) }
  }

  /// Sets the frame of a view around the table in its superview, so that later layouts keep it.
  ///
  /// The change of a view that doesn't scroll is recorded as a change of the root view's frame.
  package mutating func setOuterFrame(
    _ frame: CGRect, ofContainer index: Int, by author: Author, animation: Animation? = nil
  ) {
    let frames = containers.map(\.frame)
    guard frames[index] != frame else { return }
    guard frame.isUsable else { return record(.declined(.unusableNumber)) }
    containers[index].place = .frame(frame)
    let scroll = containers[index].isScroll ? scrollNumber(index) : nil
    record(
      scroll.map { .outerFrame(scroll: $0, from: frames[index], to: frame, author, animation) }
        ?? .rootFrame(from: frames[index], to: frame, author, animation))
    layOutRootView(animation: animation)
    moveContainers(from: frames, animation: animation)
    layOut(animation: animation)
  }

  /// Sets the size of the scrollable content of a scroll view around the table.
  package mutating func setOuterContentSize(_ size: CGSize, ofContainer index: Int) {
    guard containers[index].scroll.map({ $0.declaredSize != size }) ?? false else { return }
    guard size.isUsable else { return record(.declined(.unusableNumber)) }
    containers[index].scroll?.declaredSize = size
    layOutRootView(animation: nil)
    layOut(animation: nil)
  }

  /// Converts a rectangle from the table's content to the content of a scroll view around it.
  package func convertToOuter(fromTable rect: CGRect, container index: Int) -> CGRect {
    containers[(index + 1)...].reversed().reduce(tableContainer.toSuperview(rect)) {
      $1.toSuperview($0)
    }
  }

  /// Returns the frame of the next inner scroll view, in the content of the scroll view at `index`.
  ///
  /// If there is no inner scroll view, returns the table's frame.
  package func frame(ofScrollInside index: Int) -> CGRect {
    let inner = containers.indices.first { $0 > index && containers[$0].isScroll }
    guard let inner else { return convertToOuter(fromTable: table.bounds, container: index) }
    return containers[(index + 1)...inner].reversed().reduce(containers[inner].bounds) {
      $1.toSuperview($0)
    }
  }

  /// Converts a rectangle from the screen to the coordinates of a view around the table.
  package func convertToContainer(_ index: Int, fromScreen rect: CGRect) -> CGRect {
    containers[...index].reduce(root.fromSuperview(rect)) { $1.fromSuperview($0) }
  }

  /// Scrolls each scroll view around the table so that a rectangle becomes visible.
  ///
  /// The rectangle is in the table's content. The innermost scroll view scrolls first. Each scrolls
  /// by the least distance that brings the rectangle into its bounds inside the adjusted inset.
  package mutating func scrollOutersToShow(
    _ rect: CGRect, by author: Author, animation: Animation? = nil
  ) {
    for index in outerScrolls.reversed() {
      let outer = containers[index]
      let target = convertToOuter(fromTable: rect, container: index)
      let offset = outer.offset(
        showing: target, within: settings.visibleArea == .inset ? outer.unobscured : outer.bounds)
      setOuterOffset(
        outer.legalOffset(offset), ofContainer: index, by: author, animation: animation)
    }
  }

  /// Converts an index in `containers` to an index among its scroll views only.
  private func scrollNumber(_ index: Int) -> Int {
    containers[..<index].count { $0.isScroll }
  }
}

/// The dragging of scroll views around the table with a finger.
extension Phone {
  /// Scrolls the scroll views around the table by the rest of a drag that the table couldn't use,
  /// the innermost first.
  ///
  /// The distance is in points on the screen, positive downward.
  mutating func dragOuters(by distance: CGFloat) {
    var left = distance
    for index in outerScrolls.reversed() where left != 0 {
      let scale = containers[..<index].reduce(containers[index].scale) { $0 * $1.scale }
      let old = containers[index].boundsOrigin
      let legal = containers[index].legalOffset(CGPoint(x: old.x, y: old.y - left / scale))
      setOuterOffset(legal, ofContainer: index, by: .user)
      left += (legal.y - old.y) * scale
    }
  }

  /// Drags the scroll views around the table until a row is visible, without scrolling the table.
  mutating func dragOuters(toShowRow row: Int) {
    let rect = table.rect(forRow: row)
    scrollOutersToShow(rect, by: .user)
    guard let index = outerScrolls.first else { return }
    let outer = containers[index]
    let free = convertToContainer(
      index, fromScreen: uncoveredScreen(above: keyboardTop ?? .infinity))
    guard let visible = outer.unobscured.part(in: free) else { return }
    let target = convertToOuter(fromTable: rect, container: index)
    let offset = outer.offset(showing: target, within: visible)
    setOuterOffset(outer.legalOffset(offset), ofContainer: index, by: .user)
  }
}

/// The insets of the scroll views around the table, which depend on the views' layout.
extension Phone {
  /// Sets the insets of the scroll views around the table, and scrolls each to its top.
  mutating func scrollOutersToTheirTops() {
    guard isNested else { return }
    for index in outerScrolls {
      containers[index].scroll?.contentInset = scene.barInset(ofContainer: index)
    }
    updateOuterSystemInsets()
    for index in outerScrolls {
      let least = containers[index].scroll?.minimumOffset ?? .zero
      containers[index].scroll?.contentOffset = AnimatedValue(least)
    }
  }

  /// Whether a scroll view around the table already has the safe area in its own inset.
  ///
  /// It is inferred that the views inside it then get no safe area.
  var isSafeAreaTaken: Bool {
    !containers.isEmpty
      && containers.contains { $0.scroll.map { $0.insetAdjustment != .never } ?? false }
  }

  /// Adds the safe area to the insets of the outermost scroll view whose behavior includes it.
  ///
  /// The safe area includes the controller's additional insets.
  mutating func updateOuterSystemInsets() {
    guard scene.ios >= 11 else { return }
    for index in outerScrolls { containers[index].scroll?.systemInset = .zero }
    let taker = containers.firstIndex { $0.scroll.map { $0.insetAdjustment != .never } ?? false }
    guard let taker, let scroll = containers[taker].scroll else { return }
    let frame = containers[taker].frame
    let covered =
      scene.safeArea(of: frame, in: containers[..<taker], root: rootView.model)
      + scene.options.additionalSafeArea
    containers[taker].scroll?.systemInset = scroll.adjustment(for: covered, in: frame.size)
  }

  /// Sets the default contentInsetAdjustmentBehavior of the scroll views around the table.
  ///
  /// Views that declare their own behavior are unchanged.
  mutating func adoptInOuters(_ behavior: InsetAdjustment) {
    let atTop = outersAtTop
    for index in outerScrolls where containers[index].scroll?.declaredAdjustment == nil {
      containers[index].scroll?.insetAdjustment = behavior
      let barInset = scene.barInset(ofContainer: index)
      if behavior == .never, containers[index].scroll?.contentInset == barInset {
        setOuterInset(.zero, ofContainer: index, by: .uikit)
      }
    }
    updateSystemInset()
    scrollOutersToTop(atTop)
    bringBackOffset(animation: nil)
  }

  /// The indices of the scroll views around the table that are scrolled to their top.
  ///
  /// They stay at their top after a change of insets.
  var outersAtTop: [Int] {
    guard isNested else { return [] }
    return outerScrolls.filter {
      containers[$0].boundsOrigin.y == containers[$0].scroll?.minimumOffset.y
    }
  }

  mutating func scrollOutersToTop(_ outers: [Int]) {
    for index in outers {
      let old = containers[index].boundsOrigin
      let top = containers[index].scroll?.minimumOffset.y ?? old.y
      setOuterOffset(CGPoint(x: old.x, y: top), ofContainer: index, by: .uikit)
    }
  }

  /// Updates outer scroll views' insets for the bars of a new scene, on iOS 7 to 10.
  ///
  /// A scroll view whose inset the app has changed keeps that inset.
  mutating func moveOuterBarInset(from old: Scene) {
    guard isNested else { return }
    for index in outerScrolls
    where containers[index].scroll?.contentInset == old.barInset(ofContainer: index) {
      setOuterInset(scene.barInset(ofContainer: index), ofContainer: index, by: .uikit)
    }
  }

  /// Moves illegal offsets of the scroll views around the table into their legal ranges, the
  /// outermost first.
  mutating func bringBackOuterOffsets(animation: Animation?) {
    for index in outerScrolls { bringBackOuterOffset(ofContainer: index, animation: animation) }
  }

  private mutating func bringBackOuterOffset(ofContainer index: Int, animation: Animation?) {
    let legal = containers[index].legalOffset(containers[index].boundsOrigin)
    setOuterOffset(legal, ofContainer: index, by: .uikit, animation: animation)
  }

  /// Copies the layout of another phone's views around the table, but not their scroll offsets.
  mutating func takeContainers(of other: Phone) {
    let old = containers
    containers = other.containers
    for index in outerScrolls {
      let offset = containers[index].legalOffset(old[index].boundsOrigin)
      containers[index].scroll?.contentOffset = AnimatedValue(offset)
    }
  }
}

/// The animations of the views around the table.
extension Phone {
  /// Sets the frames and offsets of the views around the table to what the screen shows now.
  mutating func presentContainers() {
    for index in containers.indices {
      if let movement = containers[index].movement, movement.model == containers[index].frame {
        containers[index].frame = additiveAnimations.presentation(
          of: movement, .containerFrame(index), at: clock)
        containers[index].movement = nil
      }
      guard let offset = containers[index].scroll?.contentOffset else { continue }
      let seen = additiveAnimations.presentation(of: offset, .outerOffset(index), at: clock)
      containers[index].scroll?.contentOffset = AnimatedValue(seen)
    }
  }
}
