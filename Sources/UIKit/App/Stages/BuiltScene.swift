import UIKitValues
import Simulation

/// The form found in a controller's views: its scroll view, rows, fields and docked bar.
@preconcurrency @MainActor struct BuiltScene {
  private let root: UIView
  /// The views that contain fields and lie over the root view, such as dialogs, front to back.
  private let overlays: [UIView]
  /// The view that contains the form's fields: the root view, or a view over it.
  let home: UIView
  /// Whether the controller adjusts the scroll view's insets for its bars.
  private let adjustsInsets: Bool
  private let isInNavigation: Bool
  private let addedSafeArea: EdgeInsets
  let scrollView: UIScrollView?
  /// The scroll views around the form's scroll view, outermost first; can include the root view.
  let outers: [UIScrollView]
  /// The text fields by row; nil for a table row without a field.
  let fields: [UIView?]
  /// The fields that are hidden now, and keep their rows without a height.
  private let hidden: Set<UIView>
  /// The part of a view that each row fills, or an empty array if the fields themselves are rows.
  private let places: [RowPlace]

  /// The bar docked at the screen's bottom even without the keyboard, such as a chat's input bar.
  private let bar: UIView?

  private var rowView: (any RowView)? { scrollView?.rowView }

  /// Whether the fields are in rows of a table or collection view.
  var hasRows: Bool { rowView != nil }

  /// Finds the form's scroll view, rows and fields among a controller's views.
  ///
  /// - Parameters:
  ///   - controller: the view controller of the screen.
  ///   - root: the controller's view.
  ///   - overlays: the views with fields over the root view, from front to back.
  ///   - anchor: a field that must be included. Its scroll view becomes the table. If it is nil,
  ///     `number` chooses the scroll view.
  ///   - number: the number of the scroll view among those with fields, from 1.
  ///   - before: the former fields by row. Those that are hidden now keep their rows.
  init(
    _ controller: UIViewController, _ root: UIView, under overlays: [UIView] = [],
    around anchor: UIView? = nil, number: Int = 1, after before: [UIView?] = []
  ) {
    self.root = root
    self.overlays = overlays
    adjustsInsets = controller.automaticallyAdjustsScrollViewInsets
    isInNavigation = adjustsInsets && controller.navigationController != nil
    bar = controller.dockedBar
    let scrollView: UIScrollView?
    let roots = overlays + [root]
    let home: UIView
    if let anchor, let place = roots.first(where: anchor.isDescendant) {
      (scrollView, home) = (anchor.scrollViewAround, place)
    } else {
      let heads = number > 1 ? root.firstFieldsOfScrollViews(under: overlays) : []
      let first =
        heads.count >= number
        ? heads[number - 1] : roots.lazy.compactMap(\.firstFieldInside).first
      // Without fields, the phone shows the first scroll view.
      scrollView = first == nil ? root.firstScrollView : first?.scrollViewAround
      home = first.flatMap { field in roots.first(where: field.isDescendant) } ?? root
    }
    self.scrollView = scrollView
    self.home = home
    let inside = (scrollView ?? root).controllerAround ?? controller
    addedSafeArea = inside.additionalSafeAreaAround
    outers = scrollView?.scrollViewsAround(upTo: home).reversed() ?? []
    guard let rowView = scrollView?.rowView else {
      var found: [UIView] = []
      home.addFieldsInside(to: &found)
      let place = scrollView ?? root
      found = found.filter { $0.scrollViewAround === scrollView }
        .sorted { $0.rect(in: place).minY < $1.rect(in: place).minY }
      hidden = found.addHidden(of: before) {
        $0.textInput != nil && $0.scrollViewAround === scrollView && $0.isDescendant(of: home)
      }
      fields = found
      places = []
      return
    }
    hidden = []
    places = rowView.rowPlaces
    var fields = places.map(\.field)
    if let anchor, let row = places.firstIndex(where: { $0.holds(anchor) }) { fields[row] = anchor }
    self.fields = fields
  }

  /// The fields of the screen that aren't rows of the form, in tree order.
  ///
  /// Fields under an overlay, such as a dialog, are left out.
  var otherFields: [UIView] {
    (overlays + [root]).flatMap { place in
      var found: [UIView] = []
      place.addFieldsInside(to: &found)
      return found.filter {
        ($0.scrollViewAround !== scrollView || place !== home) && !$0.isUnder(overlays)
      }
    }
  }

