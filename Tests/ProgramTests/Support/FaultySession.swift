@testable import AppCode
@testable import SessionRunning
@testable import Terminal

import Foundation

/// A session at a terminal that saves, records, journals and shares, while one system call fails.
final class FaultySession {
  /// Which call fails, and how.
  struct Fault: CustomStringConvertible {
    var number: Int
    /// `once`, `always`, or `short`; see `failing-calls.c`.
    var mode: String
    var code: Int32

    var description: String { "call \(number) \(mode) with \(String(cString: strerror(code)))" }
  }

  private let home: TemporaryFolder
  private let library: String
  /// The lines that the terminal showed.
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

  /// The files that are there before, each with another content than the session writes.
  static let before = ["answers.json": "{\n  \"name\": \"old\"\n}\n", "picture.svg": "<svg/>\n"]

  /// Compiles the library that fails calls.
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

  /// Runs the session.
  ///
  /// - Returns: how it ended, and whether a call failed.
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

  /// Runs the program on the files, at a terminal.
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

  /// The files in the session's folder, without the state folder's.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
  }
}
