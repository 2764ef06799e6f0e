import FormliftTesting
import Testing

@testable import CheckoutApp

/// The README's example: the screen without its keyboard code.
struct OldKeyboardTests {
  @Test func withoutItsKeyboardCode() throws {
    let failure = try #require(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), held: [.portrait], minimumOS: 12).run {
        CheckoutViewController(adjustsForKeyboard: false)
      }
    }
    #expect(Set(failure.failures.map(\.law)) == ["reachable", "visible"])
    // Tests run in the manifest's folder or above, and so does the command.
    #expect(
      failure.failures[0].command.hasSuffix(
        "Sources/CheckoutApp --as 'CheckoutViewController(adjustsForKeyboard: false)' "
          + "-d iphone-5s -c 'focus 7' -c 'expect active.visible == 1'"))
  }
}
