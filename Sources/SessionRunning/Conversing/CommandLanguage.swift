import Foundation
import Session
import Terminal

/// The hints, colors and completions for a command line while the user types it.
///
/// They depend on a session's current state.
struct CommandLanguage: LineLanguage {
  private let session: Session
  private let isColored: Bool
  /// Whether the terminal's background is light, which decides the colors.
  private let isLight: Bool

  init(_ session: Session, isColored: Bool, isLight: Bool = false) {
    self.isLight = isLight
    self.session = session
    self.isColored = isColored
  }

  func hint(for line: String, history: [String]) -> Hint? {
    guard let hint = HintProvider(session, history: history).hint(for: line) else { return nil }
    return Hint(Charset.shown(hint.shown), accepted: hint.accepted)
  }

  func styles(of line: String) -> [StyledRange] {
    guard isColored else { return [] }
    return CommandHighlighter(session).parts(of: line)
      .map { StyledRange(range: $0.range, style: $0.kind.style(isLight: isLight)) }
  }

  func note(_ line: String) {}

  func lastWord(of line: String) -> String? { Session.lastWord(of: line) }

  /// Returns completions for the word before the cursor, including file names if it may be a file.
  func completions(of line: String, cursor: Int) -> CompletionList {
    let result = Completer(session).complete(String(line.prefix(cursor)))
    let listed = result.candidates.map { candidate in
      Candidate(
        candidate.text, Charset.shown(candidate.description), isFinal: candidate.isFinal)
    }
    return CompletionList(
      wordStart: result.wordStart, candidates: result.takesFile ? listed + files(result) : listed,
      isOnePerRow: session.isSpeaking)
  }

  private func files(_ result: Completer.Result) -> [Candidate] {
    let folder = result.word.folderPart
    let prefix = result.word.namePart
    let root = folder.isEmpty ? "." : folder.expandingHome
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted()
      .filter { $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix(".")) }
      .map { name in
        let isDirectory = Self.isDirectory("\(root)/\(name)")
        let path = folder + name + (isDirectory ? "/" : "")
        return Candidate(Self.quoted(path, goesOn: isDirectory), isFinal: !isDirectory)
      }
  }

  /// Returns a completed path as a word of a command line, in quotes if necessary.
  ///
  /// If `goesOn` is true, as for a folder, the quote stays open so that Tab can complete the rest.
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

extension CommandHighlighter.Kind {
  /// Returns the color for this kind of word in a command line, as parameters of the SGR sequence.
  ///
  /// For a light background, the colors are xterm's 24, 124, 22 and 94, with a contrast above 6 :
  /// 1.
  fileprivate func style(isLight: Bool) -> String {
    switch self {
    case .command: isLight ? "38;5;24" : "36"
    case .unknownCommand: isLight ? "38;5;124" : "38;5;203"
    case .field: isLight ? "38;5;22" : "32"
    case .quotation: isLight ? "38;5;94" : "33"
    }
  }
}
