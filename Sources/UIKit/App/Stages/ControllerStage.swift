import UIKitValues
import Simulation

/// The views that an app's controller builds, which represent parts of the simulated phone.
///
/// Their text fields are the phone's rows.
///
/// The scroll view with the fields represents the phone's table. Without a scroll view, the rows
/// are in a table that never scrolls.
@preconcurrency @MainActor final class ControllerStage: Stage {
  let controller: UIViewController
  private(set) weak var scrollView: UIScrollView?
  private(set) var fields: [UIView?] = []
  /// The text field in the docked bar, such as a chat's input bar, or in the navigation bar; or nil.
  private weak var barField: UIView?
  /// The view in the window with the navigation bar's field, such as a search bar; or nil.
  private weak var navigationView: UIView?
  /// The view of a search's results controller, which covers the content; or nil.
  private weak var resultsView: UIView?
  private var isShown = false
  /// The form's fields when the form was last counted as a new screen, to detect another form.
  private var formFields: [FormField] = []
  /// Whether the simulated phone's rows are being updated from the views now.
  private(set) var isUpdating = false
  /// The field whose scroll view is the simulated phone's table; nil to use the first field.
  private weak var anchor: UIView?
  /// The overlay, such as a dialog, whose fields are the form's rows; nil if the screen's are.
  private(set) var overlay: UIView?
  private(set) var outerScrollViews: [UIScrollView] = []
  /// The padding in points below the views under the scroll view, as measured at the first layout.
  private var padding: CGFloat = 0
  /// The views that the simulated phone lays out between its root view and the app's.
  ///
  /// A sheet is among these views if the app presents it, but not if the form's definition has it.
  private(set) var containers: [Container]?
  /// The view around the controller's view in a sheet presentation, or nil without a sheet.
  let sheetView: UIView?
  /// The view that fills the window around a sheet, and gets touches outside the sheet; or nil.
  let transitionView: UIView?

  /// The app's view that fills the screen: the controller's, or a custom presentation's container.
  var root: UIView? {
    controller.outermost.customPresentation?.container ?? controller.viewIfLoaded
  }

  var bar: UIView? { controller.dockedBar ?? navigationView }

  init(_ controller: UIViewController, in containers: [Container]? = nil) {
    self.controller = controller
    self.containers = containers
    sheetView = containers?.first?.isSheet == true ? UIView() : nil
    transitionView = sheetView.map { _ in TransitionView() }
    transitionView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let sheetView { transitionView?.addSubview(sheetView) }
  }

  /// The part of the simulated phone that the root view represents.
  var rootPart: any PhonePart {
    if isBetweenBars { return RootBetweenBarsPart() }
    return sheetView == nil ? RootPart() : SheetContentPart()
  }

  /// The container for a root view that ends at the simulated phone's bars, as before iOS 7.
  private static let betweenBars = Container(place: .insets(.zero))

  /// Whether the root view is laid out between the bars, not under them.
  ///
  /// True before iOS 7, and if the controller doesn't extend its view under all bars, except for a
  /// scroll view as root view or a root view in other containers.
  /// UIViewController.wantsFullScreenLayout has no effect.
  var isBetweenBars: Bool { containers?.first == Self.betweenBars }

  /// Returns the scene with the views around the root view, such as a sheet; loads the root view.
  func scene(_ scene: Scene) -> Scene {
    let around = (containers ?? scene.containers).filter {
      $0 != Self.betweenBars && (!$0.isSheet || sheetView != nil)
    }
    let isScroll = controller.view is UIScrollView
    var options = scene.options
    options.barEdges = scene.ios < 7 || !around.isEmpty ? [] : controller.barEdges
    if !around.isEmpty, controller.barEdges != [] {
      notDone(UIViewController.self, "edgesForExtendedLayout")
    }
    let supported = controller.outermost.supportedInterfaceOrientations
    options.isOnlyUpright = !scene.device.screen.isPad && supported.isDisjoint(with: .landscape)
    options.isOnlyInLandscape = !scene.device.screen.isPad && supported.isSubset(of: .landscape)
    let isBetween = scene.ios < 7 && around.isEmpty || options.barEdges != []
    containers = isBetween && !isScroll ? [Self.betweenBars] : around
    guard scene.containers != containers || scene.options != options else { return scene }
    return scene.with(.insets(.zero), in: containers, options)
  }

