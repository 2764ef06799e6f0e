import CEditline
import Foundation
import FileErrors

/// Standard output or standard error of the program.
///
/// All text for a terminal is sent by an instance of this class.
///
/// A terminal only gets ``ScreenText``. Output to a terminal that is gone, or that blocks while the
/// process ends, is lost. If the output is a pipe whose other end is closed, the process ends
/// without a message.
package final class TerminalOutput {
  package let isTerminal: Bool
  private let descriptor: FileDescriptor
  /// A second descriptor of the terminal, for writes that don't wait; nil if it can't be opened.
  private let writer: FileDescriptor?
  private let name: String
  /// Whether text is collected in a buffer before it is written, because the output isn't a
  /// terminal.
  private let isBuffered: Bool
  /// The part of the terminal for prompts, typed commands and output, beside a drawn phone.
  package let pane: Pane

  /// Returns the program's standard output.
  ///
  /// Text is buffered unless it goes to a terminal.
  package static func standard() -> TerminalOutput {
    TerminalOutput(isBuffered: isatty(STDOUT_FILENO) == 0)
  }

  /// Returns the program's standard error, which is often the same terminal as standard output.
  ///
  /// On the same terminal, both outputs share ``pane``, the part of the terminal for their text.
  package static func diagnostics(beside standard: TerminalOutput) -> TerminalOutput {
    let isSame = standard.descriptor.status.map(FileIdentity.init)
    let own = FileDescriptor(borrowing: STDERR_FILENO, named: "standard error")
    let pane = own.status.map(FileIdentity.init) == isSame ? standard.pane : Pane()
    return TerminalOutput(descriptor: STDERR_FILENO, name: "standard error", pane: pane)
  }

  package init(
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

  /// Sends a text to the terminal that this output writes to.
  package func send(_ text: ScreenText) throws(FileError) {
    var bytes = pane.passing(text).sent
    let number = writer?.number ?? number
    let code = bytes.withUTF8 { ceditline_terminal_write(number, $0.baseAddress, $0.count) }
    if code != 0 { throw FileError(.write, name, code: code) }
  }

  /// Sends as many bytes to the terminal as it accepts without waiting, and returns their number.
  ///
  /// If the terminal is gone, returns the number of all bytes.
  func sendAhead(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let writer else {
      try? send(ScreenText(drawn: String(decoding: bytes, as: UTF8.self)))
      return bytes.count
    }
    let (count, code) = bytes.withUnsafeBytes {
      (Foundation.write(writer.number, $0.baseAddress, $0.count), errno)
    }
    if count >= 0 { return count }
    if code == EAGAIN || code == EINTR { return 0 }
    if code == EIO { ceditline_signals_put(SIGHUP) }
    return bytes.count
  }

  package var number: Int32 { descriptor.number }

  /// The terminal's current size, or nil if it is unknown.
  package var size: (columns: Int, lines: Int)? {
    var columns: Int32 = 0
    var lines: Int32 = 0
    guard ceditline_terminal_size(number, &columns, &lines) == 0 else { return nil }
    return (Int(columns), Int(lines))
  }

  /// The width in columns of the terminal's part for prompts, typed commands and output.
  ///
  /// Nil if the width is unknown.
  package var columns: Int? { pane.division?.columns ?? size?.columns }

  /// Writes a whole text to the output.
  ///
  /// If the output is a pipe whose other end is closed, the process ends quietly, as with SIGPIPE.
  package func write(_ text: String) throws(FileError) {
    if isTerminal { return try send(ScreenText(drawn: text)) }
    var text = text
    var failure: FileError?
    text.withUTF8 { bytes in
      do throws(FileError) { try write(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes all bytes to the output, or to its buffer if it has one.
  package func write(_ bytes: [UInt8]) throws(FileError) {
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

  /// Writes the bytes that this output has buffered.
  package func flush() throws(FileError) {
    let code = isBuffered ? Self.flush() : 0
    if code != 0 { try orDie { () throws(FileError) in throw FileError(.write, name, code: code) } }
  }

  /// Writes the buffered bytes of all outputs, before the process reads, waits, or writes
  /// elsewhere.
  ///
  /// - Returns: 0, or an error number. In case of an error, the bytes remain in the buffer.
  @discardableResult package static func flush() -> Int32 { ceditline_output_flush() }

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
