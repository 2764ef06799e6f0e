import UIKitValues
import Simulation

/// A part of the phone that a view represents.
///
/// The view then takes its geometry from the phone.
@preconcurrency @MainActor protocol PhonePart {
  /// Returns the frame that a view has in its superview, according to the phone.
  func frame(of view: UIView, on phone: Phone) -> CGRect
  /// Sets the frame of the part that the view represents, on behalf of the app.
  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp)
  /// Whether this part of the phone follows its superview by autoresizing mask.
  ///
  /// Otherwise the phone lays it out.
  var followsMask: Bool { get }
  /// Whether the phone stores the frames of inner scroll views in this part's coordinates.
  var holdsFrames: Bool { get }
  /// Whether this part of the phone contains the form's rows.
  var holdsRows: Bool { get }
  /// Returns the origin of the view's bounds according to the phone, or nil for zero.
  func boundsOrigin(on phone: Phone) -> CGPoint?
  /// Converts a rectangle from the view to its superview, or returns nil if an offset is enough.
  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect?
  /// Converts a rectangle from the superview to the view, or returns nil if an offset is enough.
  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect?
}

extension PhonePart {
  var followsMask: Bool { false }
  var holdsFrames: Bool { false }
  var holdsRows: Bool { false }
  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {}
  func boundsOrigin(on phone: Phone) -> CGPoint? { nil }
  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? { nil }
  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? { nil }
}

/// The part of the phone that an app's window represents.
///
/// Its superview is the screen in the user's orientation.
struct WindowPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    phone.scene.windowRect(fromScreen: CGRect(origin: .zero, size: phone.scene.screenSize))
  }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.scene.screenRect(fromWindow: rect)
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.scene.windowRect(fromScreen: rect)
  }
}

/// The part of the phone that the shown controller's root view represents.
///
/// Before iOS 8 it is rotated in its window.
struct RootPart: PhonePart {
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect { phone.rootFrame }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    app.change { $0.setRootFrame(frame, by: .app, animation: app.animation) }
    // Subviews resize now, so they must not resize again as after a rotation.
    app.sawRootSize(app.phone.rootFrame.size)
  }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.convertToWindow(fromRoot: rect)
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.convertToRoot(fromWindow: rect)
  }
}

/// The part of the phone that the sheet around a presented view represents.
///
/// The phone lays it out, and the presented view fills it.
struct SheetPart: PhonePart {
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect { phone.containers.first?.frame ?? .zero }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.containers.first.map { phone.convertToWindow(fromRoot: $0.toSuperview(rect)) }
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.containers.first.map { $0.fromSuperview(phone.convertToRoot(fromWindow: rect)) }
  }
}

/// The root view of a presented controller or of its child, which fills the sheet.
struct SheetContentPart: PhonePart {
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    CGRect(origin: .zero, size: phone.outermostSize)
  }

  /// Moves the whole sheet, if an app moves the sheet's root view.
  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    guard let sheet = app.phone.containers.first?.frame else { return }
    app.change {
      $0.setOuterFrame(
        frame.offsetBy(dx: sheet.minX, dy: sheet.minY), ofContainer: 0, by: app.author,
        animation: app.animation)
    }
    app.sawRootSize(app.phone.outermostSize)
  }
}

/// The part of the phone that the root view represents before iOS 7.
///
/// The phone lays it out between its bars.
struct RootBetweenBarsPart: PhonePart {
  private var place: SheetPart { SheetPart() }

  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect { place.frame(of: view, on: phone) }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    app.change {
      $0.setOuterFrame(frame, ofContainer: 0, by: app.author, animation: app.animation)
    }
    app.sawRootSize(app.phone.outermostSize)
  }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    place.toSuperview(rect, on: phone)
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    place.fromSuperview(rect, on: phone)
  }
}

extension Phone {
  /// The size of the outermost view in the root view, in points.
  ///
  /// It is the shown sheet, or the area between the bars.
  var outermostSize: CGSize { containers.first?.frame.size ?? .zero }

  /// The frame of the shown screen's navigation bar, in screen coordinates.
  ///
  /// A sheet has a bar of its own.
  var shownNavigationBarFrame: CGRect {
    guard scene.hasSheet, let sheet = containers.first else { return navigationBarFrame }
    return CGRect(
      x: sheet.frame.minX, y: sheet.frame.minY, width: sheet.frame.width, height: sheet.bars.top)
  }
}

/// The part of the phone that a view between the root view and the table represents.
struct ContainerPart: PhonePart {
  let index: Int
  /// Whether the app's code created the view.
  ///
  /// Then views unknown to the phone can be between its ancestors.
  var isBuilt = false
  /// Whether the container is the root view itself, as a scroll view.
  var isRoot = false
  /// Whether the container is a sheet's root view, which the phone lays out to fill the sheet.
  var fillsSheet = false

