import Evidence
import Forms
import Foundation
import Session

/// A part of the program to fuzz, because it reads what anybody may have written.
struct Target: Sendable {
  let name: String
  let run: @Sendable ([UInt8]) -> Void

  static let all =
    [yaml, json, commands, typing, drawing, journal, log]
    + [port, swiftUI, storyboard, merge, live, speeds]
}

extension Target {
  /// Feeds YAML to the form reader; a form that can be read must also work.
  private static let yaml = Target(name: "yaml") { use(form: $0, named: "form.yaml") }
  /// Feeds JSON to the form reader; a form that can be read must also work.
  private static let json = Target(name: "json") { use(form: $0, named: "form.json") }

  private static func use(form bytes: [UInt8], named name: String) {
    guard let form = try? Form(contentsOf: Data(bytes), fileName: name) else { return }
    var stage = Stage(Session(form: form, fileName: name, files: Files()))
    for line in [
      "focus 1", "next", "rotate landscape", "tap 160 300", "drag -200", "why", "undo 2", "redo",
      "device ipad", "strategy inset-top", "fields", "show state", "validate", "dismiss",
    ] { stage.run(line) }
    stage.draw(columns: 80, lines: 24)
  }
}

extension Target {
  /// Runs the input as a script, one command a line, and draws the result.
  private static let commands = Target(name: "commands") { bytes in
    var stage = Stage()
    for line in lines(bytes) { stage.run(line) }
    stage.draw(columns: 80, lines: 24)
  }

  /// Runs all lines but the last, and treats the last as a partly typed one.
  private static let typing = Target(name: "typing") { bytes in
    var stage = Stage()
    let lines = lines(bytes)
    for line in lines.dropLast() { stage.run(line) }
    if let line = lines.last { stage.type(line, history: lines) }
  }

  /// Draws pictures of any size: the first four bytes give it, the rest is a script.
  private static let drawing = Target(name: "drawing") { bytes in
    guard bytes.count > 3 else { return }
    var stage = Stage()
    let size = bytes.prefix(4).map(Int.init)
    for line in lines(Array(bytes.dropFirst(4))) { stage.run(line) }
    stage.draw(columns: size[0] * 2 + size[1] % 2, lines: size[2] + size[3] % 8)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(32).map(String.init)
  }
}

extension Target {
  /// Feeds a journal's reader with raw lines, then with lines that have correct checksums.
  private static let journal = Target(name: "journal") { bytes in
    check(Journal(bytes))
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      Array("\(Checksum.digits(of: line)) ".utf8) + line + [UInt8(ascii: "\n")]
    }
    check(Journal(Array(lines.joined())))
  }

  /// Checks that every line read from the journal can be written and read again unchanged.
  private static func check(_ journal: Journal) {
    for line in journal.changes {
      precondition(JournalLine(Array(line.text.utf8.dropLast())) == line, "read otherwise: \(line)")
    }
    _ = journal.answers
  }
}

extension Target {
  /// Feeds the reader of keyboard logs, and replays the log with several strategies.
  private static let log = Target(name: "log") { bytes in
    let log = KeyboardLog(String(decoding: bytes, as: UTF8.self))
    precondition(log.notifications.allSatisfy { $0.line > 0 })
    precondition(log.problems.allSatisfy { $0.line > 0 && !$0.words.isEmpty })
    var stage = Stage(files: Files(data: Data(bytes)))
    for line in [
      "replay device.log 1", "why", "strategy inset-overlap", "replay device.log 12", "undo",
    ] { stage.run(line) }
    stage.draw(columns: 80, lines: 24)
  }
}
