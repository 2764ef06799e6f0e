import TerminalText

/// Draws an edited line with its prompt, colors, hint and menu.
///
/// Its methods return output that the caller must send to the terminal.
struct LineView {
  private let prompt: String
  private let language: any LineLanguage
  /// The earlier lines, oldest first, from which hints are made.
  private let history: [String]
  /// Whether the line is a command, which has colors and hints; otherwise it is a value.
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

  /// Returns the terminal output that redraws the edited line.
  ///
  /// If there is a menu, no hint is shown.
  mutating func show(
    _ line: EditedLine, hasHint: Bool = false, menu: (any LineMenu)? = nil, in room: LineRoom
  ) -> ScreenText {
    painter.show(picture(of: line, hasHint: hasHint, menu: menu, in: room))
  }

  /// Returns the terminal output that draws the finished line and moves the cursor to the row below
  /// it.
  mutating func leave(
    _ line: EditedLine, endingWith end: ScreenText = "", in room: LineRoom
  ) -> ScreenText {
    show(line, in: room) + end + painter.leave()
  }

  /// Forgets the drawn line, because the screen no longer shows it.
  mutating func forget() { painter.forget() }

  /// Returns the terminal output that erases the edited line and moves the cursor to its first row.
  mutating func clear(columns: Int) -> ScreenText { painter.clear(columns: columns) }

  /// Returns the hint to show behind the edited line, or nil.
  func hint(for line: EditedLine) -> Hint? {
    isCommand && painter.isRich ? language.hint(for: line.text, history: history) : nil
  }

  /// Returns the number of terminal rows that the prompt and the line occupy.
  func rowCount(of line: EditedLine, in room: LineRoom) -> Int {
    picture(of: line, in: room).rows.count
  }

  /// Returns the maximum number of menu rows that fit below the edited line.
  func menuLimit(below line: EditedLine, in room: LineRoom) -> Int {
    picture(of: line, in: room).menuLimit(in: room)
  }

  private func picture(
    of line: EditedLine, hasHint: Bool = false, menu: (any LineMenu)? = nil, in room: LineRoom
  ) -> LinePicture {
    LinePicture(
      prompt: prompt, line: line,
      styles: isCommand && painter.isRich ? language.styles(of: line.text) : [],
      hint: hasHint && menu == nil ? hint(for: line)?.shown ?? "" : "", menu: menu, in: room)
  }
}
