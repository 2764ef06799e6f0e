import Foundation
import Session
import Terminal

extension PictureConverter {
  /// The path of the program that converts pictures, found in `$PATH`; nil if it isn't installed.
  var path: String? { Environment.path(ofProgram: rawValue) }

  /// Throws an error if a conversion program in `needed` is not installed; `file` is the result.
  ///
  /// - Throws: ``CommandError`` that names each missing converter and its package.
  static func check(_ needed: [PictureConverter], for file: String) throws(CommandError) {
    let missing = needed.filter { $0.path == nil }
    guard !missing.isEmpty else { return }
    let (names, packages) = (missing.map(\.rawValue), missing.map(\.package))
    throw CommandError(
      FileError(.write, file, .picture(.needs(programs: names, packages: packages))))
  }

  /// Runs the conversion program with arguments, without showing its output; `file` is for errors.
  ///
  /// - Throws: ``CommandError`` if the program fails.
  func run(_ arguments: [String], for file: String) throws(CommandError) {
    guard let path else { return try Self.check([self], for: file) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, environ)
    guard code == 0 else { throw failure(String(cString: strerror(code)), file) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw failure(String(cString: strerror(errno)), file) }
    }
    guard status == 0 else { throw failure("it ended with status \((status >> 8) & 0xff)", file) }
  }

  private func failure(_ reason: String, _ file: String) -> CommandError {
    CommandError(FileError(.write, file, .other("\(rawValue): \(reason)")))
  }
}
