/// How to set up a library, or a part of a system, so that it does what its strategy does.
package struct Setup: Sendable {
  /// The decisions whose numbers or words the text takes.
  package let takes: Set<String>
  /// Returns what to write for a strategy.
  package let text: @Sendable (Strategy) -> String

  init(taking takes: Set<String> = [], _ text: @escaping @Sendable (Strategy) -> String) {
    self.takes = takes
    self.text = text
  }
}
