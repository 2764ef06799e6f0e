import TerminalText

/// The completions that are offered for the word before the cursor of an edited line.
package struct CompletionList: Equatable, Sendable {
  /// The index in the line of the completed word's first character, from 0.
  package var wordStart = 0
  package let candidates: [Candidate]
  /// Whether each completion is listed on its own row, so that a screen reader can read the list.
  package var isOnePerRow = false

  package init(wordStart: Int = 0, candidates: [Candidate], isOnePerRow: Bool = false) {
    self.wordStart = wordStart
    self.candidates = candidates
    self.isOnePerRow = isOnePerRow
  }

  /// The longest beginning that all completions share.
  var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }

  /// Returns the text that certainly replaces the typed `word`: the completions' common beginning.
  ///
  /// Nil if that text would not extend the word.
  func sureText(replacing word: String) -> String? {
    if candidates.count == 1, let only = candidates.first {
      return only.text + (only.isFinal ? " " : "")
    }
    let prefix = commonPrefix
    guard prefix.count >= word.count, prefix != word else { return nil }
    let isQuotedAtLast = ["'", "\""].contains(prefix.first) && prefix.first != word.first
    let text = isQuotedAtLast ? prefix.dropFirst() : prefix[...]
    return text.lowercased().hasPrefix(word.lowercased()) ? prefix : nil
  }

  /// A completion in a printed table: its text, and the number of blanks after it.
  package struct Entry: Equatable {
    package var index: Int
    package var text: String
    var blanks: Int
  }

  /// Returns the completions as rows of a table, with as many table columns as fit.
  ///
  /// `columns` is the terminal's width. The table is filled column by column.
  package func rows(columns: Int) -> [String] {
    grid(columns: columns).map { row in
      row.map { $0.text + String(repeating: " ", count: $0.blanks) }.joined()
        .trimmingTrailingBlanks
    }
  }

  /// Returns the completions as rows of table entries, with as many table columns as fit.
  ///
  /// `columns` is the terminal's width. The table is filled column by column.
  func grid(columns: Int) -> [[Entry]] {
    let width = max(8, columns - 1)
    let nameWidth = min(width, candidates.map { TextColumns.of($0.text) }.max() ?? 0)
    let entries = candidates.map { Self.entry($0, nameWidth: nameWidth, width: width) }
    let entryWidth = entries.map(TextColumns.of).max() ?? 0
    let perRow = isOnePerRow ? 1 : max(1, (width + Self.gap) / (entryWidth + Self.gap))
    let rowCount = (entries.count + perRow - 1) / perRow
    return (0..<rowCount).map { row in
      stride(from: row, to: entries.count, by: rowCount)
        .map { index in
          let blanks = entryWidth + Self.gap - TextColumns.of(entries[index])
          let isLast = index + rowCount >= entries.count
          return Entry(index: index, text: entries[index], blanks: isLast ? 0 : blanks)
        }
    }
  }

  private static let gap = 2

  private static func entry(_ candidate: Candidate, nameWidth: Int, width: Int) -> String {
    guard !candidate.description.isEmpty else {
      return ShownText.start(of: candidate.text, columns: width).text
    }
    let line = TextColumns.padded(candidate.text, to: nameWidth + gap) + candidate.description
    return ShownText.start(of: line, columns: width).text
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