  /// The second and later fields of table rows, which the form leaves out.
  var fieldsBesideOthers: [UIView] {
    zip(places, fields).flatMap { place, field in
      var found: [UIView] = []
      place.view.addFieldsInside(to: &found)
      return found.filter {
        $0 !== field && $0.scrollViewAround === scrollView && place.holds($0)
      }
    }
  }

  /// Returns the form's rows for the simulated phone, with the keyboard traits of their fields.
  func contents(on scene: Scene) -> (rows: RowGeometry, traits: [FieldTraits?]) {
    let traits = fields.map { $0.flatMap { hidden.contains($0) ? nil : $0.textInput?.traits } }
    if let rowView {
      let frames = zip(fields, places).map { field, place in field.map(place.frame) }
      return (rowView.geometry(on: scene).with(fieldFrames: frames), traits)
    }
    let frames = fieldFrames.map { $0 ?? .zero }
    let height = scrollView?.own.contentSize.height ?? 0
    return (RowGeometry(frames: frames, contentHeight: height), traits)
  }

  /// The frames of the form's fields, in its scroll view's content or, if there is no scroll view,
  /// in the root view.
  var fieldFrames: [CGRect?] {
    let place = scrollView ?? root
    var next: CGRect?
    return fields.reversed().map { field in
      guard let field, hidden.contains(field) else {
        next = field?.rect(in: place)
        return next
      }
      return CGRect(x: 0, y: next?.minY ?? 0, width: 0, height: 0)
    }.reversed()
  }

  /// Returns each field's index from 0 in `before`, the former fields by row; nil for a new field.
  func origins(in before: [UIView?]) -> [Int?] {
    let rows = Dictionary(
      before.enumerated().compactMap { row, field in field.map { (ObjectIdentifier($0), row) } }
    ) { $1 }
    return fields.enumerated().map { row, field in
      if let field { return rows[ObjectIdentifier(field)] }
      return before.indices.contains(row) && before[row] != nil ? nil : row
    }
  }

  /// Returns a simulated phone whose rows are made from these views.
  ///
  /// - Parameters:
  ///   - old: the current phone.
  ///   - containers: the views between the phone's root view and the app's, for example a sheet.
  ///   - fieldsScroll: whether focused fields scroll into view.
  /// - Returns: a phone with the old one's settings and the new rows.
  func phone(instead old: Phone, in containers: [Container], fieldsScroll: Bool) -> Phone {
    var options = old.scene.options
    options.additionalSafeArea = addedSafeArea
    options.isFirstSubview =
      outers.isEmpty && scrollView != nil && root.children.first === scrollView
    options.insetAdjustment = scrollView.map { adjustment(of: $0, on: old.scene) } ?? .never
    options.isUnderDockedBar = true
    let scene = old.scene.with(tablePlace, in: containers + outers.map(container), options)
      .with(docked)
    let contents = contents(on: scene)
    var phone = Phone(
      scene: scene, rows: contents.rows, style: style, fields: contents.traits)
    phone.takeSettings(of: old)
    phone.settings.fieldScroll = fieldsScroll && scrollView != nil
    phone.isRecording = old.isRecording
    return phone
  }

  /// The simulated phone's description of the docked bar and its field, or nil without a bar.
  var docked: DockedBar? {
    bar.map {
      DockedBar(
        height: $0.heightAsAccessory, field: $0.firstFieldInside?.textInput?.traits ?? FieldTraits()
      )
    }
  }

