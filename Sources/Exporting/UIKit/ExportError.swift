import TerminalText

/// The reason why no code can be exported for a strategy, as data.
///
/// ``description`` puts it in words.
package enum ExportError: Error, Equatable, CustomStringConvertible {
  /// There is no code for this value of a decision, such as `room`; `have` lists the values with
  /// code.
  case notWritten(decision: String, choice: String, have: [String])
  case fixed(strategy: String, decision: String)
  case noSwiftUI(String, have: [String])
  /// The strategy is SwiftUI's own keyboard avoidance, which UIKit doesn't have.
  case noUIKit
  case control
  case nothing(String)
  /// The strategy already is code, such as an app's own class, and not one of the program's.
  case ownCode

  package var description: String {
    switch self {
    case .notWritten(let decision, let choice, let have):
      "no code to export for \(decision)=\(choice); there is code for \(have.conjunction)"
    case .fixed(let strategy, let decision):
      "\(strategy) is exported with its own \(decision); leave \(decision)= out"
    case .noSwiftUI(let name, let have):
      "\(name) is not for SwiftUI, which makes room by itself; for SwiftUI, export "
        + have.alternatives
    case .noUIKit: "swiftui is not for UIKit; layout-guide makes room there by itself, too"
    case .control:
      "none does nothing, so it has no code to export; name a strategy that makes room, such as "
        + "least-motion"
    case .nothing(let name): "\(name) does nothing, so it has no code to export"
    case .ownCode:
      "this strategy is already code; name another one, as in `export least-motion`"
    }
  }
}
