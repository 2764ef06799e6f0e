import Foundation
import Simulation
import Testing

/// Tests a bar docked at the bottom: 41 points high, on an iPhone 5s at 527 … 568.
///
/// Above a keyboard of 253 it is at 274 … 315.
@Suite struct DockedBarTests {
  private static func phone(
    _ device: String = "iphone-5s", special: [Int: FieldTraits] = [:]
  ) throws -> Phone {
    try Phone.twenty(device, bar: DockedBar(height: 41), special: special)
  }

  @Test("A docked bar rests at the bottom of the screen, below the table")
  func restsAtTheBottom() throws {
    let phone = try Self.phone()
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 527, width: 320, height: 41))
    #expect(phone.barFrame == CGRect(x: 0, y: 527, width: 320, height: 41))
    #expect(!phone.isKeyboardUp)
    #expect(phone.table.frame.model == CGRect(x: 0, y: 64, width: 320, height: 463))
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 64, width: 320, height: 463))
  }

  /// The bar begins at 852 − 34 − 41, above the home indicator's strip.
  @Test("A docked bar rests above the home indicator")
  func restsAboveTheHomeIndicator() throws {
    let phone = try Self.phone("iphone-16")
    #expect(phone.barFrame == CGRect(x: 0, y: 777, width: 393, height: 41))
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 777, width: 393, height: 75))
  }

  @Test("A tap on the docked bar's field shows the keyboard below the bar")
  func fieldShowsKeyboard() throws {
    var phone = try Self.phone()
    phone.tap(160, 547)
    phone.settle()
    #expect(phone.responder == .bar)
    #expect(phone.firstResponder == nil)
    #expect(
      ActivePlace(phone)?.frame == CGRect(x: 0, y: 274, width: 320, height: 41))
    #expect(ActivePlace(phone)?.clearance == 0)
    #expect(
      phone.takeLines() == [
        "0 touch barField", "0 textFieldShouldBeginEditing bar", "0 becomeFirstResponder bar",
        "0 textFieldDidBeginEditing bar", "0 recognizer added",
        "0 keyboardWillChangeFrame 527→274 0.25 7", "0 keyboardWillShow 527→274 0.25 7",
        "0.25 keyboardDidChangeFrame 527→274 0.25 7", "0.25 keyboardDidShow 527→274 0.25 7",
      ])
    phone.end()
    #expect(
      phone.takeLines().suffix(2) == [
        "0.5 keyboardWillChangeFrame 274→527 0.25 7", "0.5 keyboardWillHide 274→527 0.25 7",
      ])
    phone.settle()
    let before = try Self.phone()
    #expect(phone.keyboard.frame == before.keyboard.frame)
    #expect(phone.table == before.table)
  }

  /// If a row's field is active, the bar is above the keys, unless the field has its own accessory.
  @Test("A row's keyboard carries the docked bar unless the row has its own accessory")
  func rowsShowTheBar() throws {
    var phone = try Self.phone(special: [1: FieldTraits(accessoryHeight: 100)])
    phone.begin(0)
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 274, width: 320, height: 294))
    #expect(phone.barFrame == CGRect(x: 0, y: 274, width: 320, height: 41))
    phone.begin(1)
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 215, width: 320, height: 353))
    #expect(phone.barFrame == nil)
    phone.beginInBar()
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 274, width: 320, height: 294))
  }

  @Test("With a hardware keyboard the docked bar stays at the bottom")
  func hardwareKeyboard() throws {
    for (device, frame) in [
      ("iphone-5s", CGRect(x: 0, y: 527, width: 320, height: 41)),
      ("iphone-16", CGRect(x: 0, y: 777, width: 393, height: 75)),
    ] {
      var phone = try Self.phone(device)
      phone.happen { $0.setHardwareKeyboard(isAttached: true) }
      phone.settle { $0.beginEditing(.bar) }
      #expect(phone.keyboard.frame.model == frame)
      #expect(!phone.isKeyboardUp)
    }
  }

  /// If a finger drags the keys down by 300, the bar's top, from 274 on, stops at 527.
  @Test("A finger that drags the keyboard down leaves the docked bar on the screen")
  func interactiveDismissal() throws {
    var phone = try Self.phone()
    phone.settings.dismissMode = .interactive
    phone.settle { $0.beginEditing(.bar) }
    phone.clearEvents()
    phone.settle { $0.drag(by: [300, 1], from: 300) }
    #expect(phone.events.contains { $0.kind == .keyboardPulled(to: 527) })
    #expect(phone.responder == nil)
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 527, width: 320, height: 41))
  }

  /// In landscape the keys are 199 points high, with the bar above them.
  @Test("The docked bar follows a rotation, with the keyboard and without")
  func rotation() throws {
    var phone = try Self.phone()
    phone.settle { $0.beginEditing(.bar) }
    phone.settle { $0.rotate(to: .landscapeLeft) }
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 80, width: 568, height: 240))
    phone.settle { $0.endEditing() }
    #expect(phone.keyboard.frame.model == CGRect(x: 0, y: 279, width: 568, height: 41))
  }
}
