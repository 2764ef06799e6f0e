import Forms
import Foundation

@testable import Session

/// A session of random actions on a shipped form, which a seed determines.
struct RandomSession {
  /// Something that a user does in the session.
  enum Action: Equatable, CustomStringConvertible {
    case line(String)
    /// Answers the question that `fill` asks, or keeps the value if there is no text.
    case answer(String?)
    /// Answers the question that `edit FIELD` asks.
    case edit(field: String, text: String)
    /// Replaces the command that ran last, as each further key replaces one `type` command.
    case replaceLast(String)

    var description: String {
      switch self {
      case .line(let line): line
      case .answer(let text): "(answer \(text ?? "nothing"))"
      case .edit(let field, let text): "(edit \(field): \(text))"
      case .replaceLast(let line): "(instead: \(line))"
      }
    }
  }

  /// The phone and strategy from the program's options, or nil for the form's own.
  struct Options: CustomStringConvertible {
    var device: String?
    var orientation: String?
    var strategy: String?

    var description: String {
      [device, orientation, strategy].compactMap { $0 }.joined(separator: " ")
    }
  }

  let form: String
  let options: Options
  var actions: [Action]

  /// Makes random actions for a seed, by completing partly typed commands.
  init(seed: Int, forms: [String: String]) throws {
    var random = Random(seed: UInt64(truncatingIfNeeded: seed &* 7_919 &+ 17))
    form = forms.keys.sorted().randomElement(using: &random) ?? ""
    options = Options(
      device: [nil, nil, "iphone-5s", "ipad-mini-6"].randomElement(using: &random) ?? nil,
      orientation: [nil, nil, "portrait", "landscape"].randomElement(using: &random) ?? nil,
      strategy: [nil, nil, "shrink-view", "rn-position"].randomElement(using: &random) ?? nil)
    actions = []
    var session = try Self.open(form, MemoryFiles(forms), with: options)
    let count = Int.random(in: 3...40, using: &random)
    let start = Int.random(in: 0..<count, using: &random)
    for index in 0..<count {
      if index == start { actions.append(.line("record start r")) }
      let action = Self.action(in: session, using: &random)
      actions.append(action)
      Self.perform(action, in: &session)
    }
  }

  init(form: String, options: Options = Options(), actions: [Action]) {
    self.form = form
    self.options = options
    self.actions = actions
  }

  /// Opens a form with options, as the program does at its start.
  static func open(
    _ name: String, _ files: MemoryFiles, with options: Options = Options()
  ) throws -> Session {
    let form = try Form(contentsOf: files.read(name), fileName: name)
    var session = Session(form: form, fileName: name, files: files)
    try session.move(
      device: options.device, orientation: options.orientation, strategy: options.strategy)
    return session
  }

  /// Performs an action; one that is refused changes nothing.
  static func perform(_ action: Action, in session: inout Session) {
    let row = session.rowToAsk
    switch action {
    case .line(let line): _ = try? session.run(line)
    case .answer(let text):
      if let row { _ = try? session.answer(text, row: row, goesOn: true) }
    case .edit(let field, let text):
      guard let row = session.form.row(ofField: field) else { return }
      _ = try? session.answer(text, row: row, goesOn: false)
    case .replaceLast(let line):
      guard session.hasChangedState else { return }
      _ = try? session.replaceLast(by: session.statement(line))
    }
  }

