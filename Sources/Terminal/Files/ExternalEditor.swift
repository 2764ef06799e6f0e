import Foundation
import FileErrors

/// The user's text editor: the command in `$VISUAL` or `$EDITOR`, or else `vi`.
package struct ExternalEditor {
  /// The shell command that starts the user's text editor; it may include arguments.
  package let command: String

  package init(environment: [String: String] = Environment.values(of: ["VISUAL", "EDITOR"])) {
    let chosen = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    command = chosen.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
  }

  /// The reason why the user's text editor did not edit a text.
  package enum Failure: Error, Equatable {
    case file(FileError)
    case notUTF8
    /// The editor ended with an exit status other than 0; after a signal, it is 128 plus the
    /// signal's number.
    case ended(status: Int32)

    package var words: String {
      switch self {
      case .file(let error): error.description
      case .notUTF8: "what the editor left is not UTF-8"
      case .ended(let status): "the editor ended with status \(status)"
      }
    }
  }

  /// Lets the user edit a text in a private temporary file, and returns the edited text.
  ///
  /// CRLF line breaks become LF, and the last line break is removed.
  package func edit(_ text: String) throws(Failure) -> String {
    let folder = try Self.filing { () throws(FileError) in try TemporaryFolder() }
    // Editors may create more files in the folder.
    defer { folder.remove() }
    let path = folder.path + "/value.txt"
    try Self.filing { () throws(FileError) in
      try AtomicFile.write(Data((text + "\n").utf8), to: path, isPrivate: true)
    }
    let status = try run(on: path)
    guard status == 0 else { throw .ended(status: status) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .file(FileError(.read, path, code: ENOENT))
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8 }
    let edited = text.replacing("\r\n", with: "\n")
    return edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
  }

  @discardableResult
  private static func filing<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(Failure) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }

  /// Runs the text editor on a file, waits until it ends, and returns its exit status.
  ///
  /// The editor runs in the terminal's foreground, so that it gets the keyboard's signals.
  private func run(on path: String) throws(Failure) -> Int32 {
    let arguments = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", path]
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", nil, nil, &words, environ)
    guard code == 0 else { throw .file(FileError(.open, "/bin/sh", code: code)) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .file(FileError(.open, "/bin/sh", code: errno)) }
    }
    _ = Signals.take(SIGINT)
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
