import Foundation
import Session

/// What Tab offers: the session's candidates, and the names of files.
struct Completions {
  private let runner: Runner

  init(_ runner: Runner) { self.runner = runner }

  /// Returns what may stand in the place of the word before the cursor.
  func candidates(line: String, cursor: Int) -> [Completion] {
    let result = Completer(runner.session).complete(String(line.prefix(cursor)))
    let listed = result.candidates.map { candidate in
      Completion(
        text: candidate.text,
        description: Charset.shown(candidate.description),
        isFinal: candidate.isFinal, wordStart: result.wordStart)
    }
    return result.takesFile ? listed + files(result) : listed
  }

  private func files(_ result: Completer.Result) -> [Completion] {
    let folder = result.word.folderPart
    let prefix = result.word.namePart
    let root = folder.isEmpty ? "." : folder.expandingHome
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted()
      .filter { $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix(".")) }
      .map { name in
        let isDirectory = Self.isDirectory("\(root)/\(name)")
        let path = folder + name + (isDirectory ? "/" : "")
        return Completion(
          text: Self.quoted(path, goesOn: isDirectory), isFinal: !isDirectory,
          wordStart: result.wordStart)
      }
  }

  /// In a folder's name the quote stays open, so that the next Tab goes on within it.
  private static func quoted(_ path: String, goesOn: Bool) -> String {
    let quoted = Session.quoted(path)
    return goesOn && quoted != path ? String(quoted.dropLast()) : quoted
  }

  private static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
