import Foundation
import Simulation
import Testing

/// Tests dismissal of the keyboard by gestures, with keyboardDismissMode and cancelsTouchesInView.
@Suite struct GestureTests {

  @Test("With `onDrag` the keyboard hides when a drag begins")
  mutating func onDrag() throws {
    var phone = try Phone.twenty()
    phone.settings.dismissMode = .onDrag
    phone.settle { $0.beginEditing(row: 0) }
    phone.happen { $0.drag(by: [-10]) }
    #expect(phone.firstResponder == nil)
    #expect(phone.offset == 10)
  }

  /// The finger moves from 300 to 400, 85 points below the keyboard's top at 315.
  ///
  /// Then it is lifted there, or moves up by 20 first.
  @Test(
    "An interactively dismissed keyboard follows the finger",
    arguments: [([100], nil), ([100, -20], 315)] as [([CGFloat], CGFloat?)])
  mutating func interactiveFollowsTheFinger(
    distances: [CGFloat], top: CGFloat?
  ) throws {
    var phone = try Phone.twenty()
    phone.settings.dismissMode = .interactive
    phone.beginAndClearEvents(row: 0)
    phone.happen { $0.drag(by: distances, from: 300) }
    let pulled = phone.events.compactMap { event -> CGFloat? in
      if case .keyboardPulled(let y) = event.kind { y } else { nil }
    }
    #expect(pulled == (distances.count == 1 ? [400] : [400, 380]))
    let announced = phone.events.compactMap { event -> KeyboardNotification? in
      if case .notification(let it) = event.kind { it } else { nil }
    }
    #expect(announced.first?.begin.minY == pulled.last)
    phone.settle()
    #expect(phone.keyboardTop == top)
    #expect((phone.firstResponder == nil) == (top == nil))
  }

  @Test(
    "A dismissing tap selects a row only if touches are not canceled", arguments: [true, false])
  mutating func aTapThatResignsSelectsNoRowUnlessItLetsTouchesPass(cancels: Bool) throws {
    var phone = try Phone.twenty()
    phone.settings.cancelsTouches = cancels
    phone.beginAndClearEvents(row: 0)
    phone.tap(8, 70)
    let isSelected = phone.events.contains { event in
      if case .selected = event.kind { true } else { false }
    }
    #expect(phone.firstResponder == nil)
    #expect(isSelected == !cancels)
  }
}
