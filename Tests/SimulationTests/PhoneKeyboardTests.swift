import Foundation
import Simulation
import Testing

@Suite struct PhoneKeyboardTests {
  @Test(
    "The keyboard's height follows the field's kind, accessory and language",
    arguments: [
      (FieldTraits(), 12, 253), (FieldTraits(keyboard: .numberPad), 12, 216),
      (FieldTraits(keyboard: .email), 12, 253), (FieldTraits(keyboard: .decimal), 12, 216),
      (FieldTraits(keyboard: .emoji), 12, 253),
      // A secure field has the bar from iOS 11 on, for stored passwords.
      (FieldTraits(isSecure: true), 12, 253), (FieldTraits(isSecure: true), 10, 216),
      (FieldTraits(accessoryHeight: 44), 12, 297),
      (FieldTraits(keyboard: .numberPad, accessoryHeight: 40), 12, 256),
    ] as [(FieldTraits, Int, CGFloat)])
  func height(field: FieldTraits, ios: Int, height: CGFloat) throws {
    var phone = try Phone.twenty(ios: ios, field: field)
    phone.settle { $0.beginEditing(row: 0) }
    #expect(
      phone.keyboard.frame.model == CGRect(x: 0, y: 568 - height, width: 320, height: height))
  }

  /// An iPhone 16's keyboard moves from 852 to 516 along the spring's values for 0 → 336.
  @Test(
    "The keyboard moves along its spring while it comes up",
    arguments: [
      (0.08, 707.890), (0.125, 628.555), (0.25, 535.475), (0.325, 522.171), (0.5, 516),
    ])
  func presentation(time: TimeInterval, top: CGFloat) throws {
    var phone = try Phone.twenty("iphone-16")
    phone.begin(0)
    phone.advance(by: time)
    #expect(phone.keyboard.frame.model.minY == 516)
    #expect(abs(phone.presented.keyboard.frame.model.minY - top) < 0.0005)
  }

  /// Before iOS 7 the keyboard moves with curve 0 and without a spring.
  ///
  /// It is halfway after half the time, and at rest after 0.25 seconds.
  @Test("Before iOS 7 the keyboard moves with an eased curve for 0.25 seconds")
  func beforeiOS7() throws {
    var phone = try Phone.twenty("iphone-4s", ios: 6)
    phone.begin(0)
    phone.advance(by: 0.125)
    #expect(abs(phone.presented.keyboard.frame.model.minY - 372) < 1e-9)
    #expect(phone.takeLines().contains("0 keyboardWillShow 480→264 0.25 0"))
    phone.settle()
    #expect(phone.clock == 0.25)
  }

  @Test("Setting the keyboard's height moves a visible keyboard")
  func settingHeight() throws {
    var phone = try Phone.twenty()
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardHeight(300) }
    #expect(
      phone.takeLines() == [
        "0.5 keyboardWillChangeFrame 315→268 0.25 7", "0.5 keyboardWillShow 315→268 0.25 7",
        "0.75 keyboardDidChangeFrame 315→268 0.25 7", "0.75 keyboardDidShow 315→268 0.25 7",
        "0.75 fieldScroll 0 false",
      ])
    phone.happen { $0.setKeyboardHeight(nil) }
    #expect(phone.keyboardTop == 315)
  }

  @Test("Setting the keyboard's kind applies to every field")
  func settingKind() throws {
    var phone = try Phone.twenty()
    phone.happen { $0.setKeyboardKind(.numberPad) }
    #expect(phone.events == [])
    phone.begin(0)
    #expect(phone.keyboardTop == 352)
    phone.happen { $0.setKeyboardKind(.email) }
    #expect(phone.keyboardTop == 315)
    #expect(phone.keyboard.kind == .email)
    phone.clearEvents()
    phone.happen { $0.setKeyboardKind(nil) }
    #expect(phone.keyboard.kind == .default)
    #expect(phone.events == [])
  }

  /// A movement that another interrupts posts no did notifications.
  ///
  /// The keyboard turns around where it is visible then.
  @Test("A show during a hide posts no did notifications for the hide")
  func interruptedHide() throws {
    var phone = try Phone.twenty()
    phone.settle { $0.beginEditing(row: 0) }
    phone.end()
    phone.advance(by: 0.1)
    let seen = phone.presented.keyboard.frame.model.minY
    #expect(seen > 320 && seen < 560)
    phone.clearEvents()
    phone.begin(1)
    #expect(phone.presented.keyboard.frame.model.minY == seen)
    phone.settle()
    let names = phone.takeLines().filter { $0.contains("keyboard") }
    #expect(
      names == [
        "0.6 keyboardWillChangeFrame 568→315 0.25 7", "0.6 keyboardWillShow 568→315 0.25 7",
        "0.85 keyboardDidChangeFrame 568→315 0.25 7", "0.85 keyboardDidShow 568→315 0.25 7",
      ])
  }

  @Test("Keyboard frames are posted in window coordinates")
  func windowCoordinates() throws {
    var phone = try Phone.twenty("iphone-4s", ios: 7, orientation: .landscapeRight)
    phone.begin(0)
    let posted = phone.events.compactMap { event -> KeyboardNotification? in
      if case .notification(let notification) = event.kind { notification } else { nil }
    }
    #expect(posted.map(\.name) == [.willChangeFrame, .willShow])
    for notification in posted {
      #expect(notification.begin == CGRect(x: -162, y: 0, width: 162, height: 480))
      #expect(notification.end == CGRect(x: 0, y: 0, width: 162, height: 480))
    }
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 158, width: 480, height: 162))
  }

  /// Without predictions, iOS 11 posts nothing for the emoji keyboard, though it is higher.
  ///
  /// (Radar 35735170.)
  @Test(
    "iOS 11 without predictions posts nothing for the emoji keyboard",
    arguments: [(11, .off, false), (11, .on, false), (10, .off, true), (12, .off, true)]
      as [(Int, Settings.Prediction, Bool)])
  func silentEmoji(
    ios: Int, prediction: Settings.Prediction, isPosted: Bool
  ) throws {
    var phone = try Phone.twenty("iphone-6s", ios: ios)
    phone.settings.prediction = prediction
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.setKeyboardKind(.emoji) }
    #expect(phone.notifications.isEmpty == !isPosted)
    #expect(phone.keyboardTop == 409)
  }
}
