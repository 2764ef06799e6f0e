import AppCode
import Drawing
import Forms
import Foundation
import Session
import Terminal
import TerminalText

/// The input and output of an interactive session at a terminal.
package final class TerminalConsole: InteractiveConsole {
  package private(set) var termination: Int32?
  private let editor: LineEditor
  private let output: Output
  private let options: Options
  private let display: Display
  /// The unfinished command line with which the next input begins, or nil.
  ///
  /// It was typed before a paste that the user refused, or before a mouse click on the phone.
  private var keptLine: EditedLine?
  /// The unfinished answers to fields, by row, while the user answers an earlier field again.
  private var drafts: [Int: String] = [:]

  /// Opens the console of an interactive session, or returns nil if the terminal can't be used.
  package init?(_ options: Options, output: Output, session: Session) {
    // Scripts don't need this; the system's default signal handling suits them better.
    Signals.install()
    let editor = LineEditor(
      programName: "formlift", output: output.standard, terminal: Accessibility.terminal,
      warn: { output.complain("formlift: \($0)") })
    guard let editor else { return nil }
    self.options = options.suiting(editor.terminal)
    self.output = output
    self.editor = editor
    display = Display(
      session, editor: editor, options: self.options, recent: output.recent)
    editor.backdrop = display
  }

  package func close() {
    display.close()
    editor.close()
  }

  package var isNew: Bool { HistoryFile()?.exists != true }

  package var isSpoken: Bool { Accessibility.isWanted }

  package func open(_ session: Session, greeting: [String]) {
    display.open(session, rowsBelow: greeting.count)
    output.write(lines: (session.isSpeaking ? Speech(session).screen : []) + greeting)
  }

  package func show(answer outcome: Outcome, isTyped: Bool) {
    let lines = outcome.coloredLines(columns: output.standard.columns)
    guard isTyped else {
      return output.write(lines, isColored: options.usesColor, isLight: isLight)
    }
    let rows = output.rows(of: lines)
    let texts = rows.map { options.usesColor ? $0.colored(isLight: isLight) : $0.text }
    editor.show(texts, before: options.isTour ? Tour.rowsOfStep : 0) { shown in
      output.recent.add(rows[shown].map(\.text))
    }
  }

  package func write(lines: [String]) { output.write(lines: lines) }

  /// Whether texts are colored for a light background.
  private var isLight: Bool { display.style.isLight }

  package func write(notices: [Outcome.Notice]) {
    output.write(
      notices.map { ColoredLine($0) }, isColored: options.usesColor, isLight: isLight)
  }

  package func write(record: [UInt8]) { output.write(record) }

  package func complain(_ text: String) { output.complain(text) }

  package func show(_ look: ShowTopic, of session: Session) { display.show(look, of: session) }

  package func show(_ phones: ComparedPhones) {
    if let columns = display.show(phones) {
      output.write(lines: [phones.hint(columns: columns)])
    }
  }

  package func present(_ session: Session, playback: @autoclosure () -> Playback?) {
    display.present(session, playback: playback())
  }

  package func follow(_ session: Session, playback: @autoclosure () -> Playback?) {
    display.update(session, playback: playback())
  }

  package func live(_ runner: Runner) throws(CommandError) {
    if let obstacle = liveObstacle(in: runner.session) { throw CommandError(.notLive(obstacle)) }
    display.makeWay()
    let phone = LivePhone(runner) { [editor] in editor.remember($0) }
    termination = LiveScreen(editor, phone, style: display.style).run() ?? termination
    display.comeBack(showing: runner.session)
  }

  private func liveObstacle(in session: Session) -> LiveObstacle? {
    let size = editor.terminal.size
    if options.isJSON { return .json }
    if session.isSpeaking { return .speech }
    if !editor.terminal.isRich { return .plainTerminal }
    guard size.columns >= LiveObstacle.leastColumns, size.lines >= LiveObstacle.leastLines else {
      return .tooSmall(columns: size.columns, lines: size.lines)
    }
    return nil
  }

  package var earlierLines: [String]? { editor.earlierLines }

  package func enterCookedMode() {
    display.clearColumns()
    editor.terminal.enterCookedMode()
  }

  package var isInterrupted: Bool {
    if let signal = Signals.takeTermination() { termination = signal }
    return termination != nil || Signals.take(SIGINT)
  }
}

// MARK: - Input

extension TerminalConsole {
  package var lastLine: String { editor.lastText }

  package func readLine(in session: Session) -> (ending: LineEditor.Line, statement: Statement) {
    editor.terminal.enterCharacterMode()
    display.follow(session)
    let prompt = session.activeField.map { "\($0.id)> " } ?? "formlift> "
    let language = CommandLanguage(
      session, isColored: options.usesColor, isLight: isLight)
    let kept = keptLine
    keptLine = nil
    let line = editor.readLine(
      prompt: prompt, prefill: kept?.text, cursor: kept?.cursor,
      reportsMouse: session.takesMouse && display.isPinned, in: language)
    let statement = session.statement(lastLine)
    let shown = prompt + session.shown(statement)
    switch line {
    case .text, .pasted, .back, .endOfInput, .touched: output.recent.add([shown])
    case .interrupted: output.recent.add(["\(shown)^C"])
    case .terminated(let signal): termination = signal
    }
    return (line, statement)
  }

  package func keep(_ line: EditedLine) { keptLine = line.scalars.isEmpty ? nil : line }

  package func remember(_ line: String) { editor.remember(line) }

  package func confirms(_ question: String) -> Bool { confirms(question, keys: "(y or n)") }

