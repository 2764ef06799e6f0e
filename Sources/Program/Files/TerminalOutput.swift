import CEditline
import Foundation
import Session

/// One of the program's outputs: all that is sent to a terminal passes it.
///
/// A terminal gets nothing but ``ScreenText``, as long as it takes any: what is written to one that
/// is gone, or that stands still while the process is to end, is lost. Any other output that
/// nothing reads any more ends the process quietly.
final class TerminalOutput {
  let isTerminal: Bool
  private let descriptor: FileDescriptor
  /// The terminal once more, for writing that waits for nothing; nil where that is not permitted.
  private let writer: FileDescriptor?
  private let name: String
  /// Whether what is written waits for more.
  private let isBuffered: Bool
  /// What of the terminal is the conversation's.
  let pane: Pane

  /// Standard output, whose bytes wait for more where no terminal shows them.
  static func standard() -> TerminalOutput {
    TerminalOutput(isBuffered: isatty(STDOUT_FILENO) == 0)
  }

  /// Standard error, which is often the same terminal.
  static func diagnostics(beside standard: TerminalOutput) -> TerminalOutput {
    let isSame = standard.descriptor.status.map(FileIdentity.init)
    let own = FileDescriptor(borrowing: STDERR_FILENO, named: "standard error")
    let pane = own.status.map(FileIdentity.init) == isSame ? standard.pane : Pane()
    return TerminalOutput(descriptor: STDERR_FILENO, name: "standard error", pane: pane)
  }

  init(
    descriptor: Int32 = STDOUT_FILENO, name: String = "standard output", isBuffered: Bool = false,
    pane: Pane = Pane()
  ) {
    self.pane = pane
    self.descriptor = FileDescriptor(borrowing: descriptor, named: name)
    self.name = name
    self.isBuffered = isBuffered
    isTerminal = isatty(descriptor) != 0
    let writer = isTerminal ? ceditline_terminal_open_writer(descriptor) : -1
    self.writer = writer < 0 ? nil : FileDescriptor(owning: writer, named: name)
  }

  /// Sends a text to a terminal.
  func send(_ text: ScreenText) throws(FileError) {
    var bytes = pane.passing(text).sent
    let number = writer?.number ?? number
    let code = bytes.withUTF8 { ceditline_terminal_write(number, $0.baseAddress, $0.count) }
    if code != 0 { throw FileError(.write, name, code: code) }
  }

  var number: Int32 { descriptor.number }

  /// The terminal's size now; nil where it does not say.
  var size: (columns: Int, lines: Int)? {
    var columns: Int32 = 0
    var lines: Int32 = 0
    guard ceditline_terminal_size(number, &columns, &lines) == 0 else { return nil }
    return (Int(columns), Int(lines))
  }

  /// The width of the conversation; nil where the terminal does not say.
  var columns: Int? { pane.division?.columns ?? size?.columns }

  /// Writes the text whole; a reader that is gone ends the process as SIGPIPE does, without a word.
  func write(_ text: String) throws(FileError) {
    if isTerminal { return try send(ScreenText(drawn: text)) }
    var text = text
    var failure: FileError?
    text.withUTF8 { bytes in
      do throws(FileError) { try write(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes the bytes whole.
  func write(_ bytes: [UInt8]) throws(FileError) {
    if isTerminal { return try write(String(decoding: bytes, as: UTF8.self)) }
    var failure: FileError?
    bytes.withUnsafeBytes { bytes in
      do throws(FileError) { try write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if keeps(bytes) { return }
    try flush()
    if keeps(bytes) { return }
    try orDie { () throws(FileError) in try descriptor.write(bytes) }
  }

  /// Writes what waits here.
  func flush() throws(FileError) {
    let code = isBuffered ? Self.flush() : 0
    if code != 0 { try orDie { () throws(FileError) in throw FileError(.write, name, code: code) } }
  }

  /// Writes what waits, before the process reads, waits, or writes elsewhere.
  ///
  /// - Returns: 0, or the `errno` of what keeps it from being written; then it goes on waiting.
  @discardableResult static func flush() -> Int32 { ceditline_output_flush() }

  private func keeps(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isBuffered && bytes.baseAddress.map { ceditline_output_keep($0, bytes.count) == 0 } ?? true
  }

  // The process may have been started with SIGPIPE ignored.
  private func orDie(_ body: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) {
      try body()
    } catch {
      if error.code == EPIPE { Signals.die(of: SIGPIPE) }
      throw error
    }
  }
}
