import TerminalText

/// The reason why a file's contents are not what a command expects.
package enum UnexpectedContents: Equatable, Sendable {
  case answers
  case form
  /// The file has the commands of a script, and a form was expected.
  case script
  /// The file has a form, and a script was expected.
  case formAsScript
  /// The file has Swift code, and a form was expected.
  case swift
  /// The file has Swift code, and a script was expected.
  case swiftAsScript
  /// The file is a storyboard or xib, and a form was expected.
  case interface
  case noAuditPart
  case partOfAnotherAudit
  case noAuditReport
  /// The file has no notification; `problem` says what is wrong with its first unreadable line.
  case noNotification(problem: String?)

  func words(_ path: String) -> FileError.Words {
    switch self {
    case .answers:
      .clause(
        "it has answers, not a form; `restore \(CommandWord.quoted(path))` or the option --answers "
          + "reads them")
    case .form: .clause("it has a form, not answers; `load \(CommandWord.quoted(path))` opens it")
    case .script:
      .clause("it is a script, not a form; `formlift -f \(CommandWord.quoted(path))` runs it")
    case .formAsScript:
      .clause("it is a form, not a script; `formlift \(CommandWord.quoted(path))` opens it")
    case .swift:
      .clause(
        "it has Swift code, not a form; `formlift try \(CommandWord.quoted(path))` runs UIKit code, "
          + "and `formlift import \(CommandWord.quoted(path))` makes a form of a SwiftUI view")
    case .swiftAsScript:
      .clause(
        "it has Swift code, not commands; `formlift try \(CommandWord.quoted(path))` runs UIKit "
          + "code, and `formlift import \(CommandWord.quoted(path))` makes a form of a SwiftUI view"
      )
    case .interface:
      .clause(
        "it is a storyboard or xib, not a form; `formlift import \(CommandWord.quoted(path))` makes "
          + "a form of it")
    case .noAuditPart: .predicate("is not a part of an audit; `audit --shard K/N` writes parts")
    case .partOfAnotherAudit: .predicate("is a part of another audit")
    case .noAuditReport: .predicate("is not a report of `audit --format json`")
    case .noNotification(let problem):
      .clause(
        "it has no keyboard notification with a frame\(problem.map { "; \($0)" } ?? ""); "
          + "`formlift -c 'help replay'` lists the formats")
    }
  }
}
