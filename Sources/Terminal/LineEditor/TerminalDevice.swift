import CEditline
import Foundation

/// The terminal: its size, its modes, and its output.
///
/// Changed modes are restored when the process ends in any way.
package final class TerminalDevice {
  /// Whether the terminal supports escape sequences, and so hints, colors and bracketed pastes.
  package let isRich: Bool
  private let input: Int32
  private let output: TerminalOutput
  private var marksPastes = false
  private var reportsMouse = false
  /// Whether the mouse was reported before something else had the terminal.
  private var wantsMouse = false
  /// The text that removes a division of the terminal.
  private var farewell: ScreenText = ""
  /// How the terminal handles typed keys.
  private var mode = Mode.keys

  /// The handling of typed keys by the terminal.
  private enum Mode {
    /// Keys arrive one by one.
    ///
    /// `^C` and `^Z` interrupt the running command.
    case keys
    /// Keys arrive one by one, including `^C` and `^Z`.
    case line
    /// The normal line mode, until the next line is read.
    case ordinary
  }

  package init(input: Int32, output: TerminalOutput, isRich: Bool) {
    self.input = input
    self.output = output
    self.isRich = isRich
  }

  /// Writes to the terminal.
  ///
  /// The loss of the terminal is noticed at the next read.
  package func put(_ text: ScreenText) {
    guard !text.isEmpty else { return }
    try? output.send(text)
  }

  /// The terminal's current size.
  package var size: (columns: Int, lines: Int) { output.size ?? (80, 24) }

  /// The width of the conversation.
  package var columns: Int { output.columns ?? 80 }

  /// The conversation's part of the terminal.
  package var pane: Pane { output.pane }

  /// The number of rows of the conversation.
  var scrollingRows: Int {
    let lines = size.lines
    return max(1, min(lines, pane.division?.rows ?? lines))
  }

  /// The space for an edited line.
  package var room: LineRoom {
    let part: LineRoom.Part =
      pane.division.map { $0.pictureColumn == nil ? .rows : .columns } ?? .all
    return LineRoom(columns: columns, rows: scrollingRows, wrapsLines: isRich, part: part)
  }

  /// Divides the terminal by sending a text that leaves the cursor in `cursorRow`.
  ///
  /// The farewell text removes the division.
  package func divide(
    _ division: Pane.Division, by text: ScreenText, cursorRow: Int, farewell: ScreenText
  ) {
    pane.end()
    self.farewell = farewell
    setFarewell()
    put(text)
    pane.divide(division, cursorRow: cursorRow)
  }

  /// Removes a division by sending a text.
  package func endDivision(by text: ScreenText) {
    put(text)
    pane.end()
    farewell = ""
    setFarewell()
  }

  /// Temporarily gives the conversation the whole terminal by sending a text.
  package func takeAll(by text: ScreenText) {
    put(text)
    pane.takeAll(lines: size.lines, columns: size.columns)
    farewell = ""
    setFarewell()
  }

  /// Takes the whole screen by sending a text; the farewell takes that back.
  package func takeScreen(by text: ScreenText, farewell: ScreenText) {
    self.farewell = farewell
    setFarewell()
    put(text)
  }

  /// Gives the screen back by sending a text.
  package func giveScreenBack(by text: ScreenText) {
    put(text)
    farewell = ""
    setFarewell()
  }

  /// Sends as many of some bytes as the terminal takes without waiting; returns how many.
  package func putAhead(_ bytes: ArraySlice<UInt8>) -> Int { output.sendAhead(bytes) }

  /// The event that ended a wait.
  package enum Activity {
    case input
    case signal
    /// The terminal can take more output.
    case output
    /// The time has passed.
    case nothing
  }

  /// Waits for keys, a signal, or a moment; with `toWrite` also until the terminal takes more.
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

  /// Turns reports of the mouse's button on or off.
  func reportMouse(_ isOn: Bool) {
    guard isRich, isOn != reportsMouse, isOn || !Signals.endTheProcess else { return }
    reportsMouse = isOn
    setFarewell()
    put(isOn ? "\u{1b}[?1000h\u{1b}[?1006h" : Self.unreportedMouse)
  }

  /// Turns bracketed paste on or off.
  private func markPastes(_ isOn: Bool) {
    // When the process ends, the farewell turns it off, because the terminal may not accept output
    // here.
    guard isRich, isOn != marksPastes, isOn || !Signals.endTheProcess else { return }
    marksPastes = isOn
    setFarewell()
    put(isOn ? "\u{1b}[?2004h" : Self.unmarkedPastes)
  }

  /// Runs something that reads keys, including `^C` and `^Z`.
  func readingKeys<Result>(_ body: () -> Result) -> Result {
    let before = mode
    take(.line)
    defer { take(before) }
    return body()
  }

  /// Switches permanently to the mode where keys arrive one by one.
  package func enterCharacterMode() { take(.keys) }

  /// Switches to the normal line mode until the next line is read.
  ///
  /// The terminal then passes on whole lines, and `^D` ends the input.
  package func enterCookedMode() { take(.ordinary) }

  /// Whether the terminal itself echoes what is typed.
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

  /// Restores the terminal while the process is stopped.
  func giveBackWhileStopped() { lend(Signals.stop) }

  /// Restores the terminal while something else uses it.
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

  /// Takes the terminal back from another program, which may have changed its modes.
  func takeAgain() {
    (marksPastes, reportsMouse) = (false, false)
    setFarewell()
    take(mode)
    reportMouse(wantsMouse)
    wantsMouse = false
    put("\r")
  }

  func beep() { put("\u{7}") }

  /// Waits until a time.
  ///
  /// Returns false if a key or a signal comes first.
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
