import Foundation
import Simulation
import Testing

@Suite struct PhoneGeometryTests {
  private let keyboard = CGRect(x: 0, y: 315, width: 320, height: 253)

  /// The keyboard's frame minus the table's origin, plus its offset, is in the table's coordinates.
  @Test("A window rectangle converts to table and root view coordinates")
  func fromWindow() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(100, by: .script)
    #expect(
      phone.convertToTable(fromWindow: keyboard) == CGRect(x: 0, y: 351, width: 320, height: 253))
    #expect(phone.convertToRoot(fromWindow: keyboard) == keyboard)
    phone.setRootFrame(CGRect(x: 0, y: -50, width: 320, height: 568), by: .script)
    #expect(
      phone.convertToTable(fromWindow: keyboard) == CGRect(x: 0, y: 401, width: 320, height: 253))
    #expect(
      phone.convertToRoot(fromWindow: keyboard) == CGRect(x: 0, y: 365, width: 320, height: 253))
    #expect(
      phone.convertToWindow(fromRoot: CGRect(x: 0, y: 365, width: 320, height: 253)) == keyboard)
  }

  /// A table at y 50, in a view at (10, 10) of a view at y 100, is at y 160 on the screen.
  @Test("Conversion goes through nested containers")
  func throughNestedViews() throws {
    var phone = try Phone.twenty(
      containers: [
        Container(frame: CGRect(x: 0, y: 100, width: 320, height: 400)),
        Container(frame: CGRect(x: 10, y: 10, width: 300, height: 300)),
      ], frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    phone.setContentOffset(20, by: .script)
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 160, width: 300, height: 200))
    #expect(
      phone.convertToTable(fromWindow: keyboard) == CGRect(x: -10, y: 175, width: 320, height: 253))
    #expect(phone.frameOnScreen(ofRow: 1) == CGRect(x: 10, y: 184, width: 300, height: 44))
  }

  /// In a view scaled by half about its center, a table of 504 points is 252 high on the screen.
  @Test("Conversion goes through a scaled container")
  func throughScaledView() throws {
    let phone = try Phone.twenty(
      containers: [
        Container(frame: CGRect(x: 0, y: 64, width: 320, height: 504), scale: 0.5)
      ], frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    #expect(phone.tableFrameOnScreen == CGRect(x: 80, y: 190, width: 160, height: 252))
    #expect(
      phone.convertToTable(fromWindow: keyboard)
        == CGRect(x: -160, y: 250, width: 640, height: 506))
    #expect(phone.frameOnScreen(ofRow: 0).height == 22)
  }

  /// The view is turned upside down about (160, 316), so the table's first row is at the bottom.
  @Test("Conversion goes through a container turned upside down")
  func throughRotatedView() throws {
    let phone = try Phone.twenty(
      containers: [
        Container(frame: CGRect(x: 0, y: 64, width: 320, height: 504), quarterTurns: 2)
      ], frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    #expect(phone.frameOnScreen(ofRow: 0) == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(
      phone.convertToTable(fromWindow: keyboard) == CGRect(x: 0, y: 0, width: 320, height: 253))
  }

  /// Before iOS 8 the window stays in portrait, where the keyboard is 162 wide and 480 high.
  ///
  /// In the table it begins 106 points below the top: 158 minus the bars' 52.
  @Test(
    "Before iOS 8 conversion turns the upright window's coordinates in landscape",
    arguments: [(Orientation.landscapeRight, 0), (.landscapeLeft, 158)]
      as [(Orientation, CGFloat)])
  func landscapeBeforeIOS8(orientation: Orientation, x: CGFloat) throws {
    let phone = try Phone.twenty("iphone-4s", ios: 7, orientation: orientation)
    let inWindow = CGRect(x: x, y: 0, width: 162, height: 480)
    #expect(
      phone.convertToTable(fromWindow: inWindow) == CGRect(x: 0, y: 106, width: 480, height: 162))
    #expect(
      phone.convertToRoot(fromWindow: inWindow) == CGRect(x: 0, y: 158, width: 480, height: 162))
  }

  /// On an iPhone 5s the keyboard's top is at 315, and row 5 at 284 … 328.
  @Test(
    "A row's visible share and its clearance end at the keyboard's top",
    arguments: [(0, 1, 207), (4, 1, 31), (5, 31.0 / 44, -13), (6, 0, -57)]
      as [(Int, CGFloat, CGFloat)])
  func shareAndClearance(row: Int, share: CGFloat, clearance: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.begin(0)
    #expect(phone.visibleShare(ofRow: row) == share)
    #expect(phone.clearance(ofRow: row) == clearance)
  }

  @Test("Without a keyboard a row's clearance ends at the screen's bottom")
  func clearanceWithoutKeyboard() throws {
    let phone = try Phone.twenty()
    #expect(phone.clearance(ofRow: 0) == 460)
    #expect(phone.keyboardTop == nil)
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 64, width: 320, height: 504))
  }

  @Test("The visible part of the table ends at the keyboard")
  func visibleTable() throws {
    var phone = try Phone.twenty()
    phone.begin(0)
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 64, width: 320, height: 251))
  }
}
