import FormliftTesting
import Testing

@testable import CheckoutApp

struct KeyboardTests {
  @Test func keyboard() throws {
    try Audit { CheckoutViewController() }
  }
}
