/// A release of a library or system, such as React Native 0.70, that a strategy can simulate.
package struct Version: Sendable {
  /// The release's number, such as `0.70`: the first or last release with this behavior.
  package let name: String
  /// The difference between this release and the default release, as a clause.
  package let summary: String
  /// What the strategy does in this release, in one line; nil if it is the same as in the default
  /// release.
  let rule: String?
  /// The first major iOS version that the release supports; nil for the strategy's own first
  /// version.
  let minimumIOS: Int?
  private let decide: @Sendable (inout Strategy) -> Void

  /// Creates a release of a library or system that a strategy can simulate.
  ///
  /// - Parameters:
  ///   - name: the release number.
  ///   - summary: the difference from the default release.
  ///   - rule: the strategy's rule in this release, if it differs.
  ///   - minimumIOS: the first major iOS version that the release supports, if it differs.
  ///   - decide: changes the strategy's decisions. The default release changes nothing.
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

  /// Changes a strategy's decisions to those of this release of a library or system.
  func change(_ strategy: inout Strategy) { decide(&strategy) }
}

extension Version: CustomStringConvertible {
  package var description: String { name }
}
