import Formlift
import Foundation
import Testing

/// An observer that shrinks the root view to the keyboard's top.
///
/// It scrolls the active row to `air` points above that.
struct ShrinkRoot: PhoneObserver {
  var air: CGFloat = 10
  private var scrolls: CGFloat = 0

  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    guard notification.name == .willChangeFrame else { return }
    var frame = phone.rootFrame
    let keyboard = phone.convertToRoot(fromWindow: notification.end)
    frame.size.height = keyboard.minY
    phone.setRootFrame(frame, animation: Animation(duration: notification.animation.duration))
  }

  mutating func didBeginEditing(on phone: inout Phone) {
    phone.startTimer(delay: 0.3)
  }

  mutating func timerFired(on phone: inout Phone) {
    guard let row = phone.firstResponder else { return }
    phone.scrollRectToVisible(phone.rect(forRow: row).insetBy(dx: 0, dy: -air))
  }

  mutating func willScroll(on phone: inout Phone) {
    scrolls += 1
    phone.setContentInset(EdgeInsets(left: scrolls))
  }
}

struct RootViewTests {
  @Test("An app's strategy can end the root view at the keyboard")
  func rootViewEndsAtKeyboard() throws {
    var session = Session(try Stage.twenty())
    try session.choose(Strategy("shrink-root", ShrinkRoot()))
    try session.focus("f12")
    #expect(session.phone.rootFrame == CGRect(x: 0, y: 0, width: 320, height: 315))
    #expect(session.active?.clearance == 10)
    let before = session
    try session.drag(by: -20)
    #expect(session.phone.contentInset.left == 1)
    try session.undo()
    #expect(session == before)
    try session.dismiss()
    #expect(session.phone.rootFrame.height == 568)
  }

  @Test("A programmatic offset is not clamped")
  func anOffsetIsNotClamped() throws {
    var phone = Session(try Stage.twenty()).phone
    phone.setContentOffset(-50)
    #expect(phone.contentOffset.y == -50)
    phone.setContentInset(EdgeInsets(top: 20, left: 1, right: 1))
    #expect(phone.contentOffset.y == -20)
    #expect(phone.adjustedContentInset == EdgeInsets(top: 20, left: 1, right: 1))
  }

  @Test("A strategy can have its own way to hide")
  func ownHide() throws {
    let strategy = try Strategy(
      "back-to-the-top", when: .willChangeFrame,
      hide: Hide("top") { step in
        step.phone.setContentOffset(0, animation: step.scrollAnimation)
      })
    var session = Session(try Stage.twenty())
    try session.choose(strategy)
    try session.focus("f3")
    try session.drag(by: -100)
    try session.dismiss()
    #expect(try session["table.contentOffset.y"] == 0)
  }
}
