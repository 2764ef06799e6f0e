import CEditline
import Foundation
import Session

/// One of the program's outputs: all that is sent to a terminal passes ``write(_:)-(UnsafeRawBufferPointer)``.
///
/// An output that nothing reads any more ends the process quietly.
final class TerminalOutput {
  let isTerminal: Bool
  private let descriptor: FileDescriptor

  init(descriptor: Int32 = STDOUT_FILENO, name: String = "standard output") {
    self.descriptor = FileDescriptor(borrowing: descriptor, named: name)
    isTerminal = isatty(descriptor) != 0
  }

  var number: Int32 { descriptor.number }

  /// The terminal's size now; nil where it does not say.
  var size: (columns: Int, lines: Int)? {
    var columns: Int32 = 0
    var lines: Int32 = 0
    guard ceditline_terminal_size(number, &columns, &lines) == 0 else { return nil }
    return (Int(columns), Int(lines))
  }

  /// Writes the text whole; a reader that is gone ends the process as SIGPIPE does, without a word.
  func write(_ text: String) throws(FileError) {
    var text = text
    var failure: FileError?
    text.withUTF8 { bytes in
      do throws(FileError) { try write(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    do throws(FileError) {
      try descriptor.write(bytes)
    } catch {
      // The process may have been started with SIGPIPE ignored.
      if error.code == EPIPE { Signals.die(of: SIGPIPE) }
      throw error
    }
  }
}
