/// An incremental search with `^R`: finds the newest earlier line that contains the typed text.
///
/// libedit's own search treats the text as a regular expression and tries it at every position.
struct IncrementalSearch {
  /// The result of a key during a search of the history with `^R`.
  enum Step: Equatable {
    case goesOn
    /// No other line of the history contains the search text.
    case refused
    /// The key ends the search, and then has its normal effect on the line.
    case ends
    /// The key cancels the search, and the line is again as it was before the search.
    case drops
  }

  private let entries: [String]
  private let original: String
  /// The text on the screen between the found line and the search text.
  private let separator: String
  private var bytes: [UInt8] = []
  /// The index of the found line in the history, from 0 for the oldest.
  ///
  /// If the index is after the last line, no line was found yet and the original line is shown.
  private var place: Int
  /// Whether the display says `not found`, because no line contains the search text.
  private var isFailing = false

  /// Starts a search of the history; `pattern` is the text of an earlier search, or empty.
  ///
  /// `entries` are the history's lines, oldest first.
  init(entries: [String], line: String, pattern: String = "", separator: String = "\n") {
    self.entries = entries
    bytes = Array(pattern.utf8)
    self.separator = separator
    original = line
    place = entries.count
  }

  /// The line that the search has found, or else the edited line before the search.
  var found: String { place < entries.count ? entries[place] : original }

  /// The text to show during the search: the found line and the search text.
  var shown: EditedLine {
    let words = isFailing ? "not found" : "search back"
    return EditedLine(
      "\(found)\(separator)\(words): \(pattern)", cursor: found.unicodeScalars.count)
  }

  /// The text that the user is searching for.
  var pattern: String { String(decoding: bytes, as: UTF8.self) }

  /// Handles a key, given as a byte, that is pressed during the search.
  mutating func take(_ key: UInt8) -> Step {
    switch key {
    case 0x07: return .drops
    case 0x08, 0x7f: return shorten()
    case 0x12: return goBack(from: place)
    case 0x20...:
      guard bytes.count < Self.longestPattern else { return .refused }
      bytes.append(key)
      // An incomplete UTF-8 sequence waits for its other bytes.
      return String(validating: bytes, as: UTF8.self) == nil ? .goesOn : goBack(from: place + 1)
    default: return .ends
    }
  }

  /// Finds the next older line of the history that contains the search text, or returns nil.
  mutating func older() -> String? {
    !bytes.isEmpty && goBack(from: place) == .goesOn ? found : nil
  }

  /// Finds the next newer line of the history that contains the search text, or returns nil.
  mutating func newer() -> String? {
    let pattern = pattern
    let newer = entries[min(place + 1, entries.count)...]
    guard !pattern.isEmpty, let index = newer.firstIndex(where: { $0.contains(pattern) }) else {
      return nil
    }
    place = index
    return found
  }

  private static let longestPattern = 256

  private mutating func shorten() -> Step {
    guard !bytes.isEmpty else { return .refused }
    bytes = Array(pattern.dropLast().utf8)
    place = entries.count
    return goBack(from: place)
  }

  private mutating func goBack(from end: Int) -> Step {
    let pattern = pattern
    guard !pattern.isEmpty else {
      isFailing = false
      return .goesOn
    }
    let older = entries[..<min(end, entries.count)]
    guard let index = older.lastIndex(where: { $0.contains(pattern) }) else {
      isFailing = place == entries.count || !found.contains(pattern)
      return .refused
    }
    isFailing = false
    place = index
    return .goesOn
  }
}
