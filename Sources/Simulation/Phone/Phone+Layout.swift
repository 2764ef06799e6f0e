import Foundation

extension Phone {
  /// The size of the table's superview, and the insets of the area there that bars cover.
  var spaceOfTable: (size: CGSize, bars: EdgeInsets) {
    scene.spaceOfTable(in: containers, rootSize: rootView.model.size)
  }

  /// Lays out the views between the root view and the table, from the outermost inward.
  mutating func layOutContainers() {
    guard !containers.isEmpty else { return }
    scene.layOut(
      &containers, rootSize: rootView.model.size, keyboardTop: keyboardTopForPresented)
  }

  /// The top edge on the screen of the keyboard that presented screens avoid, or nil.
  ///
  /// It is inferred that a presented screen doesn't avoid the keyboard of a screen over it.
  private var keyboardTopForPresented: CGFloat? {
    scene.hasSheet && isKeyboardUp && responder != .cover ? dockedKeyboardTop : nil
  }

  /// Moves or resizes the form's sheet for the current keyboard, as UIKit does.
  mutating func layOutSheet(animation: Animation?) {
    guard scene.hasSheet, let old = containers.first?.frame else { return }
    let frames = containers.map(\.frame)
    layOutRootView(animation: animation)
    let new = containers[0].frame
    guard new != old else { return }
    record(.sheetFrame(from: old, to: new, animation))
    moveContainers(from: frames, animation: animation)
    layOut(animation: animation)
  }

  /// Animates the views around the table from old frames to their current ones.
  mutating func moveContainers(from frames: [CGRect], animation: Animation?) {
    guard var animation else { return }
    if !animation.isAdditive { animation.beginsFromCurrentState = true }
    for (index, old) in frames.enumerated() where containers[index].frame != old {
      var movement = containers[index].movement ?? AnimatedValue(old)
      additiveAnimations.set(
        &movement, .containerFrame(index), to: containers[index].frame, at: clock,
        animation: animation)
      containers[index].movement = movement
    }
  }

  /// Lays out the views in the form's root view, down to the table.
  ///
  /// A table with a fixed frame keeps its frame.
  mutating func layOutRootView(animation: Animation?) {
    layOutContainers()
    guard case .insets = scene.tablePlace else { return }
    let (size, bars) = spaceOfTable
    let old = table.frame.model
    let new = ViewPlace.insets(tableInsets).frame(in: size, bars: bars)
    guard new != old else { return }
    additiveAnimations.set(&table.frame, .tableFrame, to: new, at: clock, animation: animation)
    record(.tableFrame(from: old, to: new, .uikit, animation))
  }

  /// The table's frame on the screen as UIKit would lay it out with the present keyboard.
  ///
  /// Frames that a strategy or an app has set are ignored.
  package var tableFrameOfUIKit: CGRect {
    var phone = self
    phone.isRecording = false
    phone.rootView = AnimatedValue(CGRect(origin: .zero, size: scene.screenSize))
    for index in containers.indices where !containers[index].isScroll {
      phone.containers[index].place = scene.containers[index].place
    }
    phone.layOutContainers()
    let (size, bars) = phone.spaceOfTable
    phone.table.frame = AnimatedValue(scene.tablePlace.frame(in: size, bars: bars))
    return phone.tableFrameOnScreen
  }

  /// Stores the table's distances from its superview's edges, so that later layouts restore them.
  mutating func keepTableInsets() {
    let (size, bars) = spaceOfTable
    let frame = table.frame.model
    tableInsets = EdgeInsets(
      top: frame.minY - bars.top, left: frame.minX - bars.left,
      bottom: size.height - bars.bottom - frame.maxY,
      right: size.width - bars.right - frame.maxX)
  }

  /// Replaces the scene (device, bars and views around the table), for example after a rotation.
  ///
  /// The root view fills the new screen, views with fixed distances from edges keep them, and the
  /// keyboard gets its hidden frame. Views around the table that an app has moved are reset, except
  /// scroll views.
  mutating func show(_ new: Scene) {
    let (old, oldRoot) = (scene, rootView.model)
    scene = new
    keyboard.frame.set(scene.restingKeyboardFrame, at: clock, animation: nil)
    let root = CGRect(origin: .zero, size: scene.screenSize)
    rootView.set(root, at: clock, animation: nil)
    record(.rootFrame(from: oldRoot, to: root, .uikit, nil))
    for (index, container) in new.containers.enumerated() where !containers[index].isScroll {
      containers[index].place = container.place
    }
    updateBars(from: old)
  }

