import Session
import TerminalText

extension Runner {
  /// Reports once, at the start, the result of restoring the answers of the option `--answers`.
  package func reportOpening() {
    guard var outcome = opening, let path = options.answers else { return }
    opening = nil
    // The phone is already shown, or will be.
    outcome.changesView = false
    report(
      outcome, of: "restore \(Session.quoted(path))",
      at: JSONLine.Place(file: "--answers", line: 1, column: 1))
  }

  /// Prints the outcome of a command line.
  ///
  /// `place` is the line's place in a script; nil means the current line.
  func report(_ outcome: Outcome, of line: String, at place: JSONLine.Place? = nil) {
    guard !options.isJSON else {
      let place = place ?? jsonPlace
      console.write(
        record: JSONLine(place, command: line, outcome: outcome, session: session).bytes)
      return
    }
    if outcome.tellsFirst, !options.isQuiet { console.write(notices: outcome.told) }
    console.show(answer: outcome, isTyped: chain.isEmpty)
    guard !options.isQuiet else { return }
    if chain.isEmpty { console.write(lines: outcome.remarks) }
    if !outcome.tellsFirst { console.write(notices: outcome.told) }
    guard outcome.changesView else { return }
    console.present(session, playback: session.playback)
  }

  package func report(_ error: CommandError, of line: String) {
    fail(.failure)
    if options.isJSON { record(error, of: line) }
    for detail in error.details where !options.isJSON { console.write(lines: [detail]) }
    for reason in [error.message] + error.furtherReasons {
      console.complain(place + "error: \(reason)")
    }
    showPlace(of: error, in: line)
    complainAboutChain()
  }

  /// Writes the JSON object for a command line that has failed, in `--json` mode.
  func record(_ error: CommandError, of line: String) {
    console.write(
      record: JSONLine(jsonPlace, command: line, error: error, session: session).bytes)
  }

  /// Reports a problem with a script that is being run.
  ///
  /// If the script named on the program's command line can't be opened, this is a usage error.
  package func report(_ error: ScriptError) {
    if error.position == nil, chain.count <= 1 { status = .usage } else { fail(.failure) }
    if options.isJSON, let position = error.position {
      let place = JSONLine.Place(file: error.file, line: position.line, column: position.column)
      let reason = CommandError(FileError(.read, error.file, .other(error.words)))
      console.write(
        record: JSONLine(place, command: "", error: reason, session: session).bytes)
    }
    console.complain(error.description)
    complainAboutChain()
  }

  /// Shows a command line with a caret below the error.
  ///
  /// If the error's place is unknown, the caret is below the command. Typed lines are not shown
  /// again.
  private func showPlace(of error: CommandError, in line: String) {
    guard let source = chain.last?.source, (source as? GivenLines)?.areSeen != true,
      !options.isJSON
    else { return }
    let column = error.column.flatMap { Self.isSeen($0, in: line) ? $0 : nil }
    let caret = Caret(line, column: column ?? Self.commandColumn(in: line))
    for line in caret.lines { console.complain(line) }
  }

  /// Returns whether a caret can point to a column: only if no bullets hide a value before it.
  private static func isSeen(_ column: Int, in line: String) -> Bool {
    guard let hidden = line.firstRange(of: Session.secret) else { return true }
    return column <= line[..<hidden.lowerBound].unicodeScalars.count
  }

  /// Returns the column of the command in a line, in Unicode scalars from 1.
  private static func commandColumn(in line: String) -> Int {
    1 + line.prefix { $0 == " " || $0 == "\t" }.count
  }

  private func complainAboutChain() {
    for (source, line) in chain.dropLast().reversed() {
      console.complain("  in a script sourced at \(source.name):\(line)")
    }
  }

  private var jsonPlace: JSONLine.Place {
    let text = currentLine
    return JSONLine.Place(
      file: chain.last?.source.name ?? "<terminal>", line: chain.last?.line ?? 0,
      column: Self.commandColumn(in: text), id: JSONCommand.id(of: text))
  }

  /// The beginning of a message with the script's name and the current line.
  ///
  /// Empty in an interactive session.
  package var place: String {
    chain.last.map { $0.source.name + ($0.line > 0 ? ":\($0.line): " : ": ") } ?? ""
  }

  /// Counts a failure, and sets the program's exit status unless an earlier failure has set it.
  private func fail(_ worse: ExitStatus) {
    failureCount += 1
    if status == .success { status = worse }
  }
}

extension Outcome {
  /// Returns the lines of a command's answer, limited to a width in columns if there is one.
  ///
  /// The width is only computed if it is needed.
  func lines(columns: @autoclosure () -> Int?) -> [String] {
    isRaw ? answer : (narrowAnswer(columns: columns()) ?? answer).map(Escaping.literal.escaped)
  }

  private func narrowAnswer(columns: @autoclosure () -> Int?) -> [String]? {
    guard let list, let columns = columns() else { return nil }
    return answer.contains { TextColumns.of($0) > columns } ? list : nil
  }
}
