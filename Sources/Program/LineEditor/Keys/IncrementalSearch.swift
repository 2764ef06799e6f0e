/// A search by `^R`: the newest of the earlier lines in which a text stands that is being typed.
///
/// libedit's own takes the text for a regular expression, and tries it at every place of a line.
struct IncrementalSearch {
  /// What a key comes to.
  enum Step: Equatable {
    case goesOn
    /// Nothing more is found.
    case refused
    /// The search has ended; the key is yet to do what it does in a line.
    case ends
    /// The search is dropped, and the line is what it was.
    case drops
  }

  private let entries: [String]
  private let original: String
  /// What stands between the line found and what is looked for.
  private let separator: String
  private var bytes: [UInt8] = []
  /// The place of what is shown among the entries; behind the last, it is the line itself.
  private var place: Int
  /// Whether what is shown does not have what is looked for, since no line has.
  private var isFailing = false

  /// Begins a search among lines, oldest first, perhaps for what was looked for before.
  init(entries: [String], line: String, pattern: String = "", separator: String = "\n") {
    self.entries = entries
    bytes = Array(pattern.utf8)
    self.separator = separator
    original = line
    place = entries.count
  }

  /// The line found, or the line that the search began with.
  var found: String { place < entries.count ? entries[place] : original }

  /// What is shown: the line found, and what is looked for behind or below it.
  var shown: EditedLine {
    let words = isFailing ? "not found" : "search back"
    return EditedLine(
      "\(found)\(separator)\(words): \(pattern)", cursor: found.unicodeScalars.count)
  }

  /// What is looked for.
  var pattern: String { String(decoding: bytes, as: UTF8.self) }

  /// Does what a key does.
  mutating func take(_ key: UInt8) -> Step {
    switch key {
    case 0x07: return .drops
    case 0x08, 0x7f: return shorten()
    case 0x12: return goBack(from: place)
    case 0x20...:
      guard bytes.count < Self.longestPattern else { return .refused }
      bytes.append(key)
      // The rest of a character is yet to come.
      return String(validating: bytes, as: UTF8.self) == nil ? .goesOn : goBack(from: place + 1)
    default: return .ends
    }
  }

  /// Goes on to the next older line; returns nil when there is none.
  mutating func older() -> String? {
    !bytes.isEmpty && goBack(from: place) == .goesOn ? found : nil
  }

  /// Goes the other way, to the next newer line; returns nil when there is none.
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
