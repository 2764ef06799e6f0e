@testable import AppCode
@testable import SessionRunning
@testable import Terminal

import Foundation

/// A run of the program in which one system call fails, while it saves, records and shares.
final class FaultySession {
  /// Which system call fails, and how.
  struct Fault: CustomStringConvertible {
    var number: Int
    /// How calls fail: `once`, `always`, or `short`, as in `failing-calls.c`.
    var mode: String
    var code: Int32

    var description: String { "call \(number) \(mode) with \(String(cString: strerror(code)))" }
  }

  private let home: TemporaryFolder
  private let library: String
  /// The lines that the terminal has shown.
  private(set) var lines: [String] = []

  static let form = """
    form: A
    sections:
      - rows:
          - {field: name, label: Name}
          - {field: zip}
          - {field: city}

    """

  private static let script = """
    record start rec
    set name Ada
    set zip 90210
    save --force answers.json
    focus city
    type Paris
    undo
    set city Bern
    share picture.svg
    save answers.json
    row add extra
    write
    record stop

    """

  /// Files that exist before the run, with other contents than the session will write.
  static let before = ["answers.json": "{\n  \"name\": \"old\"\n}\n", "picture.svg": "<svg/>\n"]

  /// Compiles the library that makes system calls fail, and returns its path.
  static func compile(in folder: TemporaryFolder) throws -> String {
    let source = URL(filePath: Repository.root)
      .appending(path: "Tests/Fuzzers/Faults/failing-calls.c")
    let library = "\(folder.path)/failing-calls.so"
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-o", library, source.path]
    try compiler.run()
    compiler.waitUntilExit()
    return library
  }

  init(library: String) throws {
    self.library = library
    home = try TemporaryFolder()
    for (name, text) in Self.before { _ = try home.file(name, text) }
    _ = try home.file("form.yaml", Self.form)
    _ = try home.file("script", Self.script)
  }

  /// Runs the program with the script while a call fails.
  ///
  /// - Returns: how the program ended, and whether a call failed.
  func run(_ fault: Fault) throws -> (result: PseudoTerminal.RunResult, hasFailed: Bool) {
    let sign = "\(home.path)/.sign"
    let result = try program(
      ["-k", "-f", "script", "form.yaml"],
      [
        "LD_PRELOAD=\(library)", "FAULT_FOLDER=\(home.path)", "FAULT_NUMBER=\(fault.number)",
        "FAULT_MODE=\(fault.mode)", "FAULT_CODE=\(fault.code)", "FAULT_SIGN=\(sign)",
      ])
    return (result, FileManager.default.fileExists(atPath: sign))
  }

  /// Runs the program in a terminal in the session's folder, with more environment variables if
  /// given.
  func program(
    _ arguments: [String], _ variables: [String] = []
  ) throws -> PseudoTerminal.RunResult {
    let words =
      ["-c", #"cd "$0" && exec env "$@""#, home.path] + variables + [PseudoTerminal.formlift]
    let terminal = try PseudoTerminal(
      running: "/bin/sh", words + arguments,
      // Journals that find no room in the home go there.
      environment: ProgramTerminal.environment(home: home).merging(["TMPDIR": home.path]) { $1 },
      columns: 200, lines: 60)
    terminal.home = home
    let result = try terminal.waitForEnding()
    lines = terminal.transcriptText.split(whereSeparator: \.isNewline).map(String.init)
    return result
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(home.path)/\(name)", encoding: .utf8)
  }

  /// The names of the files in the session's folder, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
  }
}
