import Foundation
import Session
import TerminalText
import Terminal
import AppCode

extension Runner {
  /// Imports a form from an app's source files, and opens it.
  ///
  /// Remarks about the sources become the command's output.
  package func importForm(_ request: ImportRequest) throws(CommandError) -> Outcome {
    let (document, remarks) = try FormImport(request).run { console.complain($0) }
    let file = URL(filePath: request.files.first ?? "form")
    let stem = file.deletingPathExtension().lastPathComponent
    var outcome = try perform { session throws(CommandError) in
      try session.open(imported: document, as: "\(stem).yaml")
    }
    outcome.answer = remarks
    return outcome
  }
}

/// Imports a form from an app's sources with the helper executable `formlift-import`.
package struct FormImport {
  private let request: ImportRequest

  package init(_ request: ImportRequest) { self.request = request }

  /// Runs the helper executable and returns the imported form as JSON, with remarks about omitted
  /// parts.
  ///
  /// - Parameter tell: receives the helper's messages if there is no form.
  /// - Returns: the form and the remarks.
  /// - Throws: ``CommandError`` with the helper's reason if there is no form.
  package func run(
    telling tell: (String) -> Void
  ) throws(CommandError) -> (document: Data, remarks: [String]) {
    for file in request.files where access(file.expandingHome, F_OK) != 0 {
      throw CommandError(FileError(.read, file))
    }
    let companion = CompanionProgram(name: "formlift-import")
    let view = request.view.map { ["--view", $0] } ?? []
    guard let ending = companion.run(view + request.files.map { $0.expandingHome }) else {
      throw CommandError(FileError(.open, companion.path, .other(companion.reasonOfAbsence)))
    }
    guard !ending.output.isEmpty else {
      let prefix = "formlift import: error: "
      let words = ending.diagnostics.last.map {
        $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
      }
      ending.diagnostics.dropLast().forEach(tell)
      throw CommandError(
        .refused("nothing to import: \(words ?? "the importer ended without a word")"))
    }
    return (ending.output, ending.diagnostics)
  }
}
