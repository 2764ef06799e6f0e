import Avoidance

/// A strategy as Swift source code for an app, or as setup instructions for the library that
/// implements it.
struct Export: Equatable, Sendable {
  /// The UI framework of the code.
  enum Toolkit: String, CaseIterable, Sendable { case uikit, swiftui }

  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Exports a strategy.
  ///
  /// - Parameters:
  ///   - strategy: the strategy with its decisions.
  ///   - toolkit: the UI framework. By default, the strategy's own.
  /// - Throws: ``ExportError`` if there is no code for the strategy.
  init(_ strategy: Strategy, as toolkit: Toolkit? = nil) throws(ExportError) {
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
  /// Throws an error if a decision other than these differs from the strategy's default, or has a
  /// value that the system doesn't offer.
  func check(only decisions: [Decision]) throws(ExportError) {
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

/// The reason why a strategy can't be exported, as data.
///
/// ``description`` puts it in words.
package enum ExportError: Error, Equatable, CustomStringConvertible {
  /// There is no code for this value of a decision.
  case notWritten(decision: String, choice: String, have: [String])
  case fixed(strategy: String, decision: String)
  case noSwiftUI(String, have: [String])
  /// The strategy is SwiftUI's own avoidance, which UIKit doesn't have.
  case noUIKit
  case control
  case nothing(String)
  /// The strategy is an app's or an observer's own code.
  case ownCode

  package var description: String {
    switch self {
    case .notWritten(let decision, let choice, let have):
      "no code to export for \(decision)=\(choice); there is some for "
        + "\(have.joined(separator: ", "))"
    case .fixed(let strategy, let decision):
      "the export of \(strategy) has its own \(decision); leave out the decision about it"
    case .noSwiftUI(let name, let have):
      "\(name) is not for SwiftUI, which makes room by itself; there is "
        + "\(have.joined(separator: ", "))"
    case .noUIKit: "swiftui is not for UIKit; layout-guide makes room there by itself, too"
    case .control:
      "none has no code to export; start with another strategy, such as inset-overlap"
    case .nothing(let name): "\(name) does nothing, so there is nothing to export"
    case .ownCode:
      "this strategy is already code; name another one, such as export least-motion"
    }
  }
}
