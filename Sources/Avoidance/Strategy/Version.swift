/// A release of a system that a strategy acts out.
package struct Version: Sendable {
  /// The release from which on, or up to which, it holds, such as `0.70`.
  package let name: String
  /// Its difference from the one that is acted out by default, as a clause.
  package let summary: String
  /// The strategy's rule then, in one line; nil where that is the same.
  let rule: String?
  /// The first major version of iOS that it supports; nil if it is the strategy's own.
  let minimumIOS: Int?
  private let decide: @Sendable (inout Strategy) -> Void

  /// Creates a release.
  ///
  /// - Parameters:
  ///   - name: its number.
  ///   - summary: what it does otherwise.
  ///   - rule: what the strategy does then, where that is not the same.
  ///   - minimumIOS: the first major version of iOS that it supports, if that isn't the strategy's.
  ///   - decide: makes the decisions of that release; the first one listed makes none.
  package init(
    _ name: String, _ summary: String, rule: String? = nil, minimumIOS: Int? = nil,
    decide: @escaping @Sendable (inout Strategy) -> Void = { _ in }
  ) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.minimumIOS = minimumIOS
    self.decide = decide
  }

  /// Has a strategy decide as the release did.
  func change(_ strategy: inout Strategy) { decide(&strategy) }
}

extension Version: CustomStringConvertible {
  package var description: String { name }
}
