import Foundation
import Session
import Terminal
import SessionRunning

/// Finds the completions that a shell offers for a word of the program's command line.
///
/// The completions come from the manuals' lists of options and arguments.
struct ArgumentCompletion {
  private let words: [String]
  private let word: String

  /// Creates the completion of a word that the user types after `formlift` in a shell.
  ///
  /// - Parameters:
  ///   - words: the words before the cursor's, without the program's name.
  ///   - word: the word up to the cursor.
  init(_ words: [String], word: String) {
    self.words = words
    self.word = word
  }

  /// The completion candidates, each of which can replace the whole word at the cursor.
  var candidates: [Candidate] {
    let place = place
    if let option = place.option { return values(option.values, of: word, before: "") }
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      let name = String(word[..<equals])
      guard let option = place.options.first(where: { $0.names.contains(name) }) else { return [] }
      return values(option.values, of: String(word[equals...].dropFirst()), before: "\(name)=")
    }
    if word.hasPrefix("-") {
      return place.options.compactMap { option in
        let name = option.names.last.flatMap { $0.hasPrefix(word) ? $0 : nil } ?? option.names[0]
        return name.hasPrefix(word) ? Candidate(name, option.summary) : nil
      }
    }
    let verbs = words.isEmpty ? Manual.verbs : []
    return verbs.compactMap { verb in
      guard let name = verb.verb, name.hasPrefix(word) else { return nil }
      return Candidate(name, verb.summary)
    } + values(place.operand, of: word, before: "")
  }

  // MARK: - Where the word stands

  private struct Place {
    var options: [Manual.Option]
    /// The option whose value is typed at the cursor, or nil if the cursor is at another word.
    var option: Manual.Option?
    var operand: Manual.Values
  }

  private var place: Place {
    let manual = words.first.flatMap(Manual.of(verb:)) ?? .program
    var options = manual.options
    // These go on with the program's own options.
    if ["try", "replay", "share", "fill"].contains(manual.verb) {
      let names = options.flatMap(\.names)
      options += Manual.program.options.filter { option in
        !option.names.contains { names.contains($0) }
      }
    }
    var pending: Manual.Option?
    var operandCount = 0
    for word in words.dropFirst(manual.verb == nil ? 0 : 1) {
      if pending != nil {
        pending = nil
      } else if word.hasPrefix("-"), word != "-" {
        pending = options.first { $0.names.contains(word) && $0.argument != nil }
      } else {
        operandCount += 1
      }
    }
    let last = manual.operands.indices.last
    let operand = last.map { manual.operands[min(operandCount, $0)] } ?? .any
    return Place(options: options, option: pending, operand: operand)
  }

  // MARK: - Values

  private func values(
    _ values: Manual.Values, of word: String, before start: String
  ) -> [Candidate] {
    switch values {
    case .any: []
    case .words(let words):
      words().filter { $0.hasPrefix(word) }.map { Candidate(start + $0) }
    case .list(let words):
      list(words(), of: word, before: start)
    case .files(let endings):
      FileNames(endings: endings).startingWith(word)
        .map { Candidate(start + $0.name, isFinal: !$0.isFolder) }
    case .command:
      commands(of: word, before: start)
    }
  }

  private func list(_ names: [String], of word: String, before start: String) -> [Candidate] {
    let given = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let before = given.dropLast().map { "\($0)," }.joined()
    return names.filter { $0.hasPrefix(given.last ?? "") && !given.dropLast().contains($0) }
      .map { Candidate(start + before + $0) }
  }

  /// Returns completions for a command of a session, as for the value of `-c`.
  ///
  /// The completions fit the form that the command line names.
  private func commands(of word: String, before start: String) -> [Candidate] {
    guard let session else { return [] }
    let result = Completer(session).complete(word)
    let before = start + word.prefix(result.wordStart)
    let files = result.takesFile ? FileNames(endings: []).startingWith(result.word) : []
    return result.candidates.map {
      Candidate(before + $0.text, $0.description, isFinal: $0.isFinal)
    } + files.map { Candidate(before + $0.name, isFinal: !$0.isFolder) }
  }

  /// A session with the first form of the command line that can be opened, or the built-in form.
  ///
  /// Nil if the built-in form can't be opened either.
  private var session: Session? {
    let forms = words.filter { word in
      [".yaml", ".yml", ".json"].contains { word.hasSuffix($0) }
    }
    for path in forms {
      if let form = try? Session.form(at: path, files: DiskFiles(takesLarge: false)) {
        return Session(form: form, fileName: path)
      }
    }
    return (try? Session.builtInForm()).map { Session($0) }
  }
}

/// The files and folders that a shell offers for a word of the command line.
struct FileNames {
  /// The name extensions of the files to offer.
  ///
  /// If there are no extensions, all files are offered.
  let endings: [String]

  /// Returns the paths that begin with a word, sorted; a folder's path ends in a slash.
  ///
  /// Only files with one of the endings are listed, and hidden names only after a leading period.
  func startingWith(_ word: String) -> [(name: String, isFolder: Bool)] {
    let folder = word.folderPart
    let prefix = word.namePart
    let root = folder.isEmpty ? "." : folder.expandingHome
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasPrefix(prefix), !name.hasPrefix(".") || prefix.hasPrefix(".") else {
        return nil
      }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
      guard exists else { return nil }
      if isFolder.boolValue { return (folder + name + "/", true) }
      let isListed = endings.isEmpty || endings.contains { name.hasSuffix($0) }
      return isListed ? (folder + name, false) : nil
    }
  }
}
