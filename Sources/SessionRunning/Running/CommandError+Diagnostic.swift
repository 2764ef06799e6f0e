import FileErrors
import Session
import TerminalText

extension CommandError {
  /// The error as lines for standard error, if it does not belong to a script's line.
  package var diagnostics: [String] {
    if case .form(let error) = kind { return [error.line] + error.others.map(\.line) }
    return [diagnostic]
  }

  /// The error in one line.
  package var diagnostic: String { diagnostic(of: "formlift") }

  /// Returns the error in one line.
  ///
  /// It begins with the program's name, such as `formlift import`, or with the file's name.
  package func diagnostic(of program: String) -> String {
    if case .form(let error) = kind { return error.line }
    if case .file(let error) = kind {
      return "\(Quotation.bare(error.path)): error: \(error.reason)"
    }
    return "\(program): error: \(message)"
  }
}