  func field(of responder: Responder) -> UIResponder? {
    switch responder {
    case .row(let row): fields.indices.contains(row) ? fields[row] : nil
    case .bar: barField
    case .cover: nil
    }
  }

  func responder(of field: UIResponder) -> Responder? {
    if field === barField { return .bar }
    return fields.firstIndex { $0 === field }.map { .row($0) }
  }

  func makeCell(ofRow row: Int) -> UITableViewCell { UITableViewCell() }

  func update(_ app: SimulatedApp) {
    app.sceneIsUpToDate()
    guard controller.isViewLoaded, let root else { return }
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    scrollView?.rowView?.isReloaded = false
    putFieldInNavigationBar(app)
    let overlays = app.windows.overlays.filter { $0.firstFieldInside != nil } + results
    if shouldTurn(to: overlays.first, on: app) { return turn(toOverlay: overlays.first, on: app) }
    let covering = results.first { $0 === overlay }
    let front = covering ?? root
    let scene = BuiltScene(
      controller, front, under: covering == nil ? Array(overlays.drop { $0 !== overlay }) : [],
      around: anchor, number: app.phone.scene.options.scrollView, after: isShown ? fields : [])
    // New cells for the update don't count as changes.
    app.sceneIsUpToDate()
    if !isShown || scene.scrollView !== scrollView || scene.outers != outerScrollViews {
      isShown = true
      let isAnother = scene.scrollView !== scrollView || scrollView == nil
      leaveScrollViews()
      front.part = rootPart
      (scrollView, outerScrollViews) = (scene.scrollView, scene.outers)
      let before = app.firstResponder.view
      take(scene)
      formFields = scene.fields.compactMap(FormField.init)
      let phone = scene.phone(
        instead: app.phone, in: containers ?? [], fieldsScroll: app.fieldsScroll)
      app.phone = app.phone.showing(
        phone, responder: before.flatMap(responder), lifecycle: app.phone.lifecycle)
      scene.attach(to: app, isInSheet: sheetView != nil)
      padding = scene.footing().padding
      if isAnother { tellOfFieldsLeftOut(of: scene) }
    } else {
      follow(scene, on: app)
    }
    app.phone.footing = scene.footing(padding: padding).height
    scrollView?.rowView?.tellOfDisplay()
    if let mode = scrollView?.keyboardDismissMode.phones { app.phone.settings.dismissMode = mode }
    tellOfOpenLayout()
  }

  /// Updates the phone's navigation bar, and puts the view with the bar's field in the window.
  ///
  /// A docked bar's field comes first, because the phone has one field outside its rows.
  private func putFieldInNavigationBar(_ app: SimulatedApp) {
    let field = controller.fieldInBar
    if field != nil, controller.dockedBar != nil {
      NoEffect.navigation.note(controller.itemInBar?.title ?? "\(type(of: controller))")
    }
    var chrome = app.phone.scene.chrome
    chrome.navigationField = field
    chrome.hasSearchBar = controller.itemInBar?.searchController != nil
    if sheetView == nil, chrome != app.phone.scene.chrome {
      app.phone.show(chrome)
      navigationView?.setNeedsLayout()
      navigationView?.layoutIfNeeded()
    }
    let view = controller.dockedBar == nil && field != nil ? controller.viewWithFieldInBar : nil
    if view !== navigationView || view?.part == nil {
      leaveNavigationBar()
      navigationView = view
      guard let view else { return }
      let size = view.geometry.frame.size
      view.part = NavigationFieldPart()
      app.window?.addSubview(view)
      if view.laidOutFrame.size != size { view.sizeDidChange(from: size) }
    }
    putResultsOverContent(app)
  }