  /// Makes the scroll view the simulated phone's table with insets and offset, and docks the bar.
  ///
  /// `isInSheet` says that the simulated phone's sheet is around the root view.
  func attach(to app: SimulatedApp, isInSheet: Bool) {
    if let bar {
      let size = bar.geometry.frame.size
      bar.part = BarPart()
      app.window?.addSubview(bar)
      if bar.laidOutFrame.size != size { bar.sizeDidChange(from: size) }
    }
    attachOuters(to: app, isInSheet: isInSheet)
    guard let scrollView else { return }
    let own = scrollView.own
    let isRoot = scrollView === root
    scrollView.part = isRoot && !isInSheet ? RootTablePart() : TablePart(isBuilt: !isRoot)
    if own.inset != .zero || own.indicatorInset != .zero {
      app.change {
        $0.setContentInset(
          EdgeInsets(own.inset), indicators: EdgeInsets(own.indicatorInset), by: .app)
      }
    }
    // A scroll view at its top stays at the top, where UIKit's part of the inset was added.
    let isAtTop = own.offset.y == own.start.y
    if !isAtTop || own.inset.top != 0 {
      let y = isAtTop ? -app.phone.adjustedContentInset.top : own.offset.y
      app.change { $0.setContentOffset(y, by: .app) }
    }
    rowView?.keepCells()
  }

  /// Makes the outer scroll views represent the views around the simulated phone's table.
  private func attachOuters(to app: SimulatedApp, isInSheet: Bool) {
    let first = app.phone.containers.count - outers.count
    for (index, outer) in outers.enumerated() {
      let (own, index) = (outer.own, first + index)
      let isRoot = outer === root
      outer.part = ContainerPart(
        index: index, isBuilt: true, isRoot: isRoot && !isInSheet,
        fillsSheet: isRoot && isInSheet)
      if own.inset != .zero {
        app.change { $0.setOuterInset(EdgeInsets(own.inset), ofContainer: index, by: .app) }
      }
      if own.offset != .zero {
        app.change { $0.setOuterOffset(own.offset, ofContainer: index, by: .app) }
      }
    }
  }

  /// Updates the frames of the simulated phone's table and of the scroll views around it.
  func moveTable(on app: SimulatedApp) {
    for outer in outers where outer !== root {
      guard let index = (outer.part as? ContainerPart)?.index else { continue }
      let frame = frameInPhone(outer)
      guard frame != app.phone.containers[index].frame else { continue }
      app.change { $0.setOuterFrame(frame, ofContainer: index, by: .app, animation: app.animation) }
    }
    guard let scrollView, scrollView !== root else { return }
    let frame = frameInPhone(scrollView)
    guard frame != app.phone.tableFrame else { return }
    app.change { $0.setTableFrame(frame, by: .app, animation: app.animation) }
  }

  /// Updates how UIKit adjusts the scroll view's insets, after the view's frame has changed.
  ///
  /// Content that didn't scroll in a higher frame may scroll now.
  func readjust(_ app: SimulatedApp) {
    guard let scrollView, outers.isEmpty else { return }
    let new = adjustment(of: scrollView, on: app.phone.scene)
    if new != app.phone.scene.options.insetAdjustment { app.phone.readjust(to: new) }
  }

  /// Returns how UIKit adjusts a scroll view's insets for bars; nil for the automatic mode.
  ///
  /// In the mode for scrollable axes, content that doesn't scroll gets no insets. The same is true
  /// in the automatic mode outside of a navigation controller (ContentInsetAdjustmentBehavior's
  /// documentation). Before iOS 11, the controller decides.
  private func adjustment(of scrollView: UIScrollView, on scene: Scene) -> InsetAdjustment? {
    let behavior = scrollView.contentInsetAdjustmentBehavior
    if behavior == .automatic, scene.ios < 11 { return adjustsInsets ? nil : .never }
    let isByAxes = behavior == .scrollableAxes || behavior == .automatic && !isInNavigation
    if isByAxes, !scrollView.scrollsVertically { return .never }
    guard behavior == .automatic else { return behavior.phones }
    return adjustsInsets ? nil : .scrollableAxes
  }

  private var style: TableStyle { rowView?.phonesStyle ?? .stack }

  /// The place of the simulated phone's table: the scroll view's frame, or the whole root view.
  private var tablePlace: Simulation.ViewPlace {
    guard let scrollView, scrollView !== root else { return .insets(.zero) }
    return .frame(frameInPhone(scrollView))
  }

  private func container(_ outer: UIScrollView) -> Container {
    Container(
      place: outer === root ? .insets(.zero) : .frame(frameInPhone(outer)),
      scroll: ScrollArea(
        contentSize: outer.own.contentSize,
        insetAdjustment: outer.contentInsetAdjustmentBehavior.phones))
  }

