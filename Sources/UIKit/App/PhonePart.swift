import UIKitValues
import Simulation

/// A part of the simulated phone, such as its table, that one of the app's views represents.
///
/// The view takes its frame and bounds from the phone instead of storing its own.
@preconcurrency @MainActor protocol PhonePart {
  /// Returns the frame in superview coordinates that the simulated phone gives to the view.
  func frame(of view: UIView, on phone: Phone) -> CGRect
  /// Sets the frame of this part of the simulated phone, when app code sets the view's frame.
  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp)
  /// Whether the view that represents this part of the phone is resized by its autoresizing mask.
  ///
  /// If not, the simulated phone lays the view out.
  var followsMask: Bool { get }
  /// Whether the simulated phone stores frames of inner scroll views in this view's coordinates.
  var holdsFrames: Bool { get }
  /// Whether this part of the simulated phone contains the rows of the form.
  var holdsRows: Bool { get }
  /// Returns the view's bounds origin, such as a scroll offset, or nil if it is always zero.
  func boundsOrigin(on phone: Phone) -> CGPoint?
  /// Converts a rectangle from the view to its superview; nil if adding the origin is enough.
  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect?
  /// Converts a rectangle from the superview to the view; nil if subtracting the origin is enough.
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

/// The simulated phone's screen, as the part of the phone that an app's window represents.
///
/// The window's superview is the screen in the user's orientation.
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

/// The part of the simulated phone that the shown view controller's root view represents.
///
/// Before iOS 8 the root view is rotated in its window.
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

/// The part of the simulated phone that the sheet around a presented view represents.
///
/// The phone lays out the sheet, and the presented view fills it.
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

/// The presented controller's view (or its child's) in a sheet, as a part of the simulated phone.
struct SheetContentPart: PhonePart {
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    CGRect(origin: .zero, size: phone.outermostSize)
  }

  /// Moves the whole sheet when the app's code sets the frame of the sheet's root view.
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

/// The part of the simulated phone that the root view represents before iOS 7.
///
/// The phone lays out the root view between its bars.
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
  /// The size in points of the outermost view in the simulated phone's root view, or zero.
  ///
  /// That view is a sheet, an outer scroll view, or before iOS 7 the area between the bars.
  var outermostSize: CGSize { containers.first?.frame.size ?? .zero }
}

/// A view between root view and table, such as a scroll view, as a part of the simulated phone.
struct ContainerPart: PhonePart {
  let index: Int
  /// Whether the app's code created the view that represents this part of the phone.
  ///
  /// If so, the view's ancestors can include views that the simulated phone doesn't know.
  var isBuilt = false
  /// Whether the root view itself is a scroll view around the table, and represents this part.
  var isRoot = false
  /// Whether the view is a sheet's root view, which the simulated phone lays out to fill the sheet.
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

/// A part of the simulated phone with the form's rows: its table, or another scroll view.
protocol TablePlaceholderPart {}

extension PhonePart where Self: TablePlaceholderPart {
  var holdsRows: Bool { true }
}

/// The simulated phone's table, which an app's table view or other scroll view represents.
struct TablePart: PhonePart, TablePlaceholderPart {
  /// Whether app code created the table view; false if the simulated phone laid out the form.
  ///
  /// A table view from the app keeps its own autoresizing mask.
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

/// Conversion to the coordinates that the simulated phone uses for the frames of scroll views.
///
/// The frames are relative to the root view or the enclosing scroll view. An app's tree can have
/// views between those two that the phone doesn't know.
extension UIView {
  /// This view or an ancestor: the simulated phone stores scroll views' frames in its coordinates.
  private var phoneSpace: UIView {
    var view = self
    while view.part?.holdsFrames != true, let parent = view.superview { view = parent }
    return view
  }

  /// Converts a view's rectangle to the coordinates of the simulated phone's stored frames.
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

/// The simulated phone's docked bar, such as a chat's input bar at the screen's bottom.
struct BarPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    phone.barFrame.map(phone.scene.windowRect(fromScreen:)) ?? .zero
  }
}

/// A row of the simulated phone's table, as the part of the phone that a cell represents.
///
/// A cell in any other table keeps its own frame.
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

/// The field in a row of the simulated phone's table, which a text field in a cell represents.
struct FieldPart: PhonePart {
  let row: Int

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    let cell = phone.rect(forRow: row)
    let field = phone.fieldRect(atRow: row) ?? cell
    return field.offsetBy(dx: -cell.minX, dy: -cell.minY)
  }
}

/// The simulated phone's table, if the app's view for it is a view controller's root view.
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
