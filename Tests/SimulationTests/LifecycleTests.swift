import Foundation
import Simulation
import Testing

/// Tests what is posted when screens are pushed or presented, and in the background.
@Suite struct LifecycleTests {
  /// Returns a phone whose first field is active, with its past events cleared.
  private func editing(_ name: String = "iphone-5s", ios: Int? = nil) throws -> Phone {
    var phone = try Phone.twenty(name, ios: ios)
    phone.beginAndClearEvents(row: 0)
    return phone
  }

  /// Returns a phone that was popped back to its form after `body`.
  ///
  /// Only the pop's events are recorded.
  private func popped(after body: (inout Simulator<SilentApp>) -> Void) throws -> Phone {
    var phone = try editing()
    phone.happen(body)
    phone.settle()
    phone.clearEvents()
    phone.settle { $0.pop() }
    return phone
  }

  /// A push hides the keyboard in 0.35 seconds, then posts the did notifications (radar 15054825).
  @Test("A push hides the keyboard over 0.35 seconds")
  func push() throws {
    var phone = try editing()
    phone.happen { $0.push() }
    #expect(phone.firstResponder == nil)
    phone.settle()
    #expect(
      phone.takeLines() == [
        "0.5 textFieldShouldEndEditing 0", "0.5 resignFirstResponder 0",
        "0.5 textFieldDidEndEditing 0", "0.5 recognizer removed",
        "0.5 keyboardWillChangeFrame 315→568 0.35 7", "0.5 keyboardWillHide 315→568 0.35 7",
        "0.5 viewWillDisappear", "0.85 keyboardDidChangeFrame 315→568 0.35 7",
        "0.85 keyboardDidHide 315→568 0.35 7",
      ])
    #expect(phone.obstacle == .cover(.pushed))
    #expect(!phone.isKeyboardUp)
  }

  /// During a navigation controller's transition, a show's begin frame is its end frame.
  ///
  /// (SlackTextViewController.)
  @Test("A pop gives the field its focus and its keyboard back")
  func pop() throws {
    var phone = try popped { $0.push() }
    #expect(
      phone.takeLines() == [
        "1 viewWillAppear", "1 textFieldShouldBeginEditing 0", "1 becomeFirstResponder 0",
        "1 keyboardWillChangeFrame 315→315 0.35 7", "1 keyboardWillShow 315→315 0.35 7",
        "1 textFieldDidBeginEditing 0", "1 recognizer added", "1 fieldScroll 0 false",
        "1.35 keyboardDidChangeFrame 315→315 0.35 7", "1.35 keyboardDidShow 315→315 0.35 7",
        "1.35 fieldScroll 0 false",
      ])
    #expect(phone.obstacle == nil)
    #expect(phone.firstResponder == 0)
    #expect(phone.isKeyboardUp)
  }

  /// Before iOS 7, a push's end frame is a screen's width to the side (radar 15054825).
  @Test("Before iOS 7 a push moves the keyboard's frame sideways")
  func sidewaysBeforeIOS7() throws {
    var phone = try editing("iphone-4s", ios: 6)
    phone.settle { $0.push() }
    phone.settle { $0.pop() }
    let hidden = "{{-320, 264}, {320, 216}}"
    let shown = "{{0, 264}, {320, 216}}"
    let times = ["0.25", "0.25", "0.6", "0.6", "0.6", "0.6", "0.95", "0.95"]
    let names = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]
    let backNames = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    #expect(
      phone.notifications
        == zip(times, names + backNames).enumerated().map { index, it in
          let frames = index < 4 ? "\(shown) \(hidden)" : "\(hidden) \(shown)"
          return "\(it.0) keyboard\(it.1) \(frames)"
        })
    #expect(phone.keyboardTop == 264)
  }

  /// A swipe back makes the field resign, and a cancelled one makes it first responder again.
  ///
  /// The did notifications of the hide are never posted (Jianshu 0f23c9cf3fa2).
  @Test("A cancelled swipe back makes the field first responder again")
  func cancelledSwipe() throws {
    var phone = try editing()
    phone.settle { $0.beginPop() }
    #expect(phone.obstacle == .swipe)
    #expect(!phone.isKeyboardUp)
    #expect(
      phone.notifications.map { $0.split(separator: " ")[1] } == [
        "keyboardWillChangeFrame", "keyboardWillHide",
      ])
    phone.clearEvents()
    phone.settle { $0.cancelPop() }
    #expect(phone.obstacle == nil)
    #expect(phone.firstResponder == 0)
    #expect(
      phone.notifications.map { $0.split(separator: " ")[1] } == [
        "keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame",
        "keyboardDidShow",
      ])
  }

  @Test("A completed swipe back posts the did notifications")
  func completedSwipe() throws {
    var phone = try popped { $0.beginPop() }
    #expect(
      phone.takeLines() == [
        "1.35 keyboardDidChangeFrame 315→568 0.35 7", "1.35 keyboardDidHide 315→568 0.35 7",
      ])
    #expect(phone.obstacle == .departure(.popped))
    #expect(phone.firstResponder == nil)
  }

  /// The swipe is on a screen that was pushed over the form; it is first cancelled, then completed.
  @Test("A swipe on a pushed screen returns to the form, or is cancelled")
  func swipeOnPushedScreen() throws {
    var phone = try editing()
    phone.settle { $0.push() }
    phone.happen { $0.beginPop() }
    phone.happen { $0.cancelPop() }
    #expect(phone.obstacle == .cover(.pushed))
    #expect(phone.firstResponder == nil)
    phone.happen { $0.beginPop() }
    phone.happen { $0.pop() }
    #expect(phone.obstacle == nil)
    #expect(phone.firstResponder == 0)
  }

  /// If no row was first responder before, none is afterwards.
  @Test("Screens that come and go don't focus a field if none had the focus")
  func noFieldToRestore() throws {
    var phone = try Phone.twenty()
    phone.happen { $0.push() }
    phone.happen { $0.pop() }
    phone.happen { $0.beginPop() }
    phone.happen { $0.cancelPop() }
    phone.happen { $0.present(.pageSheet, hasField: false) }
    phone.settle { $0.close() }
    #expect(phone.firstResponder == nil)
    #expect(phone.notifications.isEmpty)
    #expect(phone.obstacle == nil)
  }

  @Test("With `restoresResponder` off the field stays resigned after a pop")
  func withoutRestore() throws {
    var phone = try editing()
    phone.settings.restoresResponder = false
    phone.happen { $0.push() }
    phone.settle { $0.pop() }
    #expect(phone.firstResponder == nil)
    #expect(!phone.isKeyboardUp)
  }

  /// A presented screen hides the keyboard in its usual time (SlackTextViewController 300).
  ///
  /// When the screen is closed, the keyboard is shown again (firefox-ios 22196).
  @Test(
    "A presented screen hides the keyboard, which is back when the screen closes",
    arguments: [Presentation.fullScreen, .pageSheet, .formSheet, .alert])
  func presentedScreen(presentation: Presentation) throws {
    var phone = try editing("ipad-9.7")
    phone.settle { $0.present(presentation, hasField: false) }
    #expect(phone.obstacle == .cover(.presented(presentation)))
    #expect(phone.firstResponder == nil)
    #expect(
      phone.notifications.first
        == "0.5 keyboardWillChangeFrame {{0, 704}, {768, 320}} {{0, 1024}, {768, 320}}")
    phone.clearEvents()
    phone.settle { $0.close() }
    #expect(phone.firstResponder == 0)
    #expect(
      phone.notifications.prefix(2) == [
        "1 keyboardWillChangeFrame {{0, 1024}, {768, 320}} {{0, 704}, {768, 320}}",
        "1 keyboardWillShow {{0, 1024}, {768, 320}} {{0, 704}, {768, 320}}",
      ])
  }

  /// With a popover on an iPad, the keyboard stays (firefox-ios 22196).
  @Test("A popover on an iPad leaves the keyboard up")
  func popover() throws {
    var phone = try editing("ipad-9.7")
    phone.happen { $0.present(.popover, hasField: false) }
    #expect(phone.firstResponder == 0)
    phone.happen { $0.close() }
    #expect(phone.firstResponder == 0)
    #expect(phone.notifications.isEmpty)
  }

  /// A phone shows a popover as a page sheet, and before iOS 13 on the whole screen.
  @Test(
    "A phone shows a popover as a page sheet, or full screen before iOS 13",
    arguments: [
      ("iphone-16", 18, Presentation.pageSheet), ("iphone-x", 12, .fullScreen),
      ("ipad-9.7", 13, .popover),
    ])
  func popoverOnPhone(name: String, ios: Int, shown: Presentation) throws {
    var phone = try Phone.twenty(name, ios: ios)
    phone.happen { $0.present(.popover, hasField: false) }
    #expect(phone.obstacle == .cover(.presented(shown)))
  }

  /// Closing a modal controller posts a hide, then a show, and then the field is active again
  /// (Chatto).
  @Test("An alert's own field gets the keyboard, and the form's field gets it back")
  func alertWithField() throws {
    var phone = try editing()
    phone.settle { $0.present(.alert, hasField: true) }
    #expect(phone.isKeyboardUp)
    #expect(phone.firstResponder == nil)
    #expect(ActivePlace(phone) == nil)
    phone.clearEvents()
    phone.settle { $0.close() }
    #expect(
      phone.takeLines().prefix(8) == [
        "1 keyboardWillChangeFrame 315→568 0.25 7", "1 keyboardWillHide 315→568 0.25 7",
        "1 textFieldShouldBeginEditing 0", "1 becomeFirstResponder 0",
        "1 keyboardWillChangeFrame 568→315 0.25 7", "1 keyboardWillShow 568→315 0.25 7",
        "1 textFieldDidBeginEditing 0", "1 recognizer added",
      ])
  }

  /// An app in the background gets no notifications, and its field stays active (KeyboardGuide).
  @Test("An app in the background gets no notifications, and its field keeps the focus")
  func background() throws {
    var phone = try editing()
    phone.settle { $0.enterBackground() }
    #expect(phone.isKeyboardUp)
    phone.happen { $0.enterForeground() }
    #expect(phone.firstResponder == 0)
    phone.happen { $0.enterBackground() }
    phone.settle { $0.endEditing() }
    phone.happen { $0.enterForeground() }
    #expect(!phone.isKeyboardUp)
    #expect(
      phone.takeLines() == [
        "0.5 applicationDidEnterBackground", "0.5 applicationWillEnterForeground",
        "0.5 applicationDidEnterBackground", "0.5 textFieldShouldEndEditing 0",
        "0.5 resignFirstResponder 0", "0.5 textFieldDidEndEditing 0", "0.5 recognizer removed",
        "1 applicationWillEnterForeground",
      ])
  }

  /// If the app enters the background during a movement, its did notifications are never posted.
  @Test("A keyboard interrupted by the background posts no did notifications")
  func interruptedByBackground() throws {
    var phone = try Phone.twenty()
    phone.begin(0)
    phone.clearEvents()
    phone.settle { $0.enterBackground() }
    #expect(phone.notifications.isEmpty)
  }

  /// After these activities the phone stores nothing about them, so it equals a new one.
  @Test("A phone equals its former self after screens and background come and go")
  func noTraces() throws {
    var phone = try Phone.twenty()
    let before = phone
    phone.happen { $0.push() }
    phone.happen { $0.pop() }
    phone.happen { $0.enterBackground() }
    phone.happen { $0.enterForeground() }
    phone.clearEvents()
    #expect(phone == before)
  }
}
