import FormliftTesting
import Testing

@testable import CheckoutApp

struct KeyboardTests {
  @Test func keyboard() throws {
    try Audit(on: .running(iOS: 15)).run { CheckoutViewController() }
  }

  @Test func withoutItsKeyboardCode() throws {
    let failure = try #require(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), held: [.portrait]).run {
        let controller = CheckoutViewController()
        controller.adjustsForKeyboard = false
        return controller
      }
    }
    #expect(Set(failure.failures.map(\.law)) == ["reachable", "given-back", "in-view"])
  }
}
