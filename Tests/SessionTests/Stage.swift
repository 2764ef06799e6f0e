import Forms
import Foundation
import Testing

@testable import Session

/// A session for tests, with a form and files in memory, that runs command lines.
struct Stage {
  var session: Session
  let files: MemoryFiles

  /// The folder of the shipped forms.
  static let forms = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "forms")

  /// Opens a shipped form by its file's name, and runs lines; throws if one fails.
  init(
    _ name: String = "twenty.yaml", files: MemoryFiles = MemoryFiles(), after lines: [String] = []
  ) throws {
    let data = try Data(contentsOf: Self.forms.appending(path: name))
    try self.init(data, name: "forms/\(name)", files: files)
    try run(lines)
  }

  /// Opens a form from its YAML text, and runs lines; throws if one fails.
  init(yaml: String, files: MemoryFiles = MemoryFiles(), after lines: [String] = []) throws {
    try self.init(Data(yaml.utf8), name: "form.yaml", files: files)
    try run(lines)
  }

  private init(_ data: Data, name: String, files: MemoryFiles) throws {
    let form = try Form(contentsOf: data, fileName: name)
    self.init(form: form, name: name, files: files)
  }

  /// Opens a form as if it had been read from the file `name`.
  init(form: Form, name: String = "form.yaml", files: MemoryFiles = MemoryFiles()) {
    session = Session(form: form, fileName: name, files: files)
    self.files = files
  }

  /// Returns the text of a form with `count` rows, in sections of a thousand; its fields are `r1`,
  /// `r2` ….
  static func rows(_ count: Int) -> String {
    var lines = ["form: Rows", "device: iphone-5s", "sections:"]
    for row in 1...count {
      if row % 1000 == 1 { lines.append("  - rows:") }
      lines.append("      - field: r\(row)")
    }
    return lines.joined(separator: "\n")
  }

  /// Runs a command line and returns its outcome; throws if it fails.
  @discardableResult
  mutating func run(_ line: String) throws -> Outcome {
    try session.run(line)
  }

  /// Runs command lines; throws at the first that fails.
  mutating func run(_ lines: [String]) throws {
    for line in lines { try run(line) }
  }

  /// Runs the lines after `> ` in a transcript, and returns the transcript with their real output.
  ///
  /// The result has only the output lines that `wanted` accepts.
  mutating func replay(
    _ transcript: String, lines wanted: (String) -> Bool = { _ in true }
  ) -> String {
    transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("> ") }
      .flatMap { [String($0)] + output(of: String($0.dropFirst(2))).filter(wanted) }
      .joined(separator: "\n")
  }

  /// Returns the same as `replay(_:)` without changing this session.
  func replayed(_ transcript: String) -> String {
    var stage = self
    return stage.replay(transcript)
  }

  /// Runs a command line, which may fail, and returns the lines that it prints.
  mutating func output(of line: String) -> [String] {
    do throws(CommandError) {
      let outcome = try session.run(line)
      let lines =
        outcome.tellsFirst
        ? outcome.notices + outcome.answer : outcome.answer + outcome.notices
      return lines + (outcome.effect.map { ["effect: \($0)"] } ?? [])
    } catch {
      return ["error: \(error.message)"] + error.details
    }
  }

  /// Returns what the command `get` prints for a path.
  func get(_ path: String) throws -> String {
    try StateRecord(session).value(at: path).bare
  }

  /// Runs a command line, and returns what `get` prints for a path then; throws if the line fails.
  mutating func get(_ path: String, after line: String) throws -> String {
    try run(line)
    return try get(path)
  }
}
