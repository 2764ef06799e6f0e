import Foundation
import Simulation
import Testing

/// Tests what a hardware keyboard leaves on the screen, and which notifications are posted.
@Suite struct HardwareKeyboardTests {

  /// A log with a hardware keyboard has an accessory's frames: {{0, 667}, {375, 44}} → {{0, 623},
  /// {375, 44}}.
  ///
  /// Another log without an accessory has {{0, 667}, {375, 216}} twice.
  @Test(
    "With a hardware keyboard the notifications carry the accessory's frame, or one off the screen",
    arguments: [
      (
        FieldTraits(accessoryHeight: 44), "{{0, 667}, {375, 44}} {{0, 623}, {375, 44}}",
        623 as CGFloat?
      ),
      (
        FieldTraits(keyboard: .numberPad), "{{0, 667}, {375, 216}} {{0, 667}, {375, 216}}",
        nil
      ),
    ])
  mutating func postedFrames(field: FieldTraits, frames: String, top: CGFloat?) throws {
    var phone = try Phone.twenty("iphone-8", field: field)
    check(&phone, frames: frames, top: top)
  }

  /// With this setting, the frame has a whole keyboard's size, though only its accessory is
  /// visible.
  @Test("With `hardwareFrame` full the frames are a whole keyboard's")
  mutating func fullFrame() throws {
    var phone = try Phone.twenty("ipad-air", ios: 9, field: FieldTraits(accessoryHeight: 44))
    phone.settings.hardwareFrame = .full
    check(&phone, frames: "{{0, 1024}, {768, 357}} {{0, 980}, {768, 357}}", top: 980)
    #expect(phone.liftedKeyboardFrame == nil)
  }

  /// Begins editing with a hardware keyboard, and expects these frames and this top of the
  /// keyboard.
  private func check(_ phone: inout Phone, frames: String, top: CGFloat?) {
    phone.happen { $0.setHardwareKeyboard(isAttached: true) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(
      phone.notifications == [
        "0 keyboardWillChangeFrame \(frames)", "0 keyboardWillShow \(frames)",
        "0.25 keyboardDidChangeFrame \(frames)", "0.25 keyboardDidShow \(frames)",
      ])
    #expect(phone.keyboardTop == top)
  }

  @Test("On an iPad a hardware keyboard posts no notifications")
  mutating func iPadPostsNothing() throws {
    var phone = try Phone.twenty("ipad-pro-12.9")
    phone.happen { $0.setHardwareKeyboard(isAttached: true) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.notifications == [])
    #expect(phone.keyboardTop == nil)
    phone.settle { $0.setHardwareKeyboard(isAttached: false) }
    #expect(phone.keyboardTop == 963)
  }

  @Test("Attaching a hardware keyboard hides the software keyboard")
  mutating func attaching() throws {
    var phone = try Phone.twenty("iphone-8")
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setHardwareKeyboard(isAttached: true) }
    let frames = "{{0, 407}, {375, 260}} {{0, 667}, {375, 260}}"
    #expect(
      phone.notifications == [
        "0.5 keyboardWillChangeFrame \(frames)", "0.5 keyboardWillHide \(frames)",
        "0.75 keyboardDidChangeFrame \(frames)", "0.75 keyboardDidHide \(frames)",
      ])
  }
}