  /// Returns a scroll view's frame, in the enclosing scroll view's content or in the root view.
  private func frameInPhone(_ view: UIScrollView) -> CGRect {
    guard let parent = view.superview else { return view.geometry.frame }
    if home !== root, view.scrollViewsAround().isEmpty {
      return parent.convert(view.geometry.frame, inFirstWindowTo: root)
    }
    return parent.convert(
      view.geometry.frame, upTo: view.scrollViewsAround(upTo: root).first ?? root)
  }
}

extension [UIView] {
  /// Inserts the former fields that `isThere` accepts and that are missing, since they are hidden.
  ///
  /// Each one comes after its former predecessor. Nothing is inserted if all fields are new.
  fileprivate mutating func addHidden(
    of before: [UIView?], isThere: (UIView) -> Bool
  ) -> Set<UIView> {
    let shown = Set(self)
    guard before.contains(where: { $0.map(shown.contains) ?? false }) else { return [] }
    var (hidden, place) = (Set<UIView>(), 0)
    for case let field? in before {
      if let index = firstIndex(of: field) {
        place = index + 1
      } else if isThere(field) {
        insert(field, at: place)
        place += 1
        hidden.insert(field)
      }
    }
    return hidden
  }
}

extension UIView {
  /// Appends the subtree's text fields, text views and other views with key input, in tree order.
  func addFieldsInside(to found: inout [UIView]) {
    if textInput != nil {
      found.append(self)
    } else {
      for view in viewsWithFields { view.addFieldsInside(to: &found) }
    }
  }

  /// The first field of each scroll view that is in the view's subtree and has fields, in tree
  /// order.
  ///
  /// All fields outside of scroll views count as one group, with one first field.
  private var firstFieldsOfScrollViews: [UIView] {
    var (found, seen) = ([UIView](), Set<ObjectIdentifier?>())
    addFieldsInside(to: &found)
    return found.filter { seen.insert($0.scrollViewAround.map { ObjectIdentifier($0) }).inserted }
  }

  /// Returns the first field of each scroll view: from the overlays, front to back, and then the
  /// fields of this view that no overlay covers.
  func firstFieldsOfScrollViews(under overlays: [UIView]) -> [UIView] {
    overlays.flatMap(\.firstFieldsOfScrollViews)
      + firstFieldsOfScrollViews.filter { !$0.isUnder(overlays) }
  }

  /// Returns whether one of the overlays, such as a dialog, would get a touch at the view's center.
  fileprivate func isUnder(_ overlays: [UIView]) -> Bool {
    guard !overlays.isEmpty, let app = SimulatedApp.current else { return false }
    let place = convertToFirstWindow(bounds)
    let found = app.windows.hitTest(CGPoint(x: place.midX, y: place.midY))
    return overlays.contains { found?.isDescendant(of: $0) == true && !isDescendant(of: $0) }
  }

  var firstFieldInside: UIView? {
    if textInput != nil { return self }
    for view in viewsWithFields {
      if let field = view.firstFieldInside { return field }
    }
    return nil
  }

  /// The visible subviews that are searched for fields.
  ///
  /// For a table they are the cells of all rows, created if necessary, and the views around the
  /// cells.
  private var viewsWithFields: [UIView] {
    if let rowView, rowView.hasDataSource {
      let (above, below) = rowView.viewsAround
      return above + rowView.rowCells + below
    }
    return children.contains(where: \.isHidden) ? children.filter { !$0.isHidden } : children
  }

  /// Returns the view's bounds in another view's coordinates, also across windows.
  ///
  /// A text view that scrolls shows its text only inside its adjusted insets.
  fileprivate func rect(in view: UIView) -> CGRect {
    guard let text = self as? UITextView, text.isScrollEnabled else {
      return convert(bounds, inFirstWindowTo: view)
    }
    let (height, safe) = (text.contentSize.height, safeAreaInsets.bottom)
    let area = text.own.textArea(in: bounds, contentHeight: height, safeAreaBottom: safe)
    return convert(area, inFirstWindowTo: view)
  }

  /// Converts a rectangle to the coordinates of a view in this window or in the app's first window.
  fileprivate func convert(_ rect: CGRect, inFirstWindowTo view: UIView) -> CGRect {
    guard window !== view.window, window != nil else { return convert(rect, to: view) }
    return view.convert(convertToFirstWindow(rect), from: nil)
  }
}
