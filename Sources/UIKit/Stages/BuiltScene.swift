import Foundation
import Simulation

/// A controller's views as a phone's table: the one that scrolls, and its rows.
@preconcurrency @MainActor struct BuiltScene {
  private let root: UIView
  /// What stands over it with fields, from front to back.
  private let overlays: [UIView]
  /// What of these holds the fields.
  let home: UIView
  /// Whether the controller is for insets by its bars.
  private let adjustsInsets: Bool
  private let isInNavigation: Bool
  private let addedSafeArea: EdgeInsets
  let scrollView: UIScrollView?
  /// The scroll views around that one, outermost first, of which the root view may be one.
  let outers: [UIScrollView]
  /// By their rows; a row of a table may have none.
  let fields: [UIView?]
  /// Where each row's field lies; none where fields are rows themselves.
  private let places: [RowPlace]

  /// The bar that stands at the screen's bottom without the keyboard.
  private let bar: UIView?

  private var rowView: (any RowView)? { scrollView?.rowView }

  /// Whether its fields lie in rows.
  var hasRows: Bool { rowView != nil }

  /// Looks at the views of a controller.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - root: its view.
  ///   - overlays: what stands over that with fields, from front to back.
  ///   - anchor: the field that the phone's table is to hold, and its row where there are others in that;
  ///     nil takes the first of a scroll view.
  ///   - number: which one that is, from 1, of those that hold fields.
  init(
    _ controller: UIViewController, _ root: UIView, under overlays: [UIView] = [],
    around anchor: UIView? = nil, number: Int = 1
  ) {
    self.root = root
    self.overlays = overlays
    adjustsInsets = controller.automaticallyAdjustsScrollViewInsets
    isInNavigation = adjustsInsets && controller.navigationController != nil
    addedSafeArea = EdgeInsets(controller.additionalSafeAreaInsets)
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
      // Without a field it is all the phone has to show.
      scrollView = first == nil ? root.firstScrollView : first?.scrollViewAround
      home = first.flatMap { field in roots.first(where: field.isDescendant) } ?? root
    }
    self.scrollView = scrollView
    self.home = home
    outers = scrollView?.scrollViewsAround(upTo: home).reversed() ?? []
    guard let rowView = scrollView?.rowView else {
      var found: [UIView] = []
      home.addFieldsInside(to: &found)
      let place = scrollView ?? root
      fields = found.filter { $0.scrollViewAround === scrollView }
        .sorted { $0.rect(in: place).minY < $1.rect(in: place).minY }
      places = []
      return
    }
    places = rowView.rowPlaces
    var fields = places.map(\.field)
    if let anchor, let row = places.firstIndex(where: { $0.holds(anchor) }) { fields[row] = anchor }
    self.fields = fields
  }

  /// The fields that it does not hold, in the order of the tree: those in another scroll view, or
  /// in none, but for what lies under something else.
  var otherFields: [UIView] {
    (overlays + [root]).flatMap { place in
      var found: [UIView] = []
      place.addFieldsInside(to: &found)
      return found.filter {
        ($0.scrollViewAround !== scrollView || place !== home) && !$0.isUnder(overlays)
      }
    }
  }

  /// The fields in its rows beside those that are their rows' own.
  var fieldsBesideOthers: [UIView] {
    zip(places, fields).flatMap { place, field in
      var found: [UIView] = []
      place.view.addFieldsInside(to: &found)
      return found.filter {
        $0 !== field && $0.scrollViewAround === scrollView && place.holds($0)
      }
    }
  }

  /// The rows, with what each one's field asks of the keyboard.
  func contents(on scene: Scene) -> (rows: RowGeometry, traits: [FieldTraits?]) {
    let traits = fields.map { $0?.textInput?.traits }
    if let rowView {
      let frames = zip(fields, places).map { field, place in field.map(place.frame) }
      return (rowView.geometry(on: scene).with(fieldFrames: frames), traits)
    }
    let frames = fieldFrames.map { $0 ?? .zero }
    let height = scrollView?.own.contentSize.height ?? 0
    return (RowGeometry(frames: frames, contentHeight: height), traits)
  }

  /// Where each field lies in the content, or in the root view where nothing scrolls.
  var fieldFrames: [CGRect?] {
    let place = scrollView ?? root
    return fields.map { $0?.rect(in: place) }
  }

  /// For each field which row it had among those before.
  func origins(in before: [UIView?]) -> [Int?] {
    let rows = Dictionary(
      before.enumerated().compactMap { row, field in field.map { (ObjectIdentifier($0), row) } }
    ) { $1 }
    return fields.enumerated().map { row, field in field.map { rows[ObjectIdentifier($0)] } ?? row }
  }

  /// The phone with these views on it.
  ///
  /// - Parameters:
  ///   - old: the phone as it is.
  ///   - containers: the views between its root view and the app's own, such as a sheet.
  ///   - fieldsScroll: whether fields scroll themselves into view where there is a scroll view.
  /// - Returns: it in another scene, going on from where the old one was.
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

  /// The bar as the phone knows it.
  var docked: DockedBar? {
    bar.map {
      DockedBar(
        height: $0.heightAsAccessory, field: $0.firstFieldInside?.textInput?.traits ?? FieldTraits()
      )
    }
  }

  /// Lets the scroll view stand for the phone's table, which takes over how it scrolled.
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
    // One at its top is at its top here, where UIKit's own share of the inset is added.
    if own.offset.y != own.start.y {
      app.change { $0.setContentOffset(own.offset.y, by: .app) }
    }
    rowView?.keepCells()
  }

  /// Lets the scroll views around it stand for those around the phone's table.
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

  /// Moves the phone's table, and the scroll views around it, along with what is between them.
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

  /// What its adjustment is on a phone, whose scroll view always scrolls: one by the axes that
  /// scroll is none of a content that does not, and so is an automatic one outside a navigation
  /// controller (UIScrollView.ContentInsetAdjustmentBehavior's reference); before iOS 11 that is
  /// its controller's.
  private func adjustment(of scrollView: UIScrollView, on scene: Scene) -> InsetAdjustment? {
    let behavior = scrollView.contentInsetAdjustmentBehavior
    if behavior == .automatic, scene.ios < 11 { return adjustsInsets ? nil : .never }
    let isByAxes = behavior == .scrollableAxes || behavior == .automatic && !isInNavigation
    if isByAxes, !scrollView.scrollsVertically { return .never }
    guard behavior == .automatic else { return behavior.phones }
    return adjustsInsets ? nil : .scrollableAxes
  }

  private var style: TableStyle { rowView?.phonesStyle ?? .stack }

  /// What fills the screen follows it; what has a frame keeps it.
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

  /// The frame of a scroll view in the one around it, or in the root view.
  private func frameInPhone(_ view: UIScrollView) -> CGRect {
    guard let parent = view.superview else { return view.geometry.frame }
    if home !== root, view.scrollViewsAround().isEmpty {
      return parent.convert(view.geometry.frame, inFirstWindowTo: root)
    }
    return parent.convert(
      view.geometry.frame, upTo: view.scrollViewsAround(upTo: root).first ?? root)
  }
}

