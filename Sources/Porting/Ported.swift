import AppSource

/// A source as it compiles on Linux, and what is left to do by hand.
package struct Ported: Sendable {
  package let source: Source
  /// The source's lines, each where it was, below one that has the compiler speak of the source.
  package let text: String
  /// In the order of their places.
  package let findings: [Finding]
}