  /// Records the actions, replays the recording, and returns a description of the error, or nil.
  ///
  /// The recording is replayed in the form that `stop` writes, and in its state after each action.
  func failure(forms: [String: String]) throws -> String? {
    let files = MemoryFiles(forms)
    var session = try Self.open(form, files, with: options)
    var grown: [UInt8] = []
    for action in actions {
      Self.perform(action, in: &session)
      guard let script = session.takeUnwrittenScript() else { continue }
      grown = Array(grown.prefix(script.offset)) + script.bytes
    }
    let before = session
    let outcome = try session.endRecording()
    guard !outcome.notices.isEmpty, let text = files.text("r") else { return nil }
    if text != String(decoding: grown, as: UTF8.self) {
      return "the file as it grew differs:\n\(String(decoding: grown, as: UTF8.self))\n---\n\(text)"
    }
    var replay = try Self.open("forms/twenty.yaml", files)
    for line in text.split(separator: "\n") {
      do throws(CommandError) {
        try replay.run(String(line))
      } catch {
        return "\(line): \(error.message)\n\(text)"
      }
    }
    let changes = StateDifference(from: before.state, to: replay.state).changes.filter { change in
      // A script leaves out write, which names a form that was begun with new.
      if change.subject == "file" { return before.form.hasFile }
      if change.subject.hasPrefix("form "), before.form.hasSecureValue { return false }
      guard change.subject.hasPrefix("values.") else {
        return !before.isBlind || !Self.isLength(change.subject)
      }
      return !before.isSecret(change.subject)
    }
    if changes.isEmpty { return nil }
    return changes.map { "\($0.subject): \($0.old?.text ?? "–") → \($0.new?.text ?? "–")" }
      .joined(separator: "\n") + "\n\(text)"
  }

  private static func isLength(_ path: String) -> Bool {
    ["table.", "active.", "scrolls", "keyboard.frame."].contains(where: path.hasPrefix)
      && path != StateRecord.figures.activeField.path
  }

  /// Returns the session without the actions that aren't needed for its failure.
  func shrunken(forms: [String: String]) throws -> RandomSession {
    var small = self
    var index = small.actions.count - 1
    while index >= 0 {
      var smaller = small
      smaller.actions.remove(at: index)
      if try smaller.failure(forms: forms) != nil { small = smaller }
      index -= 1
    }
    return small
  }
}

extension Session {
  fileprivate func isSecret(_ path: String) -> Bool {
    form.row(ofField: String(path.dropFirst("values.".count))).map(form.isSecure(row:)) ?? false
  }
}

// MARK: - What is done

extension RandomSession {
  private static func action(
    in session: Session, using random: inout some RandomNumberGenerator
  ) -> Action {
    let text = texts.randomElement(using: &random) ?? ""
    let field = self.field(in: session, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50:
      let line = lines.randomElement(using: &random) ?? ""
      return .line(filled(line, in: session, using: &random))
    case 50..<86: return .line(completed(in: session, using: &random))
    case 86..<92: return .answer(Bool.random(using: &random) ? text : nil)
    case 92..<96: return .edit(field: field, text: text)
    default: return .replaceLast("type \(text.isEmpty ? "x" : text)")
    }
  }

  /// Command lines with placeholders, such as FIELD, NUMBER or TEXT, for random words.
  private static let lines = [
    "focus FIELD", "focus FIELD", "tap FIELD", "next", "previous", "return", "dismiss",
    "tap outside", "tap NUMBER NUMBER", "drag -NUMBER", "drag NUMBER", "scroll to NUMBER",
    "scroll by -NUMBER", "scroll row FIELD middle", "scroll bottom", "scroll top animated",
    "type TEXT", "type 123", "paste TEXT", "delete FEW", "clear", "set FIELD TEXT",
    "set FIELD ''", "set FIELD \"a\\nb\"", "hold on", "hold off", "step 0.FEW", "undo", "undo",
    "undo FEW", "redo", "redo FEW", "checkpoint NAME", "checkpoint NAME", "revert NAME",
    "revert NAME", "diff NAME", "row add new-NAME", "row add new-NAME after FIELD label=TEXT",
    "row add new-NAME before FIELD height=NUMBER", "row set FIELD label=TEXT",
    "row set FIELD height=NUMBER", "row set FIELD required=true", "row set FIELD field=other-NAME",
    "row move FIELD after FIELD", "row remove FIELD", "section add TEXT", "section remove FEW",
    "section rename FEW TEXT", "section move FEW before FEW", "form set form=TEXT",
    "form set navigationBar=false", "form set settings={underBars: off}", "rotate landscape",
    "rotate portrait", "device iphone-5s", "device ipad-pro-11", "device 320x600 keyboard=250",
    "keyboard height NUMBER", "keyboard hardware on", "keyboard kind emoji", "keyboard dock",
    "keyboard float NUMBER NUMBER", "strategy inset-top margin=FEW", "strategy shrink-view",
    "strategy room=table-height", "frame 0 FEW NUMBER NUMBER", "inset FEW 0 NUMBER 0",
    "present pageSheet field", "close", "push", "pop", "pop begin", "pop cancel", "background",
    "foreground", "fill", "load FILE", "reload", "new TEXT", "echo TEXT", "expect clock >= 0",
    "expect active.field != nothing", "get active", "show state", "why", "save answers.json",
    "restore answers.json", "write", "write --force FILE", "reload",
    "setting fieldScroll off", "setting speech on",
    "{\"command\": \"focus\", \"arguments\": [\"FIELD\"]}",
    "{\"command\": \"set\", \"arguments\": [\"FIELD\", \"TEXT\"]}",
  ]

