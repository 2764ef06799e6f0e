import FileErrors
import Session
import TerminalText

extension CommandError {
  /// The lines about this error for standard error, if the command came from no script.
  package var diagnostics: [String] {
    if case .form(let error) = kind { return [error.line] + error.others.map(\.line) }
    return [diagnostic]
  }

  /// The error in one line for standard error; it begins with `formlift` or a file's name.
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
