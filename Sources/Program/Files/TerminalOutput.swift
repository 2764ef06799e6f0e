import Foundation

/// The program's output, written whole, which ends the program quietly when nobody reads it.
struct TerminalOutput {
  private let descriptor: FileDescriptor
  private let name: String

  init(descriptor: Int32 = STDOUT_FILENO, name: String = "standard output") {
    self.descriptor = FileDescriptor(borrowing: descriptor)
    self.name = name
  }

  /// Writes the text; a reader that is gone ends the process as SIGPIPE does, without a word.
  func write(_ text: String) throws(FileError) {
    do {
      try descriptor.write(Data(text.utf8))
    } catch {
      // Whoever started the process may have had SIGPIPE ignored.
      if error.code == EPIPE { Signals.die(of: SIGPIPE) }
      throw FileError(.write, name, code: error.code)
    }
  }
}
