import Formlift
import Foundation
import Testing

/// "Scroll position, UITableViews, and You", as an app writes it.
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

/// An app that ends its table at the keyboard, and shows the row half a second later.
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
  @Test func insetTop() throws {
    let form = try Stage.twenty()
    let row = try #require(form.row(ofField: "f12"))
    var simulator = Simulator(Phone(showing: form), app: InsetTop())
    simulator.beginEditing(row: row)
    simulator.settle()
    #expect(simulator.phone.contentInset.bottom == 253)
    #expect(simulator.phone.contentOffset.y == 484)
    #expect(simulator.phone.frameOnScreen(ofRow: row).minY == 64)
    #expect(simulator.phone.clearance(ofRow: row) == 207)
    simulator.endEditing()
    simulator.settle()
    #expect(simulator.phone.contentOffset.y == 376)
  }

  @Test func shrinkTable() throws {
    let form = try Stage.twenty()
    let device = try #require(Device.named("iphone-5s"))
    var simulator = Simulator(Phone(showing: form, on: device), app: ShrinkTable())
    simulator.tap(CGPoint(x: 200, y: 300))
    #expect(simulator.phone.firstResponder == 5)
    simulator.advance(by: 0.25)
    #expect(simulator.phone.tableFrame.height == 251)
    simulator.drag(by: [-200])
    simulator.settle()
    #expect(simulator.phone.contentOffset.y == 213)
    simulator.endEditing()
    simulator.settle()
    #expect(simulator.phone.tableFrame.height == 504)
  }
}
