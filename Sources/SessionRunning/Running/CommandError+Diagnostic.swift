import FileErrors
import Session
import TerminalText

extension CommandError {
  /// The lines about this error on standard error, for an error that is not in a line of a script.
  package var diagnostics: [String] {
    if case .form(let error) = kind { return [error.line] + error.others.map(\.line) }
    return [diagnostic]
  }

  /// The error in one line that begins with the program's name, `formlift`.
  package var diagnostic: String { diagnostic(of: "formlift") }

  /// Returns the error in one line for standard error.
  ///
  /// The line begins with the program's name, such as `formlift import`, or with the file's name.
  package func diagnostic(of program: String) -> String {
    if case .form(let error) = kind { return error.line }
    if case .file(let error) = kind {
      return "\(Quotation.bare(error.path)): error: \(error.reason)"
    }
    return "\(program): error: \(shellMessage)"
  }
}