extension UIView {
  /// The text fields, text views and others that keys type into in it, in the order of the tree.
  func addFieldsInside(to found: inout [UIView]) {
    if textInput != nil {
      found.append(self)
    } else {
      for view in viewsWithFields { view.addFieldsInside(to: &found) }
    }
  }

  /// The first field in each of the scroll views in it that hold any, in the order of the tree;
  /// what is in none counts for one.
  private var firstFieldsOfScrollViews: [UIView] {
    var (found, seen) = ([UIView](), Set<ObjectIdentifier?>())
    addFieldsInside(to: &found)
    return found.filter { seen.insert($0.scrollViewAround.map { ObjectIdentifier($0) }).inserted }
  }

  /// Those of what stands over it, from front to back, and its own that nothing of that lies over.
  func firstFieldsOfScrollViews(under overlays: [UIView]) -> [UIView] {
    overlays.flatMap(\.firstFieldsOfScrollViews)
      + firstFieldsOfScrollViews.filter { !$0.isUnder(overlays) }
  }

  /// Whether a finger finds one of other views at its middle.
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

  /// What is seen in it, or every row's cell of a table, which is made for that, between what is
  /// around them.
  private var viewsWithFields: [UIView] {
    if let rowView, rowView.hasDataSource {
      let (above, below) = rowView.viewsAround
      return [above].compactMap(\.self) + rowView.rowCells + [below].compactMap(\.self)
    }
    return children.contains(where: \.isHidden) ? children.filter { !$0.isHidden } : children
  }

  /// Its rectangle in the content of a view around it.
  fileprivate func rect(in view: UIView) -> CGRect { convert(bounds, inFirstWindowTo: view) }

  /// Returns a rectangle of its own coordinates in those of a view in the app's first window, or in
  /// its own.
  fileprivate func convert(_ rect: CGRect, inFirstWindowTo view: UIView) -> CGRect {
    guard window !== view.window, window != nil else { return convert(rect, to: view) }
    return view.convert(convertToFirstWindow(rect), from: nil)
  }
}