  package var hasKeysWaiting: Bool { editor.hasKeysWaiting() }

  package func confirms(_ question: String, keys: String) -> Bool {
    let rows = output.rows(of: [ColoredLine(question + " " + keys)]).map(\.text)
    output.write(lines: rows.dropLast())
    let last = rows.last ?? ""
    let isConfirmed = editor.ask(last)
    output.recent.add(["\(last) \(isConfirmed ? "y" : "n")"])
    return isConfirmed
  }

  /// Asks the user for a field's value in the line editor.
  ///
  /// A secure value is not echoed. The phone shows a bullet for each character, and so does the
  /// line, unless the terminal has no escape sequences or speech is on.
  package func ask(_ question: Question, in session: Session) -> Question.Answer? {
    guard let field = session.form.field(atRow: question.row) else { return .stop }
    display.follow(session)
    if let refused = question.refused {
      display.update(field.isSecure ? session : session.showing(refused, inRow: question.row))
    }
    let present = field.asked(session.value(ofRow: question.row))
    // What is typed never comes behind an option that is there.
    let value = field.choices == nil ? present : ""
    let isSeen = editor.terminal.isRich && !session.isSpeaking
    if question.reason == .fill, question.refused == nil {
      let texts = session.texts(aboveFieldAtRow: question.row)
      let words = session.introduction(ofRow: question.row, hasMenu: isSeen)
      output.write(lines: texts + [words])
    }
    let prompt = Self.prompt(for: field, now: present, question.reason)
    let text = question.refused ?? drafts.removeValue(forKey: question.row) ?? value
    guard field.isSecure || LineEditor.canEdit(text) else {
      complain("formlift: the value of \(field.id) is too long to be edited in a line")
      return .stop
    }
    var language = ValueLanguage(options: field.choicesAsked, isOnePerRow: session.isSpeaking)
    language.typed = { [display] typed in
      // A secure value is not in the line, so it stays until something is typed.
      let isKept = field.isSecure && typed.isEmpty
      let text = question.reason == .type ? present + typed : typed
      display.update(isKept ? session : session.showing(text, inRow: question.row))
    }
    language.turning = { line, step in
      line.turningDate(by: step, from: Wheels.firstDate(of: field))
    }
    let purpose = LineEditor.Purpose.value(
      canGoBack: question.reason == .fill, takesLines: field.isTextView,
      picking: isSeen ? Self.picking(for: field, now: present) : nil, namesKeys: isSeen)
    let line = read(field, prompt, text, for: purpose, in: language)
    let ending = line == .interrupted && !field.isSecure ? "^C" : ""
    // A value of several lines takes several rows.
    output.recent.add((prompt + lastLine + ending).components(separatedBy: "\n"))
    switch line {
    case .text(let text): return Self.answer(text, to: question, of: field, now: present)
    case .back:
      let isKept = !field.isSecure && field.choices == nil && lastLine != present
      if isKept { drafts[question.row] = lastLine }
      return .back
    case .terminated(let signal):
      termination = signal
      return .stop
    case .interrupted:
      drafts = [:]
      // A canceled value disappears from the phone.
      display.update(session)
      return .interrupted
    case .pasted, .endOfInput, .touched:
      drafts = [:]
      return .stop
    }
  }

  /// Returns how arrow keys change the field's value, such as by a menu of its options.
  ///
  /// `value` is the field's value now. Nil if the value can only be typed.
  private static func picking(for field: Field, now value: String) -> LineEditor.ValuePicker? {
    guard !field.isSecure else { return nil }
    if field.choices != nil {
      return .options(
        field.choicesAsked, value: value, turnsBySpace: field.kind == .toggle)
    }
    guard field.takesDate else { return nil }
    return .parts
  }

  /// Returns the user's answer to a question for a field's value, from the typed line.
  ///
  /// `value` is the current value. If the line editor hides it, an empty line doesn't change it.
  private static func answer(
    _ text: String, to question: Question, of field: Field, now value: String
  ) -> Question.Answer {
    let isUnseen = field.isSecure || field.choices != nil
    guard isUnseen, text.isEmpty, question.reason != .type else { return .text(text) }
    return question.reason == .fill ? .text(value) : .stop
  }

  package func openEditor(on text: String, of field: String) throws(CommandError) -> String {
    do throws(ExternalEditor.Failure) {
      return try editor.openEditor(on: text)
    } catch {
      throw CommandError(.notEdited(field: field, reason: error.words))
    }
  }

  private func read(
    _ field: Field, _ prompt: String, _ value: String, for purpose: LineEditor.Purpose,
    in language: ValueLanguage
  ) -> LineEditor.Line {
    if field.isSecure {
      return editor.readSecret(prompt: prompt, for: purpose) {
        language.note(String(repeating: "•", count: $0))
      }
    }
    return editor.readLine(prompt: prompt, prefill: value, for: purpose, in: language)
  }

  /// Returns the prompt for a field's value: the field's name, and whether a switch is on.
  ///
  /// A short validation rule is added, unless the program asks for all fields in turn.
  private static func prompt(
    for field: Field, now value: String, _ reason: Question.Reason
  ) -> String {
    let name = Escaping.literal.escaped(field.name)
    if field.kind == .toggle { return "\(name) (\(value)): " }
    guard reason != .fill, let rules = field.rulesInWords else { return "\(name): " }
    let shown = ShownText.start(of: Escaping.literal.escaped(rules), columns: 48)
    return Charset.shown("\(name) (\(shown.text)): ")
  }
}
