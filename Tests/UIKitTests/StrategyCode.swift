import Avoidance
import Testing
import UIKit

/// An app's code for a test, with the strategy that it must agree with.
struct StrategyCode: Sendable, CustomTestStringConvertible {
  let strategy: Strategy
  let make: @MainActor @Sendable (FormViews) -> Any

  var testDescription: String { strategy.name }
}