  var followsMask: Bool { isBuilt && !isRoot && !fillsSheet }
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    isRoot ? phone.rootFrame : view.inSuperview(ofPhone: phone.containers[index].frame)
  }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    if isRoot { return RootPart().setFrame(frame, of: view, on: app) }
    guard isBuilt else { return }
    let frame = view.ofPhone(inSuperview: frame)
    app.change {
      $0.setOuterFrame(frame, ofContainer: index, by: app.author, animation: app.animation)
    }
  }

  func boundsOrigin(on phone: Phone) -> CGPoint? { phone.containers[index].boundsOrigin }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    if isRoot { return phone.convertToWindow(fromRoot: phone.containers[index].toSuperview(rect)) }
    return isBuilt ? nil : phone.containers[index].toSuperview(rect)
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    if isRoot {
      return phone.containers[index].fromSuperview(phone.convertToRoot(fromWindow: rect))
    }
    return isBuilt ? nil : phone.containers[index].fromSuperview(rect)
  }
}

/// A part of the phone that a table or another scroll view with the form's rows represents.
protocol TablePlaceholderPart {}

extension PhonePart where Self: TablePlaceholderPart {
  var holdsRows: Bool { true }
}

/// The part of the phone that the table represents, or the scroll view that replaces it.
struct TablePart: PhonePart, TablePlaceholderPart {
  /// Whether the app's code created the table.
  ///
  /// Such views keep their own autoresizing masks.
  let isBuilt: Bool

  var followsMask: Bool { isBuilt }

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    view.inSuperview(ofPhone: phone.tableFrame)
  }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    let (frame, old) = (view.ofPhone(inSuperview: frame), app.phone.tableFrame)
    app.change(after: app.fieldMoves.constantCalls) {
      $0.setTableFrame(frame, by: app.author, animation: app.animation)
    }
    // The inset adjustment may depend on whether the content scrolls.
    let content = app.phone.table.contentSize.height
    if (content > old.height) != (content > frame.height) { app.setNeedsSceneUpdate() }
  }

  func boundsOrigin(on phone: Phone) -> CGPoint? { phone.contentOffset }
}

/// Conversion to the coordinates of the frames that the phone stores.
///
/// They are relative to the root view or the enclosing scroll view. An app's tree can have views
/// between them that the phone doesn't know.
extension UIView {
  /// The view whose coordinates the phone uses for the frames of the scroll views in this view.
  private var phoneSpace: UIView {
    var view = self
    while view.part?.holdsFrames != true, let parent = view.superview { view = parent }
    return view
  }

  /// Converts a rectangle of the view to the coordinates of the phone's stored frames.
  func convertToPhoneSpace(_ rect: CGRect) -> CGRect {
    let space = phoneSpace
    // Views over the screen are outside of its root view.
    guard let window = space as? UIWindow, let root = SimulatedApp.current?.builtRoot,
      root.window != nil
    else { return convert(rect, upTo: space) }
    return root.convert(window.convertToFirstWindow(convert(rect, upTo: window)), from: nil)
  }

  fileprivate func inSuperview(ofPhone frame: CGRect) -> CGRect {
    let origin = superview?.convertToPhoneSpace(.zero).origin ?? .zero
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  fileprivate func ofPhone(inSuperview frame: CGRect) -> CGRect {
    let origin = superview?.convertToPhoneSpace(.zero).origin ?? .zero
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// The part of the phone that the docked bar at the screen's bottom represents, in the window.
struct BarPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    phone.barFrame.map(phone.scene.windowRect(fromScreen:)) ?? .zero
  }
}

/// The part of the phone that a row's cell represents while the phone's table shows it.
///
/// In another table it keeps its own frame.
struct CellPart: PhonePart {
  let row: Int

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    let row = view.superview?.rowView?.phonesRow(row) ?? row
    guard view.superview?.part?.holdsRows == true, row < phone.table.rows.rowCount else {
      return view.geometry.frame
    }
    return phone.rect(forRow: row)
  }
}

/// The part of the phone that the text field of a form's row represents, in its cell.
struct FieldPart: PhonePart {
  let row: Int

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    let cell = phone.rect(forRow: row)
    let field = phone.fieldRect(atRow: row) ?? cell
    return field.offsetBy(dx: -cell.minX, dy: -cell.minY)
  }
}

/// The part of the phone that a table represents if it is its controller's root view.
struct RootTablePart: PhonePart, TablePlaceholderPart {
  func frame(of view: UIView, on phone: Phone) -> CGRect { phone.tableFrame }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    app.change { $0.setTableFrame(frame, by: .app, animation: app.animation) }
  }

  func boundsOrigin(on phone: Phone) -> CGPoint? { phone.contentOffset }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.scene.windowRect(fromScreen: phone.convertToScreen(fromTable: rect))
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.convertToTable(fromWindow: rect)
  }
}
