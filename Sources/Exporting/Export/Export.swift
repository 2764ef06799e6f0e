import Avoidance

/// A strategy as Swift source code for an app, or as setup instructions for the library that
/// implements it.
package struct Export: Equatable, Sendable {
  /// The UI framework of the exported code.
  package enum Toolkit: String, CaseIterable, Sendable { case uikit, swiftui }

  package let lines: [String]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Exports a strategy that avoids the keyboard as source code.
  ///
  /// - Parameters:
  ///   - strategy: the strategy with its decisions.
  ///   - toolkit: the UI framework. By default, the strategy's own.
  /// - Throws: ``ExportError`` if there is no code for the strategy.
  package init(_ strategy: Strategy, as toolkit: Toolkit? = nil) throws(ExportError) {
    guard !strategy.isMade(from: .swiftUI) || toolkit != .uikit else { throw .noUIKit }
    if toolkit == .swiftui || strategy.isMade(from: .swiftUI) {
      self = try Self.swiftUI(strategy)
    } else if let setup = strategy.setup {
      try strategy.check(only: setup.takes)
      self.init(setup.text(strategy))
    } else if strategy.isMade(from: .leastMotion) {
      self.init(try LeastMotionCode(strategy).text)
    } else {
      self.init(try ArticleCode(strategy).text)
    }
  }

  private static func swiftUI(_ strategy: Strategy) throws(ExportError) -> Export {
    guard let code = SwiftUICode.all.first(where: { strategy.isMade(from: $0.strategy) }) else {
      throw .noSwiftUI(strategy.baseName, have: SwiftUICode.all.map(\.strategy.name))
    }
    try strategy.check(only: code.takes)
    return Export(code.text(strategy))
  }
}

extension Strategy {
  /// Throws an error if the exported code can't follow the strategy's decisions, such as its
  /// margin.
  ///
  /// Only the given decisions may differ from the strategy's defaults, and only by values that
  /// exist.
  package func check(only decisions: [Decision]) throws(ExportError) {
    guard let plain = Strategy.named(baseName) else { return }
    for decision in Decision.all where decision.word(self) != decision.word(plain) {
      guard decisions.contains(where: { $0.name == decision.name }) else {
        throw .fixed(strategy: baseName, decision: decision.name)
      }
      let words = optionWords(for: decision)
      if !words.isEmpty, !words.contains(decision.word(self)) {
        throw .notWritten(
          decision: decision.name, choice: decision.word(self), have: words)
      }
    }
  }
}