  private static let texts = [
    "", "Ada", "9", "90210", "a@b.org", "1815-12-10", "on", "Gérard 👩‍👩‍👧 'x' \"y\" #z", "漢字", "x y",
    String(repeating: "long ", count: 30),
  ]

  private static func field(
    in session: Session, using random: inout some RandomNumberGenerator
  ) -> String {
    let ids = session.form.fieldRows.compactMap { session.form.field(atRow: $0)?.id }
    return ids.randomElement(using: &random) ?? "1"
  }

  private static func filled(
    _ line: String, in session: Session, using random: inout some RandomNumberGenerator
  ) -> String {
    line.split(separator: " ").map { word in
      var word = String(word)
      if word.contains("FIELD") { word.replace("FIELD", with: field(in: session, using: &random)) }
      if word.contains("NAME") {
        word.replace("NAME", with: ["a", "b", "c"].randomElement(using: &random) ?? "")
      }
      if word.contains("NUMBER") {
        word.replace("NUMBER", with: "\(Int.random(in: 1...600, using: &random))")
      }
      if word.contains("FEW") {
        word.replace("FEW", with: "\(Int.random(in: 1...5, using: &random))")
      }
      if word.contains("FILE") {
        let files = ["twenty", "player", "chat", "sheet", "pay"].map { "forms/\($0).yaml" }
        word.replace("FILE", with: files.randomElement(using: &random) ?? "")
      }
      if word.contains("TEXT") {
        let text = texts.randomElement(using: &random) ?? ""
        let isJSON = line.hasPrefix("{")
        word.replace("TEXT", with: isJSON ? String(text.jsonQuoted.dropFirst().dropLast()) : text)
      }
      return word
    }.joined(separator: " ")
  }

  /// The commands that random sessions omit, since they take seconds or need the program.
  private static let left: Set<String> = [
    "audit", "advise", "compare", "share", "import", "live", "quit", "source", "record",
    "history", "export", "replay", "recover",
  ]

  /// Returns a random command line, made by choosing among the completions of each word.
  private static func completed(
    in session: Session, using random: inout some RandomNumberGenerator
  ) -> String {
    let completer = Completer(session)
    let names = Command.all.map(\.name).filter { !left.contains($0) }
    var line = names.randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var word = ""
      // A candidate such as a path's first name goes on.
      for _ in 0..<3 {
        let result = completer.complete("\(line) \(word)")
        guard let candidate = result.candidates.randomElement(using: &random) else {
          if word.isEmpty, Bool.random(using: &random) { return line }
          word += ["1", "40", "a", "x", "0.5", "true"].randomElement(using: &random) ?? ""
          break
        }
        word = candidate.text
        if candidate.isFinal { break }
      }
      line += " \(word)"
    }
    return line
  }
}
