import Avoidance

/// How to set up a system that is a library, or the platform's own, so that it does what its
/// strategy does.
struct LibrarySetup: Sendable {
  let name: String
  /// The decisions whose numbers or words the text takes.
  private let takes: Set<String>
  private let make: @Sendable (Strategy) -> String

  init(
    _ name: String, taking takes: Set<String> = [], _ make: @escaping @Sendable (Strategy) -> String
  ) {
    self.name = name
    self.takes = takes
    self.make = make
  }

  static func named(_ name: String) -> LibrarySetup? { all.first { $0.name == name } }

  /// Returns the text for a strategy.
  func text(_ strategy: Strategy) throws(ExportError) -> String {
    try strategy.check(only: takes)
    return make(strategy)
  }
}

extension Strategy {
  /// Makes sure that nothing was decided otherwise but these.
  func check(only decisions: Set<String>) throws(ExportError) {
    guard let plain = Strategy.named(baseName) else { return }
    let other = Decision.all.first { decision in
      !decisions.contains(decision.name) && decision.word(self) != decision.word(plain)
    }
    if let other { throw .fixed(strategy: baseName, decision: other.name) }
  }
}
