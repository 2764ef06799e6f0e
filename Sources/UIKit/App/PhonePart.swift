import Foundation
import Simulation

/// The part of the phone that a view stands for, whose geometry is then the phone's.
@preconcurrency @MainActor protocol PhonePart {
  /// The view's frame in its superview, as it is laid out.
  func frame(of view: UIView, on phone: Phone) -> CGRect
  /// Gives the phone another frame, as the app's doing.
  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp)
  /// Whether it follows its superview by the view's mask, rather than as the phone lays it out.
  var followsMask: Bool { get }
  /// Whether the phone has the frames of scroll views in it in its coordinates.
  var holdsFrames: Bool { get }
  /// Whether the phone's rows are in it.
  var holdsRows: Bool { get }
  /// The point of the view's own coordinates at its top left corner.
  func boundsOrigin(on phone: Phone) -> CGPoint?
  /// Returns a rectangle of the view's own coordinates in its superview's, where going there is
  /// more than moving it.
  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect?
  /// The reverse.
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

/// The app's window, whose superview is the screen as a person sees it.
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

/// The view of the controller that is shown; before iOS 8 it is turned in its window.
struct RootPart: PhonePart {
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect { phone.rootFrame }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    app.change { $0.setRootFrame(frame, by: .app, animation: app.animation) }
    // What is in it follows at once, not once more as after a turn.
    app.sawRootSize(app.phone.rootFrame.size)
  }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.convertToWindow(fromRoot: rect)
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    phone.convertToRoot(fromWindow: rect)
  }
}

/// The view into which UIKit puts a presented one, which fills it: the sheet as the phone lays it
/// out.
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

/// The view of a controller that is presented in a sheet, or of one in it: it fills the sheet.
struct SheetContentPart: PhonePart {
  var holdsFrames: Bool { true }

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    CGRect(origin: .zero, size: phone.outermostSize)
  }

  /// An app that moves its root view moves the sheet's own.
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

/// The root view before iOS 7, which the phone lays out between its bars.
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
  /// The size of the outermost view in the root view: the sheet that is shown, or what lies between
  /// the bars.
  var outermostSize: CGSize { containers.first?.frame.size ?? .zero }

  /// The navigation bar of the screen that is shown, on the screen: a sheet has one of its own.
  var shownNavigationBarFrame: CGRect {
    guard scene.hasSheet, let sheet = containers.first else { return navigationBarFrame }
    return CGRect(
      x: sheet.frame.minX, y: sheet.frame.minY, width: sheet.frame.width, height: sheet.bars.top)
  }
}

/// A view between the root view and the table.
struct ContainerPart: PhonePart {
  let index: Int
  /// Whether an app built it, between whose views are some that the phone does not know.
  var isBuilt = false
  /// Whether it is the root view itself, of which the container is what scrolls.
  var isRoot = false
  /// Whether it is the root view of a sheet, which the phone lays out as what fills that.
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

/// A part that is the phone's table.
protocol TableStandIn {}

extension PhonePart where Self: TableStandIn {
  var holdsRows: Bool { true }
}

/// The table, or whatever scroll view stands in its place.
struct TablePart: PhonePart, TableStandIn {
  /// Whether an app built it: such views have masks of their own.
  let isBuilt: Bool

  var followsMask: Bool { isBuilt }

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    view.inSuperview(ofPhone: phone.tableFrame)
  }

  func setFrame(_ frame: CGRect, of view: UIView, on app: SimulatedApp) {
    let frame = view.ofPhone(inSuperview: frame)
    app.change { $0.setTableFrame(frame, by: app.author, animation: app.animation) }
  }

  func boundsOrigin(on phone: Phone) -> CGPoint? { phone.contentOffset }
}

/// Frames of the phone, which are those in the root view or the scroll view around; in an app's own
/// tree views can be between that the phone does not know.
extension UIView {
  /// The view in whose coordinates the phone has the frames of scroll views in this one.
  private var phoneSpace: UIView {
    var view = self
    while view.part?.holdsFrames != true, let parent = view.superview { view = parent }
    return view
  }

  /// The rectangle of its own coordinates in those in which the phone has frames.
  func convertToPhoneSpace(_ rect: CGRect) -> CGRect {
    let space = phoneSpace
    // What stands over the screen is in none of its views.
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

/// The bar that is docked at the screen's bottom, in the window.
struct BarPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    phone.barFrame.map(phone.scene.windowRect(fromScreen:)) ?? .zero
  }
}

/// A row's cell, as long as it is in the phone's table; in another one it has a frame of its own.
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

/// The text field that a form's row shows, in its cell.
struct FieldPart: PhonePart {
  let row: Int

  func frame(of view: UIView, on phone: Phone) -> CGRect {
    let cell = phone.rect(forRow: row)
    let field = phone.fieldRect(atRow: row) ?? cell
    return field.offsetBy(dx: -cell.minX, dy: -cell.minY)
  }
}

/// A table that is its controller's own view.
struct RootTablePart: PhonePart, TableStandIn {
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
