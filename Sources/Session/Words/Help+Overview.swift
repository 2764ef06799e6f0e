import TerminalText

extension Help {
  private static let columns = 3

  /// Every command with a word or two, by group; it fits a terminal of 80 columns and 24 lines.
  static var overview: [String] {
    let nameWidth = Command.all.map(\.name.count).max() ?? 0
    let rows = Command.Group.allCases.flatMap { group in
      let entries = Command.all.filter { $0.group == group }.map { spec in
        spec.name + String(repeating: " ", count: nameWidth + 1 - spec.name.count) + spec.brief
      }
      return self.rows(of: entries, under: group.heading)
    }
    return aligned(rows) + [
      "help COMMAND tells about one; help keys|form|view|strategies|settings the rest."
    ]
  }

  /// The same as a list, for what is spoken.
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

  /// Breaks a paragraph at blanks into lines of at most 79 characters.
  static func wrapped(_ text: String) -> [String] {
    WrappedLine.parts(of: text, columns: 79)
  }
}
