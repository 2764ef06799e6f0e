import Avoidance

/// A strategy as something to take home: one Swift file that does the same, or how to set up the
/// library that the strategy is.
struct Export: Equatable, Sendable {
  /// Whose views the code is for.
  enum Toolkit: String, CaseIterable, Sendable { case uikit, swiftui }

  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Exports a strategy.
  ///
  /// - Parameters:
  ///   - strategy: the strategy, with what was decided otherwise.
  ///   - toolkit: whose views the code is for; the strategy's own unless it is given.
  /// - Throws: ``ExportError`` where there is no such code.
  init(_ strategy: Strategy, as toolkit: Toolkit? = nil) throws(ExportError) {
    if toolkit == .swiftui || (toolkit == nil && strategy.isMade(from: .swiftUI)) {
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
    try code.check(strategy)
    return Export(code.text)
  }
}

extension Strategy {
  /// Makes sure that nothing was decided otherwise but these.
  func check(only decisions: [Decision]) throws(ExportError) {
    guard let plain = Strategy.named(baseName) else { return }
    let other = Decision.all.first { decision in
      !decisions.contains { $0.name == decision.name }
        && decision.word(self) != decision.word(plain)
    }
    if let other { throw .fixed(strategy: baseName, decision: other.name) }
  }
}

/// Why a strategy cannot be exported: bare data; ``description`` words it.
package enum ExportError: Error, Equatable, CustomStringConvertible {
  /// A decision that no code was written for.
  case notWritten(decision: String, choice: String, have: [String])
  case fixed(strategy: String, decision: String)
  case noSwiftUI(String, have: [String])
  case nothing(String)

  package var description: String {
    switch self {
    case .notWritten(let decision, let choice, let have):
      "no code to export for \(decision)=\(choice); there is some for \(have.joined(separator: ", "))"
    case .fixed(let strategy, let decision):
      "the export of \(strategy) has its own \(decision); leave that decision out"
    case .noSwiftUI(let name, let have):
      "\(name) is not for SwiftUI, which makes room by itself; there is \(have.joined(separator: ", "))"
    case .nothing(let name): "\(name) does nothing, so there is nothing to export"
    }
  }
}
