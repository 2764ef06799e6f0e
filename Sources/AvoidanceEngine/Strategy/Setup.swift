/// Example code that sets up a library or a system component to behave like a strategy.
package struct Setup: Sendable {
  /// The decisions of a strategy that the example code can express, such as the margin.
  package let takes: [Decision]
  /// Returns the example code that sets up a library or component to behave like a strategy.
  package let text: @Sendable (Strategy) -> String

  package init(taking takes: [Decision] = [], _ text: @escaping @Sendable (Strategy) -> String) {
    self.takes = takes
    self.text = text
  }
}
