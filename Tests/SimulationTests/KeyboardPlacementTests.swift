import Foundation
import Simulation
import Testing

/// Tests undocked, split and floating keyboards: the posted notifications and the covered rows.
@Suite struct KeyboardPlacementTests {

  /// In a log of iOS 5, the menu's Undock moves the keys down by their 264 points.
  ///
  /// The accessory stays on the screen, with CenterEnd {384, 1136}.
  @Test("Undocking posts a hide that leaves the accessory on the screen")
  mutating func undockingWithAccessory() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6, field: FieldTraits(accessoryHeight: 40))
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardPlacement(.undocked) }
    let frames = "{{0, 720}, {768, 304}} {{0, 984}, {768, 304}}"
    #expect(
      phone.notifications == [
        "0.25 keyboardWillChangeFrame \(frames)", "0.25 keyboardWillHide \(frames)",
        "0.5 keyboardDidChangeFrame \(frames)", "0.5 keyboardDidHide \(frames)",
      ])
    #expect(phone.liftedKeyboardFrame == CGRect(x: 0, y: 496, width: 768, height: 264))
    #expect(phone.accessoryLeftBehind == CGRect(x: 0, y: 984, width: 768, height: 40))
    #expect(phone.visibleTableFrame.maxY == 984)
  }

  /// Without an accessory, nothing of the docked keyboard stays on the screen.
  @Test("Undocking posts a hide of the whole keyboard")
  mutating func undockingPostsHide() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardPlacement(.undocked) }
    let frames = "{{0, 760}, {768, 264}} {{0, 1024}, {768, 264}}"
    #expect(
      phone.notifications == [
        "0.25 keyboardWillChangeFrame \(frames)", "0.25 keyboardWillHide \(frames)",
        "0.5 keyboardDidChangeFrame \(frames)", "0.5 keyboardDidHide \(frames)",
      ])
    #expect(phone.keyboardTop == 496)
    #expect(phone.liftedKeyboardFrame == CGRect(x: 0, y: 496, width: 768, height: 264))
  }

  /// With cross-fades on, a keyboard that hides has a zero end frame (react-native 29974).
  ///
  /// A keyboard that is undocked has its usual frame.
  @Test("Undocking posts no zero frame with cross-fade on")
  mutating func undockingDoesNotFade() throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.settings.crossFade = true
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardPlacement(.undocked) }
    #expect(phone.notifications.filter { $0.hasSuffix("{{0, 1194}, {834, 340}}") }.count == 4)
  }

  /// In landscape the keys, 352 or 408 of the screen's 768 points, are in the middle of the screen.
  @Test(
    "An undocked keyboard stays below the screen's top in landscape",
    arguments: [("ipad-2", 6, 208), ("ipad-6", 17, 180)] as [(String, Int, CGFloat)])
  mutating func inLandscapeItStaysBelowTheTop(device: String, ios: Int, top: CGFloat) throws {
    var phone = try Phone.twenty(device, ios: ios, orientation: .landscapeLeft)
    phone.happen { $0.setKeyboardPlacement(.undocked) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.keyboardTop == top)
  }

  /// An undocked or split keyboard posts only change-frame notifications (themainthread.com 2012).
  @Test(
    "An undocked keyboard posts only change-frame notifications",
    arguments: [Keyboard.Placement.undocked, .split])
  mutating func undockedItChangesFrameOnly(placement: Keyboard.Placement) throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.happen { $0.setKeyboardPlacement(placement) }
    phone.settle { $0.beginEditing(row: 0) }
    phone.settle { $0.endEditing() }
    #expect(
      phone.notifications == [
        "0 keyboardWillChangeFrame {{0, 1024}, {768, 264}} {{0, 496}, {768, 264}}",
        "0.25 keyboardDidChangeFrame {{0, 1024}, {768, 264}} {{0, 496}, {768, 264}}",
        "0.25 keyboardWillChangeFrame {{0, 496}, {768, 264}} {{0, 1024}, {768, 264}}",
        "0.5 keyboardDidChangeFrame {{0, 496}, {768, 264}} {{0, 1024}, {768, 264}}",
      ])
  }

  @Test("Docking a keyboard again posts a show")
  mutating func dockingAgainPostsShow() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.happen { $0.setKeyboardPlacement(.undocked) }
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardPlacement(.docked) }
    let frames = "{{0, 496}, {768, 264}} {{0, 760}, {768, 264}}"
    #expect(
      phone.notifications == [
        "0.25 keyboardWillChangeFrame \(frames)", "0.25 keyboardWillShow \(frames)",
        "0.5 keyboardDidChangeFrame \(frames)", "0.5 keyboardDidShow \(frames)",
      ])
  }

  /// A floating keyboard posts only didChangeFrame (flutter_keyboard_visibility 162).
  @Test("A floating keyboard posts only `didChangeFrame`")
  mutating func floatingNotifications() throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.happen { $0.setKeyboardPlacement(.floating(CGPoint(x: 400, y: 500))) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(
      phone.notifications == [
        "0.25 keyboardDidChangeFrame {{400, 1194}, {320, 254}} {{400, 500}, {320, 254}}"
      ])
    #expect(phone.hitTest(CGPoint(x: 410, y: 510)) == .keyboard)
    #expect(phone.hitTest(CGPoint(x: 200, y: 510)) != .keyboard)
  }

  /// The keyboard of 320 × 254 is moved to stay on the screen of 834 × 1194, or 1194 × 834.
  @Test(
    "A floating keyboard stays on the screen",
    arguments: [
      (CGPoint(x: 2000, y: 3000), 514, 940), (CGPoint(x: -50, y: -1), 0, 0),
      (CGPoint(x: 400, y: 900), 400, 900),
    ] as [(CGPoint, CGFloat, CGFloat)])
  mutating func floatingItStaysOnTheScreen(origin: CGPoint, x: CGFloat, y: CGFloat) throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.happen { $0.setKeyboardPlacement(.floating(origin)) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.keyboard.frame.model == CGRect(x: x, y: y, width: 320, height: 254))
    phone.settle { $0.rotate(to: .landscapeLeft) }
    #expect(phone.keyboard.frame.model.maxY <= 834)
  }

  /// When a docked keyboard begins to float, no hide is posted, as Flutter's notes say.
  @Test("Floating a docked keyboard posts change-frame notifications")
  mutating func floatingFromTheDock() throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardPlacement(.floating(CGPoint(x: 400, y: 500))) }
    let frames = "{{0, 854}, {834, 340}} {{400, 500}, {320, 254}}"
    #expect(
      phone.notifications == [
        "0.5 keyboardWillChangeFrame \(frames)", "0.75 keyboardDidChangeFrame \(frames)",
      ])
  }

  /// A row in the middle of an undocked keyboard's frame is covered; a row below the frame isn't.
  @Test("An undocked keyboard covers the rows under it, not those below")
  mutating func coveredRows() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.happen { $0.setKeyboardPlacement(.undocked) }
    phone.settle { $0.beginEditing(row: 0) }
    // Rows begin at y 64: row 10 spans 504…548, row 16 768…812; the keyboard covers 496…760.
    #expect(phone.visibleShare(ofRow: 10) == 0)
    #expect(phone.visibleShare(ofRow: 16) == 1)
    #expect(phone.touchPoint(ofFieldAtRow: 10) == nil)
  }
}
