/// The code that sets up a library, or a part of a system, to do what its strategy does.
package struct Setup: Sendable {
  /// The decisions whose numbers or words the text takes.
  package let takes: [Decision]
  /// Returns what to write for a strategy.
  package let text: @Sendable (Strategy) -> String

  init(taking takes: [Decision] = [], _ text: @escaping @Sendable (Strategy) -> String) {
    self.takes = takes
    self.text = text
  }
}
