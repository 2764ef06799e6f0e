import Formlift
import Foundation
import Testing

/// The article "Scroll position, UITableViews, and You", as an app would write its code.
struct InsetTop: PhoneObserver {
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    if notification.name == .didShow, let row = phone.firstResponder {
      let inset = EdgeInsets(bottom: notification.begin.height)
      phone.setContentInset(inset, indicators: inset)
      phone.scrollToRow(row, at: .top, animation: .scroll)
    } else if notification.name == .didHide {
      phone.setContentInset(.zero, indicators: .zero)
    }
  }
}

/// An observer that shrinks the table to the keyboard's top and shows the row half a second later.
struct ShrinkTable: PhoneObserver {
  private var full: CGRect?

  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    guard notification.name == .willShow || notification.name == .willHide else { return }
    let first = full ?? phone.tableFrame
    full = first
    let top = phone.convertToTable(fromWindow: notification.end).minY - phone.tableBounds.minY
    var frame = first
    frame.size.height = min(first.height, top)
    phone.setTableFrame(frame, animation: notification.animation)
    if notification.name == .willShow { phone.startTimer(delay: 0.5) }
  }

  mutating func timerFired(on phone: inout Phone) {
    guard let row = phone.firstResponder else { return }
    phone.scrollToRow(row, at: .none, animation: .scroll)
  }
}

struct ObserverTests {
  @Test("The inset-top article's code runs as an observer")
  func insetTop() throws {
    var session = Session(try Stage.twenty())
    try session.choose(Strategy("my-inset-top", InsetTop()))
    try session.focus("f12")
    #expect(session.phone.contentInset.bottom == 253)
    #expect(session.phone.contentOffset.y == 484)
    #expect(session.active?.frame.minY == 64)
    #expect(session.active?.clearance == 207)
    try session.dismiss()
    #expect(session.phone.contentOffset.y == 376)
  }

  @Test("Code that shrinks the table and reveals the row later runs as an observer")
  func shrinkTable() throws {
    let form = try Stage.twenty()
    let device = try #require(Device.named("iphone-5s"))
    var session = try Session(form, on: device)
    try session.choose(Strategy("my-shrink-table", ShrinkTable()))
    try session.hold()
    try session.tap(CGPoint(x: 200, y: 300))
    #expect(session.phone.firstResponder == 5)
    try session.advance(by: 0.25)
    #expect(session.phone.tableFrame.height == 251)
    try session.drag(by: -200)
    try session.settle()
    #expect(session.phone.contentOffset.y == 213)
    try session.dismiss()
    #expect(session.phone.tableFrame.height == 504)
  }
}
