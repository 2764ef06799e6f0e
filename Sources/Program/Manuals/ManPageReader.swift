import Foundation
import Terminal

/// An installed program that formats a man page and shows it on the terminal.
struct ManPageReader {
  /// The words that start the program, which reads the page's source from standard input.
  let command: String

  /// The installed program that can show a man page, or nil without one.
  static var installed: ManPageReader? {
    if Environment.path(ofProgram: "mandoc") != nil {
      return ManPageReader(command: pager + "mandoc -a")
    }
    if Environment.path(ofProgram: "man") != nil { return ManPageReader(command: "man -l -") }
    return nil
  }

  /// A shell assignment that lets mandoc use `less` if the user has not chosen a pager.
  ///
  /// Debian's mandoc would use `more`, which shows the page as blank lines.
  private static var pager: String {
    let isChosen = Environment["MANPAGER"] != nil || Environment["PAGER"] != nil
    return isChosen || Environment.path(ofProgram: "less") == nil ? "" : "PAGER=less "
  }

  /// Shows a man page, given as source text, and waits until the user leaves the program.
  ///
  /// Returns whether the program could show the page.
  func show(_ source: String) -> Bool {
    guard let pipe = popen(command, "w") else { return false }
    fputs(source, pipe)
    return pclose(pipe) == 0
  }
}
