import Foundation
import Simulation
import Testing

/// Tests the order and times of events when a field begins and ends editing.
@Suite struct PhoneResponderTests {
  @Test("Focusing a field calls its delegate, then posts keyboard notifications")
  func focus() throws {
    var phone = try Phone.twenty()
    phone.settle { $0.beginEditing(row: 11) }
    #expect(
      phone.takeLines() == [
        "0 textFieldShouldBeginEditing 11", "0 becomeFirstResponder 11",
        "0 textFieldDidBeginEditing 11", "0 recognizer added",
        "0 keyboardWillChangeFrame 568→315 0.25 7", "0 keyboardWillShow 568→315 0.25 7",
        "0 fieldScroll 11 true", "0 offset 0→24 uikit",
        "0.25 keyboardDidChangeFrame 568→315 0.25 7", "0.25 keyboardDidShow 568→315 0.25 7",
        "0.25 fieldScroll 11 false",
      ])
    #expect(phone.firstResponder == 11)
    // The spring takes half a second, although the keyboard's end is posted after a quarter.
    #expect(phone.clock == 0.5)
  }

  @Test("Resigning a field calls its delegate, then posts keyboard notifications")
  func resigning() throws {
    var phone = try Phone.twenty()
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.endEditing() }
    #expect(
      phone.takeLines() == [
        "0.5 textFieldShouldEndEditing 0", "0.5 resignFirstResponder 0",
        "0.5 textFieldDidEndEditing 0", "0.5 recognizer removed",
        "0.5 keyboardWillChangeFrame 315→568 0.25 7", "0.5 keyboardWillHide 315→568 0.25 7",
        "0.75 keyboardDidChangeFrame 315→568 0.25 7", "0.75 keyboardDidHide 315→568 0.25 7",
      ])
    #expect(phone.firstResponder == nil)
    #expect(phone.keyboardTop == nil)
    phone.end()
    #expect(phone.takeLines() == [])
  }

  private static let fieldToField = [
    "0.5 textFieldShouldBeginEditing 1", "0.5 textFieldShouldEndEditing 0",
    "0.5 textFieldDidEndEditing 0", "0.5 becomeFirstResponder 1",
    "0.5 textFieldDidBeginEditing 1",
  ]

  /// Returns the events when editing moves from the first field to the second.
  private func moveToSecondField(of phone: Phone) -> [String] {
    var phone = phone
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.beginEditing(row: 1) }
    return phone.takeLines()
  }

  /// From iOS 11 on nothing is posted for an unchanged keyboard (radar 34432484).
  @Test(
    "From iOS 11 on moving between fields posts nothing for an unchanged keyboard",
    arguments: [11, 12])
  func sameKeyboard(ios: Int) throws {
    let events = moveToSecondField(of: try Phone.twenty(ios: ios))
    #expect(events == Self.fieldToField + ["0.5 fieldScroll 1 false"])
  }

  /// Up to iOS 10 all notifications are posted again, with equal begin and end frames.
  @Test(
    "Up to iOS 10 moving between fields posts notifications with equal frames", arguments: [8, 10])
  func sameKeyboardBeforeIOS11(ios: Int) throws {
    let events = moveToSecondField(of: try Phone.twenty(ios: ios))
    #expect(
      events == Self.fieldToField + [
        "0.5 keyboardWillChangeFrame 315→315 0.25 7", "0.5 keyboardWillShow 315→315 0.25 7",
        "0.5 fieldScroll 1 false",
        "0.75 keyboardDidChangeFrame 315→315 0.25 7", "0.75 keyboardDidShow 315→315 0.25 7",
        "0.75 fieldScroll 1 false",
      ])
  }

  @Test("Moving to a field with another keyboard height posts notifications")
  func otherKeyboardHeight() throws {
    var phone = try Phone.twenty(special: [1: FieldTraits(keyboard: .numberPad)])
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.beginEditing(row: 1) }
    #expect(
      phone.takeLines() == Self.fieldToField + [
        "0.5 keyboardWillChangeFrame 315→352 0.25 7", "0.5 keyboardWillShow 315→352 0.25 7",
        "0.5 fieldScroll 1 false",
        "0.75 keyboardDidChangeFrame 315→352 0.25 7", "0.75 keyboardDidShow 315→352 0.25 7",
        "0.75 fieldScroll 1 false",
      ])
    #expect(phone.keyboard.kind == .numberPad)
  }

  @Test("Focusing the same field again only scrolls it into view")
  func focusAgain() throws {
    var phone = try Phone.twenty()
    phone.settle { $0.beginEditing(row: 11) }
    phone.setContentOffset(0, by: .script)
    phone.clearEvents()
    phone.begin(11)
    #expect(phone.takeLines() == ["0.5 fieldScroll 11 true", "0.5 offset 0→24 uikit"])
  }

  @Test("A row that doesn't exist or has no field cannot begin editing")
  func rowsWithoutField() throws {
    let device = try #require(Device.named("iphone-5s"))
    var phone = Phone(
      scene: Scene(device: device, chrome: Chrome()),
      rows: RowGeometry(sections: [SectionHeights(rows: [44, 44])]), style: .plain,
      fields: [nil])
    phone.begin(0)
    phone.begin(1)
    phone.begin(7)
    phone.begin(-1)
    #expect(phone.firstResponder == nil)
    #expect(phone.events == [])
  }

  /// A row moved out of view while the keyboard appears is scrolled into view after didShow.
  @Test("A field scrolled out of view scrolls itself in again after `didShow`")
  func scrollsAfterDidShow() throws {
    var phone = try Phone.twenty()
    phone.begin(11)
    phone.advance(by: 0.1)
    phone.setContentOffset(0, by: .script)
    phone.clearEvents()
    phone.settle()
    #expect(
      phone.takeLines().suffix(2) == ["0.25 fieldScroll 11 true", "0.25 offset 0→24 uikit"])
    #expect(phone.offset == 24)
    #expect(abs(phone.clock - 0.55) < 1e-12)
  }

  @Test("With `fieldScroll` off, focusing a field leaves the offset")
  func withoutFieldScroll() throws {
    var phone = try Phone.twenty()
    phone.settings.fieldScroll = false
    phone.settle { $0.beginEditing(row: 19) }
    #expect(phone.offset == 0)
    #expect(!phone.takeLines().contains { $0.contains("fieldScroll") })
  }

  /// Text fields scroll themselves from iOS 8 on (radar 20798351).
  @Test(
    "Text fields scroll themselves into view from iOS 8 on",
    arguments: [(7, 0), (8, 24)] as [(Int, CGFloat)])
  func fieldScrollByVersion(ios: Int, offset: CGFloat) throws {
    var phone = try Phone.twenty(ios: ios)
    phone.settle { $0.beginEditing(row: 11) }
    #expect(phone.offset == offset)
  }

  @Test("With `tapOutside` off, a tap outside the field leaves the focus")
  func withoutTapOutside() throws {
    var phone = try Phone.twenty()
    phone.settings.tapOutside = false
    phone.begin(0)
    #expect(!phone.hasTapRecognizer)
    let point = phone.pointOutsideFields
    phone.tap(point.x, point.y)
    #expect(phone.firstResponder == 0)
  }
}
