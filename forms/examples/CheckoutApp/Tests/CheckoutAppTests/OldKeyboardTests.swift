import FormliftTesting
import Testing

@testable import CheckoutApp

/// What the README shows of the screen without its keyboard code.
struct OldKeyboardTests {
  @Test func withoutItsKeyboardCode() throws {
    let failure = try #require(throws: AuditFailure.self) {
      try Audit(on: .named("iphone-5s"), held: [.portrait]).run {
        CheckoutViewController(adjustsForKeyboard: false)
      }
    }
    #expect(Set(failure.failures.map(\.law)) == ["reachable", "given-back", "in-view"])
    // Tests run where the manifest is, or above it; a command is run where the tests are.
    #expect(
      failure.failures[0].command.hasSuffix(
        "Sources/CheckoutApp --as 'CheckoutViewController(adjustsForKeyboard: false)' "
          + "-d iphone-5s -c 'focus 7' -c 'expect active.visible == 1'"))
  }
}
