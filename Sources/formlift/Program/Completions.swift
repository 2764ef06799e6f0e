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
        text: candidate.text, description: candidate.description, isFinal: candidate.isFinal,
        wordStart: result.wordStart)
    }
    return result.takesFile ? listed + files(result) : listed
  }

  private func files(_ result: Completer.Result) -> [Completion] {
    let directory = (result.word as NSString).deletingLastPathComponent
    let prefix = result.word.hasSuffix("/") ? "" : (result.word as NSString).lastPathComponent
    let folder =
      result.word.hasSuffix("/") ? result.word : directory.isEmpty ? "" : directory + "/"
    let root = folder.isEmpty ? "." : folder.expandingHome
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted()
      .filter { $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix(".")) }
      .map { name in
        let isDirectory = Self.isDirectory("\(root)/\(name)")
        let path = folder + name + (isDirectory ? "/" : "")
        return Completion(
          text: Session.quoted(path), isFinal: !isDirectory, wordStart: result.wordStart)
      }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
