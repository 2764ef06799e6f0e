@testable import AppCode
@testable import Terminal

import Foundation

/// A terminal for a program under test: the test types into it and reads what the program writes.
final class PseudoTerminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The longest time to wait for something, in seconds; only a failing test waits so long.
  static let patience = 120.0

  private var controller: Int32 = -1
  // Held until a program has it open, because a terminal that nobody holds is hung up.
  private var device: Int32 = -1
  private(set) var devicePath = ""
  private(set) var screen: TerminalScreen
  /// Every byte that was written to the terminal.
  private(set) var transcript: [UInt8] = []
  /// Whether no process has the terminal open any more.
  private(set) var isHungUp = false
  var process: pid_t?
  /// The program's home folder, kept until the program has ended, which could make it again.
  var home: TemporaryFolder?
  /// Whether `screen` follows what is written; otherwise only the end of what is written is kept.
  var watchesScreen = true

  init(columns: Int = 80, lines: Int = 24) throws {
    screen = TerminalScreen(columns: columns, lines: lines)
    // What another test starts meanwhile must not hold it open, as it may behind openpty.
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    guard controller >= 0, ioctl(controller, Self.setLock, &isLocked) == 0 else { throw Self.none }
    device = ioctl(controller, Self.openDevice, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard device >= 0, ttyname_r(device, &name, name.count) == 0 else { throw Self.none }
    devicePath = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    setSize(columns: columns, lines: lines)
  }

  private static var none: Failure {
    Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
  }

  // TIOCSPTLCK and TIOCGPTPEER, macros that do not come over.
  private static let setLock: UInt = 0x4004_5431
  private static let openDevice: UInt = 0x5441

  deinit {
    if let process {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if controller >= 0 { close(controller) }
    if device >= 0 { close(device) }
  }

  /// Returns the file descriptor of the program's end, which the caller must close.
  func takeDevice() -> Int32 {
    defer { device = -1 }
    return device
  }

  /// Types the text; returns without an error if the terminal no longer accepts it.
  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// Types the text, then waits until `shown` is on the screen.
  func send(_ text: String, untilText shown: String) throws {
    send(text)
    try wait(for: shown)
  }

  /// Types the text, then waits until the cursor's row is exactly `row`, with the cursor in a
  /// column from 0.
  func send(_ text: String, untilRow row: String, cursorColumn: Int) throws {
    send(text)
    try wait(forRow: row, cursorColumn: cursorColumn)
  }

  /// Reads what the program writes until `isReached` returns true for the screen.
  ///
  /// - Throws: `Failure` with the screen if that doesn't happen in time; `what` names it.
  func wait(for what: String, until isReached: (TerminalScreen) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !isReached(screen) {
      guard !isHungUp, read(until: deadline) else {
        let state = isHungUp ? "hung up" : "timed out"
        throw Failure(description: "\(state) waiting for \(what); the screen:\n\(screen.text)")
      }
    }
  }

  /// Waits until the text is on the screen.
  func wait(for text: String) throws {
    try wait(for: "\"\(text)\"") { $0.text.contains(text) }
  }

  /// Waits until the cursor's row is exactly `text`, with the cursor in the given column, from 0.
  func wait(forRow text: String, cursorColumn: Int) throws {
    try wait(for: "\"\(text)\" with the cursor in column \(cursorColumn)") {
      $0.rows[$0.cursor.row] == text && $0.cursor.column == cursorColumn
    }
  }

  /// Waits until no process has the terminal open.
  func waitForHangUp() throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !isHungUp {
      guard read(until: deadline) else {
        throw Failure(description: "the program goes on; the screen:\n\(screen.text)")
      }
    }
  }

  /// Closes the test's end of the terminal, as closing a terminal's window does.
  func hangUp() {
    close(controller)
    controller = -1
    isHungUp = true
  }

  /// Types bytes while reading output; returns whether the terminal accepted all of them in time.
  ///
  /// `whenFull` is called whenever the terminal has accepted nothing for five seconds.
  func exchange(_ bytes: [UInt8], seconds: Double, whenFull: () -> Void = {}) -> Bool {
    _ = fcntl(controller, F_SETFL, O_RDWR | O_NONBLOCK)
    let deadline = Date(timeIntervalSinceNow: seconds)
    var rest = bytes[...]
    var lastTaken = Date()
    while !rest.isEmpty, !isHungUp, Date() < deadline {
      var entry = pollfd(fd: controller, events: Int16(POLLIN | POLLOUT), revents: 0)
      poll(&entry, 1, 100)
      if entry.revents & Int16(POLLIN | POLLHUP) != 0 { _ = read(until: Date()) }
      if Date() > lastTaken + 5 {
        whenFull()
        lastTaken = Date()
      }
      guard entry.revents & Int16(POLLOUT) != 0 else { continue }
      let piece = Array(rest.prefix(256))
      let count = write(controller, piece, piece.count)
      if count > 0 { lastTaken = Date() }
      rest = rest.dropFirst(max(0, count))
    }
    return rest.isEmpty && !isHungUp
  }

  /// Reads until the text is in the transcript; returns false if it isn't there in time.
  func wait(forBytes text: String, seconds: Double) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    let wanted = Data(text.utf8)
    while Data(transcript).range(of: wanted) == nil {
      guard !isHungUp, read(until: deadline) else { return false }
    }
    return true
  }

  /// Tells the program another terminal size, but leaves `screen` as it is.
  func claimSize(columns: Int, lines: Int) { setSize(columns: columns, lines: lines) }

  /// Changes the size of the terminal and its `screen`; the program gets SIGWINCH.
  func resize(columns: Int, lines: Int) {
    screen.resize(columns: columns, lines: lines)
    setSize(columns: columns, lines: lines)
  }

  /// The terminal's settings as text, to compare them before and after a program.
  var settings: String {
    var settings = termios()
    guard tcgetattr(controller, &settings) == 0 else { return "none" }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    return "\(flags) \(settings.c_cc)"
  }

  /// The process in the terminal's foreground, such as a program started by a shell, or nil if
  /// none.
  var foregroundProcess: pid_t? {
    let group = tcgetpgrp(controller)
    return group > 0 ? group : nil
  }

  private func setSize(columns: Int, lines: Int) {
    var size = winsize(
      ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0
    )
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  // False when nothing came before the deadline.
  private func read(until deadline: Date) -> Bool {
    var entry = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var count: Int32
    repeat {
      count = poll(&entry, 1, Int32(max(0, deadline.timeIntervalSinceNow * 1_000)))
    } while count < 0 && errno == EINTR
    guard count > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let length = Foundation.read(controller, &bytes, bytes.count)
    // EIO says that the other end is closed.
    guard length > 0 else {
      isHungUp = length == 0 || errno != EINTR
      return true
    }
    transcript += bytes[..<length]
    if watchesScreen {
      screen.feed(bytes[..<length])
    } else if transcript.count > 100_000 {
      transcript = Array(transcript.suffix(1_000))
    }
    return true
  }
}
