import CEditline
import Foundation

/// The terminal of an interactive session: its size, its modes, and its output.
///
/// The terminal's original modes are restored when the process ends in any way.
package final class TerminalDevice {
  /// Whether the terminal supports escape sequences, and so hints, colors and bracketed pastes.
  package let isRich: Bool
  private let input: Int32
  private let output: TerminalOutput
  private var marksPastes = false
  private var reportsMouse = false
  /// Whether the terminal reported mouse events before another program used it, to turn the reports
  /// on again.
  private var wantsMouse = false
  /// The output that undoes the terminal's division between text and phone when the process ends.
  private var farewell: ScreenText = ""
  /// Whether the process ends and the terminal didn't accept the text that restores it.
  private var owesFarewell = false
  /// The current mode of the terminal, which decides how it sends typed keys.
  private var mode = Mode.keys

  /// A mode of the terminal, which decides how it sends typed keys to the program.
  private enum Mode {
    /// Keys are sent one by one.
    ///
    /// `^C` and `^Z` interrupt the running command.
    case keys
    /// Keys are sent one by one, including `^C` and `^Z`, for editing a line.
    case line
    /// Whole lines are sent, as usual, until the line editor reads the next line.
    case ordinary
  }

  package init(input: Int32, output: TerminalOutput, isRich: Bool) {
    self.input = input
    self.output = output
    self.isRich = isRich
  }

  /// Sends a text to the terminal.
  ///
  /// If the terminal is gone, nothing happens; the next read notices it.
  package func put(_ text: ScreenText) {
    guard !text.isEmpty else { return }
    try? output.send(text)
  }

  /// The terminal's current size, or 80 columns and 24 lines if it is unknown.
  package var size: (columns: Int, lines: Int) { output.size ?? (80, 24) }

  /// The width in columns of the terminal's part for prompts and output, or 80 if unknown.
  package var columns: Int { output.columns ?? 80 }

  /// The terminal's part for prompts, typed commands and output; a drawn phone may have the rest.
  package var pane: Pane { output.pane }

  /// The number of terminal rows for prompts, typed commands and output.
  var scrollingRows: Int {
    let lines = size.lines
    return max(1, min(lines, pane.division?.rows ?? lines))
  }

  /// The space on the terminal where an edited line can be drawn.
  package var room: LineRoom {
    let part: LineRoom.Part =
      pane.division.map { $0.pictureColumn == nil ? .rows : .columns } ?? .all
    return LineRoom(columns: columns, rows: scrollingRows, wrapsLines: isRich, part: part)
  }

  /// Divides the terminal between scrolling text (prompts and output) and a drawn phone.
  ///
  /// Sends `text`, whose escape sequences divide the terminal and leave the cursor in `cursorRow`.
  /// `farewell` is the text that undoes the division if the process ends.
  package func divide(
    _ division: Pane.Division, by text: ScreenText, cursorRow: Int, farewell: ScreenText
  ) {
    pane.end()
    guard !Signals.endTheProcess else { return }
    self.farewell = farewell
    setFarewell()
    put(text)
    pane.divide(division, cursorRow: cursorRow)
  }

  /// Undoes the terminal's division between scrolling text and a drawn phone, by sending `text`.
  package func endDivision(by text: ScreenText) {
    endUse(by: text)
    pane.end()
  }

  /// Lets prompts and output use the whole terminal; `text` is sent to remove the drawn phone.
  ///
  /// Call this before long output. The text has the terminal until the phone is drawn again.
  package func takeAll(by text: ScreenText) {
    endUse(by: text)
    pane.takeAll(lines: size.lines, columns: size.columns)
  }

  /// Lets live mode use the whole screen; `text` is sent to prepare the screen.
  ///
  /// `farewell` is the text that restores the screen if the process ends.
  package func takeScreen(by text: ScreenText, farewell: ScreenText) {
    guard !Signals.endTheProcess else { return }
    self.farewell = farewell
    setFarewell()
    put(text)
  }

  /// Ends live mode's use of the whole screen; `text` is sent to restore the screen.
  package func giveScreenBack(by text: ScreenText) { endUse(by: text) }

  /// Sends a text that undoes what the farewell would undo.
  ///
  /// When the process ends, the terminal may accept no output. Then the farewell is kept, and the
  /// terminal gets it later.
  private func endUse(by text: ScreenText) {
    guard Signals.endTheProcess else {
      put(text)
      farewell = ""
      setFarewell()
      return
    }
    let bytes = Array(pane.passing(text).sent.utf8)
    guard !owesFarewell, output.sendAhead(bytes[...]) == bytes.count else {
      owesFarewell = true
      return
    }
    farewell = ""
    setFarewell()
  }

  /// Sends as many bytes as the terminal accepts without waiting, and returns their number.
  package func putAhead(_ bytes: ArraySlice<UInt8>) -> Int { output.sendAhead(bytes) }

  /// The event that ended a wait at the terminal.
  package enum Activity {
    case input
    case signal
    /// The terminal can accept more output now.
    case output
    /// The time was reached, and nothing has happened.
    case nothing
  }

  /// Waits for a key, for a signal or until a time; nil waits without limit.
  ///
  /// If `toWrite` is true, also ends when the terminal can accept more output.
  package func wait(until time: ContinuousClock.Instant?, toWrite: Bool) -> Activity {
    var entries = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toWrite ? output.number : -1, events: Int16(POLLOUT), revents: 0),
    ]
    while true {
      let rest = time.map { Int32(max(0, (($0 - .now) / .milliseconds(1)).rounded(.up))) } ?? -1
      let count = poll(&entries, 3, rest)
      if count < 0, errno == EINTR { continue }
      if entries[0].revents != 0 { return .input }
      if entries[1].revents != 0 { return .signal }
      return entries[2].revents != 0 ? .output : .nothing
    }
  }

  /// Turns the terminal's reports of mouse clicks on or off.
  func reportMouse(_ isOn: Bool) {
    guard isRich, isOn != reportsMouse, isOn || !Signals.endTheProcess else { return }
    reportsMouse = isOn
    setFarewell()
    put(isOn ? "\u{1b}[?1000h\u{1b}[?1006h" : Self.unreportedMouse)
  }

  /// Turns bracketed paste on or off, by which the terminal marks pasted text.
  private func markPastes(_ isOn: Bool) {
    // When the process ends, the farewell turns it off, because the terminal may not accept output
    // here.
    guard isRich, isOn != marksPastes, isOn || !Signals.endTheProcess else { return }
    marksPastes = isOn
    setFarewell()
    put(isOn ? "\u{1b}[?2004h" : Self.unmarkedPastes)
  }

  /// Runs a closure while the terminal sends keys one by one, including `^C` and `^Z`.
  func readingKeys<Result>(_ body: () -> Result) -> Result {
    let before = mode
    take(.line)
    defer { take(before) }
    return body()
  }

  /// Makes the terminal send keys one by one, except `^C` and `^Z`, which are signals.
  package func enterCharacterMode() { take(.keys) }

  /// Makes the terminal send whole lines, as usual, until the line editor reads the next line.
  ///
  /// `^D` then ends the input.
  package func enterCookedMode() { take(.ordinary) }

  /// Whether the terminal itself echoes typed text, because it sends whole lines.
  package var isInCookedMode: Bool { mode == .ordinary }

  private func take(_ wanted: Mode) {
    if wanted == .ordinary { pane.loseCursor() }
    mode = wanted
    switch wanted {
    case .keys: ceditline_terminal_take_keys(0)
    case .line: ceditline_terminal_take_keys(1)
    case .ordinary: ceditline_terminal_take_lines()
    }
    // Also between two readings, while the phone moves. Otherwise a paste at that time would run
    // line by line.
    markPastes(wanted != .ordinary)
  }

  /// Stops the process as `^Z` does; until it continues, the terminal has its original modes.
  func giveBackWhileStopped() { lend(Signals.stop) }

  /// Runs a closure while the terminal has its original modes, for example for another program.
  ///
  /// Call `takeAgain()` afterwards.
  @discardableResult func lend<Result>(_ body: () -> Result) -> Result {
    let hadMouse = reportsMouse
    reportMouse(false)
    markPastes(false)
    ceditline_terminal_restore()
    defer { wantsMouse = hadMouse }
    return body()
  }

  /// Sets the modes for editing lines again after another program has used the terminal.
  func takeAgain() {
    (marksPastes, reportsMouse) = (false, false)
    setFarewell()
    take(mode)
    reportMouse(wantsMouse)
    wantsMouse = false
    put("\r")
  }

  func beep() { put("\u{7}") }

  /// Waits until a time, and returns true.
  ///
  /// Returns false earlier if a key or a signal comes.
  package func staysQuiet(until time: ContinuousClock.Instant) -> Bool {
    var entries = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let rest = (time - .now) / .milliseconds(1)
      let count = poll(&entries, 2, Int32(max(0, rest.rounded(.up))))
      // The signal handler has made the wake descriptor readable.
      if count < 0, errno == EINTR { continue }
      return count == 0
    }
  }

  private func setFarewell() {
    let text =
      (reportsMouse ? Self.unreportedMouse : "")
      + (marksPastes ? Self.unmarkedPastes : "") + farewell
    ceditline_terminal_set_farewell(text.sent, text.sent.utf8.count)
  }

  private static let unreportedMouse: ScreenText = "\u{1b}[?1006l\u{1b}[?1000l"
  private static let unmarkedPastes: ScreenText = "\u{1b}[?2004l"
}