  /// The visible views of search results over the content: one or none.
  private var results: [UIView] { [resultsView].compactMap(\.self).filter { !$0.isHidden } }

  /// Puts the view of a search's results controller in the window, below the navigation bar's field.
  private func putResultsOverContent(_ app: SimulatedApp) {
    let view = (navigationView as? UISearchBar)?.searchController?.resultsView
    guard view !== resultsView, let window = app.window else { return }
    leaveResults()
    resultsView = view
    guard let view, let navigationView else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller?.beginAppearanceTransition(true, animated: false)
    window.insertSubview(view, belowSubview: navigationView)
    view.layoutIfNeeded()
    view.controller?.endAppearanceTransition()
  }

  private func leaveResults() {
    guard let resultsView else { return }
    resultsView.controller?.beginAppearanceTransition(false, animated: false)
    resultsView.leavePhone()
    resultsView.removeFromSuperview()
    resultsView.controller?.endAppearanceTransition()
    self.resultsView = nil
  }

  /// Returns whether an overlay is the view of a search's results controller.
  private func isOfSearch(_ overlay: UIView?) -> Bool {
    overlay?.controller?.parent is UISearchController
  }

  private func leaveNavigationBar() {
    leaveResults()
    navigationView?.leavePhone()
    navigationView?.removeFromSuperview()
    navigationView = nil
  }

  /// Warns the user about fields of the controller that aren't rows of the simulated phone.
  private func tellOfFieldsLeftOut(of scene: BuiltScene) {
    let leftOut: [(NoEffect, [UIView])] = [
      (.following, scene.otherFields), (.sharing, scene.fieldsBesideOthers),
    ]
    for (effect, fields) in leftOut {
      for field in fields { effect.note(field.textInput?.label ?? "\(type(of: field))") }
    }
  }

  /// Warns the user about ambiguous constraints, and about an overridden `adjustedContentInset`.
  private func tellOfOpenLayout() {
    for view in [scrollView as UIView?] + fields {
      guard let view, view.laidOutFrame.isEmpty, view.hasAmbiguousLayout else { continue }
      let size = view.laidOutFrame.size
      let open = [size.width <= 0 ? "width" : nil, size.height <= 0 ? "height" : nil]
      let name = view.textInput?.label ?? "\(type(of: view))"
      SimulatedApp.warnOnce(
        "\(name) has an ambiguous layout: no constraint says its "
          + open.compactMap(\.self).joined(separator: " or ") + ", which is 0 here")
    }
    if let scrollView, let area = scrollView.phoneArea,
      EdgeInsets(scrollView.adjustedContentInset) != area.adjustedInset
    {
      SimulatedApp.warnOnce(
        "\(type(of: scrollView)) overrides adjustedContentInset, by which the phone does not scroll"
      )
    }
  }

  /// Returns whether an overlay with fields has appeared or disappeared, so that the rows change.
  ///
  /// While a field is edited, the answer is false, unless the field has left the window.
  private func shouldTurn(to front: UIView?, on app: SimulatedApp) -> Bool {
    guard front !== overlay else { return false }
    if isOfSearch(front) || isOfSearch(overlay) { return true }
    guard app.phone.responder != nil else { return true }
    guard let edited = app.firstResponder.view as? UIView else { return false }
    return edited.window == nil
  }

  /// Makes an overlay's fields the simulated phone's rows, or the screen's fields for nil.
  private func turn(toOverlay overlay: UIView?, on app: SimulatedApp) {
    // The search field stays active beside its results.
    let isSearch = isOfSearch(overlay) || isOfSearch(self.overlay)
    (self.overlay, anchor) = (overlay, nil)
    if app.phone.responder != nil, !isSearch { app.firstResponder.resign(isForced: true) }
    guard isShown else { return update(app) }
    isShown = false
    app.screens.change {
      update(app)
      if isSearch { (overlay?.controller ?? controller).keyboardAvoidance?.catchUp(with: app) }
    }
  }

  /// Makes the fields in the scroll view around the given field the simulated phone's rows.
  func turn(to field: UIView, on app: SimulatedApp) {
    anchor = field
    overlay = app.windows.overlays.first { field.isDescendant(of: $0) }
    isShown = false
    app.screens.change { update(app) }
  }

