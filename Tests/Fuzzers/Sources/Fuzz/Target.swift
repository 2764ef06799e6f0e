import Evidence
import Forms
import Foundation
import Session

/// A part of the program that takes what anybody may have written.
struct Target: Sendable {
  let name: String
  let run: @Sendable ([UInt8]) -> Void

  static let all =
    [yaml, json, commands, typing, drawing, journal, log]
    + [port, swiftUI, storyboard, merge, live, speeds]
}

extension Target {
  /// Forms in YAML: what can be read can be used.
  private static let yaml = Target(name: "yaml") { use(form: $0, named: "form.yaml") }
  /// Forms in JSON.
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
  /// Scripts, line by line.
  private static let commands = Target(name: "commands") { bytes in
    var stage = Stage()
    for line in lines(bytes) { stage.run(line) }
    stage.draw(columns: 80, lines: 24)
  }

  /// A partly typed line, after the lines before it.
  private static let typing = Target(name: "typing") { bytes in
    var stage = Stage()
    let lines = lines(bytes)
    for line in lines.dropLast() { stage.run(line) }
    if let line = lines.last { stage.type(line, history: lines) }
  }

  /// Pictures of any size, whose bytes stand before a script's.
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
  /// The journal's reader: raw lines, and lines with correct checksums.
  private static let journal = Target(name: "journal") { bytes in
    check(Journal(bytes))
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      Array("\(Checksum.digits(of: line)) ".utf8) + line + [UInt8(ascii: "\n")]
    }
    check(Journal(Array(lines.joined())))
  }

  /// What was read is written so that it can be read again.
  private static func check(_ journal: Journal) {
    for line in journal.changes {
      precondition(JournalLine(Array(line.text.utf8.dropLast())) == line, "read otherwise: \(line)")
    }
    _ = journal.answers
  }
}

extension Target {
  /// A console's log: what is read of it moves the phone, whatever avoids the keyboard.
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
