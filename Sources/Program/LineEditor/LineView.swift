import Session

/// A line on the terminal: its prompt, its colours, the hint behind it and the menu below.
///
/// What it returns is to be put on the terminal, which then shows what the view says.
struct LineView {
  private let prompt: String
  private let language: any LineLanguage
  /// The lines typed before, oldest first.
  private let history: [String]
  /// Whether it is a command, which has colours and hints; a value has none.
  private let isCommand: Bool
  private var painter: LinePainter

  init(
    prompt: String, language: any LineLanguage, history: [String], isCommand: Bool, isRich: Bool
  ) {
    self.prompt = prompt
    self.language = language
    self.history = history
    self.isCommand = isCommand
    painter = LinePainter(isRich: isRich)
  }

  /// Shows a line in the place of the one before; with a menu there is no hint.
  mutating func show(
    _ line: EditedLine, hasHint: Bool = false, menu: CompletionMenu? = nil, in room: LineRoom
  ) -> ScreenText {
    painter.show(picture(of: line, hasHint: hasHint, menu: menu, in: room))
  }

  /// Shows a line as it stands at the end, and goes to the beginning of the row below it.
  mutating func leave(
    _ line: EditedLine, endingWith end: ScreenText = "", in room: LineRoom
  ) -> ScreenText {
    show(line, in: room) + end + painter.leave()
  }

  /// Forgets what is shown, where it is gone from the screen.
  mutating func forget() { painter.forget() }

  /// Clears the line's rows, whose first the cursor is left in.
  mutating func clear(columns: Int) -> ScreenText { painter.clear(columns: columns) }

  /// Returns the hint for a line.
  func hint(for line: EditedLine) -> Hinting.Hint? {
    isCommand && painter.isRich ? language.hint(for: line.text, history: history) : nil
  }

  /// Returns the rows that prompt and line take.
  func rowCount(of line: EditedLine, in room: LineRoom) -> Int {
    picture(of: line, in: room).rows.count
  }

  /// Returns the rows that a menu may take below a line.
  func menuLimit(below line: EditedLine, in room: LineRoom) -> Int {
    picture(of: line, in: room).menuLimit(in: room)
  }

  private func picture(
    of line: EditedLine, hasHint: Bool = false, menu: CompletionMenu? = nil, in room: LineRoom
  ) -> LinePicture {
    LinePicture(
      prompt: prompt, line: line,
      styles: isCommand && painter.isRich ? language.styles(of: line.text) : [],
      hint: hasHint && menu == nil ? hint(for: line)?.shown ?? "" : "", menu: menu, in: room)
  }
}
