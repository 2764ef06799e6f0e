import TerminalText

extension Help {
  private static let columns = 3
  /// The width of the name column.
  ///
  /// A longer name takes space from its description.
  private static let nameWidth = 10

  /// Commands that share an entry, so that all fit on one screen.
  private static let pairs = [
    "device": (other: "devices", brief: "phones"), "present": (other: "close", brief: "screen"),
    "push": (other: "pop", brief: "screen"),
  ]

  /// Every command with a word or two, by group.
  ///
  /// The overview fits a terminal of 80 columns and 24 lines.
  static var overview: [String] {
    let second = pairs.values.map(\.other)
    let rows = Command.Group.allCases.flatMap { group in
      let entries = Command.all.filter { $0.group == group && !second.contains($0.name) }
      return self.rows(of: entries.map(entry), under: group.heading)
    }
    return aligned(rows) + [
      "help COMMAND tells about one; help keys|form|view|strategies|settings the rest."
    ]
  }

  private static func entry(_ command: Command) -> String {
    let pair = pairs[command.name]
    let name = pair.map { "\(command.name) \($0.other)" } ?? command.name
    let space = String(repeating: " ", count: max(nameWidth - name.count, 0) + 1)
    return name + space + (pair?.brief ?? command.brief)
  }

  /// The overview as a list, for speech and narrow terminals.
  static var list: [String] {
    Command.Group.allCases.flatMap { group in
      ["\(group.rawValue):"]
        + Command.all.filter { $0.group == group }.map { "\($0.name): \($0.summary)" }
    } + ["Also help keys, help form, help view, help strategies, help settings."]
  }

  private static func rows(of entries: [String], under heading: String) -> [[String]] {
    stride(from: 0, to: entries.count, by: columns).map { start in
      [start == 0 ? heading : ""] + entries[start..<min(start + columns, entries.count)]
    }
  }

  /// Wraps a paragraph to lines of at most 79 characters.
  static func wrapped(_ text: String) -> [String] {
    WrappedLine.parts(of: text, columns: 79)
  }
}
