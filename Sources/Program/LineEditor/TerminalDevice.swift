import CEditline
import Foundation

/// The terminal: its size, its modes, and the way for all text to it.
///
/// Whatever a mode changes is taken back when the process ends in any way.
final class TerminalDevice {
  /// Whether the terminal takes escape sequences, so that hints, colours and pastes are possible.
  let isRich: Bool
  private let input: Int32
  private let output: TerminalOutput
  private var marksPastes = false
  /// What takes away a division of the terminal.
  private var farewell: ScreenText = ""
  /// What the terminal does with what is typed.
  private var mode = Mode.keys

  private enum Mode {
    /// Keys come one by one, and `^C` and `^Z` interrupt what runs.
    case keys
    /// `^C` and `^Z` are keys as well.
    case line
    /// Until the next line is read, the ordinary mode.
    case ordinary
  }

  init(input: Int32, output: TerminalOutput, isRich: Bool) {
    self.input = input
    self.output = output
    self.isRich = isRich
  }

  /// Writes to the terminal; one that is gone is noticed when it is next read from.
  func put(_ text: ScreenText) {
    guard !text.isEmpty else { return }
    try? output.send(text)
  }

  /// The terminal's size now.
  var size: (columns: Int, lines: Int) { output.size ?? (80, 24) }

  /// The width of the conversation.
  var columns: Int { output.columns ?? 80 }

  /// The conversation's part of the terminal.
  var pane: Pane { output.pane }

  /// The rows of the conversation.
  var scrollingRows: Int {
    let lines = size.lines
    return max(1, min(lines, pane.division?.rows ?? lines))
  }

  /// The room for a line that is edited.
  var room: LineRoom {
    let part: LineRoom.Part =
      pane.division.map { $0.pictureColumn == nil ? .rows : .columns } ?? .all
    return LineRoom(columns: columns, rows: scrollingRows, wrapsLines: isRich, part: part)
  }

  /// Divides the terminal by sending a text, after which the cursor is in a row; the farewell takes
  /// that back.
  func divide(
    _ division: Pane.Division, by text: ScreenText, cursorRow: Int, farewell: ScreenText
  ) {
    pane.end()
    self.farewell = farewell
    setFarewell()
    put(text)
    pane.divide(division, cursorRow: cursorRow)
  }

  /// Takes a division back by sending a text.
  func endDivision(by text: ScreenText) {
    put(text)
    pane.end()
    farewell = ""
    setFarewell()
  }

  /// Gives the conversation all of the terminal for a while by sending a text.
  func takeAll(by text: ScreenText) {
    put(text)
    pane.takeAll(lines: size.lines, columns: size.columns)
    farewell = ""
    setFarewell()
  }

  /// Switches the marks that the terminal puts around a paste.
  private func markPastes(_ isOn: Bool) {
    // When the process ends, the farewell does so: the terminal may not take this any more.
    guard isRich, isOn != marksPastes, isOn || !Signals.endTheProcess else { return }
    marksPastes = isOn
    setFarewell()
    put(isOn ? "\u{1b}[?2004h" : Self.unmarkedPastes)
  }

  /// Runs something that reads keys, among which are then `^C` and `^Z`.
  func readingKeys<Result>(_ body: () -> Result) -> Result {
    let before = mode
    take(.line)
    defer { take(before) }
    return body()
  }

  /// Takes the mode in which keys come one by one, for good.
  func enterCharacterMode() { take(.keys) }

  /// Gives the terminal its ordinary mode until the next line is read: it hands over what is typed
  /// line by line, and `^D` ends it.
  func enterCookedMode() { take(.ordinary) }

  /// Whether the terminal itself shows what is typed.
  var isInCookedMode: Bool { mode == .ordinary }

  private func take(_ wanted: Mode) {
    if wanted == .ordinary { pane.loseCursor() }
    mode = wanted
    switch wanted {
    case .keys: ceditline_terminal_take_keys(0)
    case .line: ceditline_terminal_take_keys(1)
    case .ordinary: ceditline_terminal_take_lines()
    }
    // Also between two readings, while the phone moves: else a paste that comes then would be run
    // line by line.
    markPastes(wanted != .ordinary)
  }

  /// Gives the terminal back while the process is stopped.
  func giveBackWhileStopped() { lend(Signals.stop) }

  /// Gives the terminal back while something else has it, which it is then to be taken from again.
  @discardableResult func lend<Result>(_ body: () -> Result) -> Result {
    markPastes(false)
    ceditline_terminal_restore()
    return body()
  }

  /// Takes the terminal again that another program has had, which may have changed what it does.
  func takeAgain() {
    marksPastes = false
    setFarewell()
    take(mode)
    put("\r")
  }

  func beep() { put("\u{7}") }

  /// Waits; returns whether until then neither a key was pressed nor a signal came.
  func staysQuiet(until time: ContinuousClock.Instant) -> Bool {
    var entries = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let rest = (time - .now) / .milliseconds(1)
      let count = poll(&entries, 2, Int32(max(0, rest.rounded(.up))))
      // A signal's handler has made the wake descriptor readable.
      if count < 0, errno == EINTR { continue }
      return count == 0
    }
  }

  private func setFarewell() {
    let text = (marksPastes ? Self.unmarkedPastes : "") + farewell
    ceditline_terminal_set_farewell(text.sent, text.sent.utf8.count)
  }

  private static let unmarkedPastes: ScreenText = "\u{1b}[?2004l"
}