  /// Updates the layout after a scene with other bars has replaced the scene `old`.
  mutating func updateBars(from old: Scene) {
    let isAdjusted = table.insetAdjustment != .never
    keepingAtTop(from: old) { phone in
      if isAdjusted { phone.moveBarInset(from: old.barInset, to: phone.scene.barInset) }
      phone.layOutRootView(animation: nil)
      phone.moveOuterBarInset(from: old)
      phone.stretchBar()
      phone.updateSystemInset()
    }
    layOut(animation: nil)
  }

  /// The table's vertical offset when the form opens.
  package var openingOffset: CGFloat { openingOffset(in: scene) }

  /// Returns the table's vertical offset when the form opens in a scene.
  func openingOffset(in scene: Scene) -> CGFloat {
    -table.leastInset.top - min(table.barStretch, scene.openingStretch)
  }

  /// Sets how far the navigation bar grows, with large title and search bar, as the table scrolls.
  ///
  /// Over a table that ignores the safe area (`never`), the bar stays small.
  mutating func stretchBar() {
    table.barStretch = table.insetAdjustment == .never ? 0 : scene.barStretch
    table.openingStretch = min(table.barStretch, scene.openingStretch)
  }

  /// The bar heights that UIKit itself adds to contentInset, on iOS 7 to 10.
  private var barInset: EdgeInsets { table.insetAdjustment == .never ? .zero : scene.barInset }

  /// Replaces the inset that UIKit has added to contentInset for bars, unless the app has changed
  /// contentInset since.
  private mutating func moveBarInset(from old: EdgeInsets, to new: EdgeInsets) {
    guard old != new, table.contentInset == old else { return }
    setContentInset(new, indicators: new, by: .uikit)
  }

  /// Updates the table's safe-area insets after a change of position, and its offset if necessary.
  ///
  /// The offset is moved into its legal range, and rows that come onto the screen are measured.
  mutating func layOut(animation: Animation?) {
    updateSystemInset()
    bringBackOffset(animation: animation)
    if table.rows.isEstimated { measureRows() }
  }

  /// Replaces the estimated heights of rows on the screen with the rows' own heights.
  ///
  /// Rows measured above `old`, the offset before a scroll, don't move the content below. It is
  /// inferred that rows which an animation only passes over are not measured.
  mutating func measureRows(comingFrom old: CGFloat? = nil) {
    guard table.rows.isEstimated else { return }
    let size = table.contentSize
    var edge = old ?? -.infinity
    while let row = estimatedRowOnScreen {
      let top = table.rows.span(ofRow: row).lowerBound
      let height = table.rows.contentHeight
      table.rows = table.rows.measuring(row)
      let growth = table.rows.contentHeight - height
      guard top < edge, table.contentOffset.model.y < edge else { continue }
      edge += growth
      let y = table.contentOffset.model.y
      table.contentOffset = AnimatedValue(CGPoint(x: 0, y: y + growth))
      noting(.measuring) {
        $0.record(.offset(from: y, to: y + growth, asked: y + growth, .uikit, nil))
      }
    }
    let measured = table.contentSize
    guard size != measured else { return }
    record(.contentSize(from: size, to: measured))
    let y = table.contentOffset.model.y
    guard y > table.maximumOffset else { return }
    bringBackOffset(animation: nil)
    measureRows(comingFrom: y)
  }

  /// The first row on the screen that still has an estimated height, or nil if there isn't one.
  private var estimatedRowOnScreen: Int? {
    let bounds = table.bounds
    return table.rows.rows(from: bounds.minY, to: bounds.maxY).first { table.rows.isEstimated($0) }
  }