  /// Disconnects the views from the simulated phone, before another screen is shown.
  ///
  /// The views then store their own scroll offsets and insets.
  func leave(_ app: SimulatedApp) {
    leaveScrollViews()
    leaveNavigationBar()
    bar?.leavePhone()
    bar?.removeFromSuperview()
    root?.leavePhone()
    sheetView?.leavePhone()
    (isShown, overlay) = (false, nil)
  }

  /// Removes the controller's views from the window for another screen.
  ///
  /// This includes the views of ancestors that don't contain the new screen.
  func leaveWindow(for shown: UIViewController) {
    let outer = controller.outermost
    (shown.isInside(outer) ? controller : outer).viewIfLoaded?.removeFromSuperview()
    transitionView?.removeFromSuperview()
  }

  private func leaveScrollViews() {
    for view in [scrollView].compactMap({ $0 }) + outerScrollViews { view.leavePhone() }
  }

  /// Updates the simulated phone's rows after the fields of the shown screen have changed.
  ///
  /// If the active field was removed, that field first resigns first responder.
  private func follow(_ scene: BuiltScene, on app: SimulatedApp) {
    defer { app.fieldMoves.removeAll() }
    noteAnotherForm(in: scene, on: app)
    scene.moveTable(on: app)
    scene.readjust(app)
    app.fitBar(to: scene.docked)
    let contents = scene.contents(on: app.phone.scene)
    let given = app.rowOrigins.flatMap { $0.count == contents.rows.rowCount ? $0 : nil }
    let isReordered = given.map { $0 != $0.indices.map { row in row } } ?? false
    guard
      isReordered || contents.rows != app.phone.table.rows || contents.traits != app.phone.fields
    else { return take(scene) }
    app.fieldMoves.tell(of: fields, in: scene, on: app)
    let origins = given ?? scene.origins(in: fields)
    if let row = app.phone.firstResponder, !origins.contains(row) {
      app.firstResponder.resign(isForced: true)
    }
    take(scene)
    let isOther =
      origins.count != app.phone.table.rows.rowCount
      || origins.enumerated().contains { $1 != nil && $1 != $0 }
    app.phone.updateRows(contents.rows, fields: contents.traits, origins: origins)
    // The form has the rows that it was made from.
    if isOther, scene.hasRows { countForm(of: scene, on: app) }
  }

  /// Counts the form as a new screen if fields with other labels have replaced all its fields.
  ///
  /// This happens when a container shows its next page.
  private func noteAnotherForm(in scene: BuiltScene, on app: SimulatedApp) {
    let new = scene.fields.compactMap(\.self)
    guard !new.isEmpty, !formFields.isEmpty,
      !formFields.contains(where: { known in new.contains { $0 === known.view } }),
      formFields.map(\.label) != new.map({ $0.textInput?.label })
    else { return }
    countForm(of: scene, on: app)
  }

  /// Counts a changed form as a new screen of the app, with a new number.
  private func countForm(of scene: BuiltScene, on app: SimulatedApp) {
    formFields = scene.fields.compactMap(FormField.init)
    app.screens.countScreen()
  }

  /// Decides whether the active field scrolls itself into view, which custom key input views don't.
  func decideFieldScroll(of field: any TextInputView, on app: SimulatedApp) {
    guard fields.contains(where: { $0?.textInput is KeyInputField }) else {
      return
    }
    app.phone.settings.fieldScroll =
      app.fieldsScroll && scrollView != nil && !(field is KeyInputField)
  }

  /// A text field with its label at the time when its form was made.
  private struct FormField {
    weak var view: UIView?
    let label: String?

    @MainActor init?(_ field: UIView?) {
      guard let field else { return nil }
      (view, label) = (field, field.textInput?.label)
    }
  }

  private func take(_ scene: BuiltScene) {
    fields = scene.fields
    barField = (controller.dockedBar ?? navigationView)?.firstFieldInside
  }
}