  /// Updates the insets that UIKit adds to the table for the safe area, since iOS 11.
  ///
  /// They include the height that UIKit reserves for the keyboard, whatever
  /// contentInsetAdjustmentBehavior is (radar 35572084).
  mutating func updateSystemInset() {
    if !containers.isEmpty { updateOuterSystemInsets() }
    let old = table.systemInset
    let safeArea = adjustment
    table.systemInset = EdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: max(safeArea.bottom, table.keyboardInset),
      right: safeArea.right)
    let new = table.systemInset
    if old != new { record(.systemInset(from: old, to: new)) }
  }

  /// The insets that UIKit adds to the table's contentInset for the safe area.
  private var adjustment: EdgeInsets {
    let behavior = table.insetAdjustment
    guard scene.ios >= 11, behavior != .never, !isSafeAreaTaken else { return .zero }
    let covered =
      scene.safeArea(of: table.frame.model, in: containers, root: rootView.model)
      + scene.options.additionalSafeArea
    return EdgeInsets(
      top: behavior.isVertical ? covered.top : 0, left: behavior.isHorizontal ? covered.left : 0,
      bottom: behavior.isVertical ? covered.bottom : 0,
      right: behavior.isHorizontal ? covered.right : 0)
  }

  /// Sets the table's contentInsetAdjustmentBehavior to the default of the app's UI framework.
  ///
  /// A behavior that the form or a setting declares is used instead. Nil means `automatic`.
  package mutating func adopt(_ behavior: InsetAdjustment?) {
    if isNested { adoptInOuters(behavior ?? .automatic) }
    let new = scene.options.insetAdjustment ?? behavior ?? .automatic
    guard new != table.insetAdjustment else { return }
    keepingAtTop { phone in
      let old = phone.barInset
      phone.table.insetAdjustment = new
      phone.stretchBar()
      phone.updateSystemInset()
      phone.moveBarInset(from: old, to: phone.barInset)
    }
    bringBackOffset(animation: nil)
  }

  /// Replaces the contentInsetAdjustmentBehavior of a table that isn't in another scroll view.
  ///
  /// An app does this, for example, when content that fit its view must scroll in a lower view.
  package mutating func readjust(to behavior: InsetAdjustment?) {
    guard !isNested else { return }
    var options = scene.options
    options.insetAdjustment = behavior
    scene = scene.with(scene.tablePlace, options)
    adopt(nil)
  }

  /// Performs a change of insets; a table that was scrolled to its top stays at its top.
  ///
  /// It is inferred that the table stays there, as when a controller's bars change.
  ///
  /// A search bar that was hidden stays hidden.
  private mutating func keepingAtTop(from old: Scene? = nil, _ change: (inout Phone) -> Void) {
    let wasAt = table.contentOffset.model.y
    let isAsOpened = wasAt == openingOffset(in: old ?? scene)
    let isAtTop = wasAt == table.minimumOffset
    let outersAtTop = outersAtTop
    change(&self)
    scrollOutersToTop(outersAtTop)
    let top = isAsOpened ? openingOffset(in: scene) : table.minimumOffset
    let y = table.contentOffset.model.y
    guard isAsOpened || isAtTop, y != top else { return }
    table.contentOffset = AnimatedValue(CGPoint(x: 0, y: top))
    record(.clamped(from: y, to: top))
  }

  /// Moves the offsets of the table and of the scroll views around it into their legal ranges.
  mutating func bringBackOffset(animation: Animation?) {
    if !containers.isEmpty { bringBackOuterOffsets(animation: animation) }
    let y = table.contentOffset.model.y
    let legal = table.legalOffset(y)
    guard legal != y else { return }
    additiveAnimations.set(
      &table.contentOffset, .offset, to: CGPoint(x: 0, y: legal), at: clock, animation: animation)
    record(.clamped(from: y, to: legal))
  }

  /// Sets the height at the table's bottom that UIKit reserves for the keyboard, in points.
  ///
  /// The height comes from a table view controller, or from the keyboard's safe-area region. If
  /// `settings.controllerInset` is `adjusted`, adjustedContentInset includes the height, which then
  /// includes the safe area (WebKit's comment on apps linked with iOS 11).
  ///
  /// Otherwise UIKit adds the height to contentInset, and subtracts it when the keyboard hides,
  /// even if the app has replaced contentInset meanwhile (radar 13836932).
  package mutating func setKeyboardInset(_ height: CGFloat, animation: Animation? = nil) {
    let isInContent = settings.controllerInset == .content
    table.keyboardInset = isInContent ? 0 : height
    addToContentInset(isInContent ? height : 0, animation: animation)
    layOut(animation: animation)
  }

  private mutating func addToContentInset(_ height: CGFloat, animation: Animation?) {
    let change = height - table.addedInset
    guard change != 0 else { return }
    table.addedInset = height
    var inset = table.contentInset
    inset.bottom += change
    var indicators = table.scrollIndicatorInsets
    indicators.bottom += change
    setContentInset(inset, indicators: indicators, by: .uikit, animation: animation)
  }
}

extension Phone {
  /// Sets the additionalSafeAreaInsets of the view controller with the table.
  package mutating func setAdditionalSafeArea(_ insets: EdgeInsets) {
    var options = scene.options
    options.additionalSafeArea = insets
    scene = scene.with(scene.tablePlace, options)
    layOut(animation: nil)
  }
}
