/// How a command's words stand together: what usage, hints and completion are made from.
indirect enum Shape: Sendable {
  /// One word, or the rest of the line.
  case slot(Slot)
  /// A word that usage leaves to the details.
  case unlisted(Slot)
  case sequence([Shape])
  /// What may be left out; usage shows brackets unless it is left out only exceptionally.
  case optional(Shape, hasBrackets: Bool)
  case repeated(Shape)
  case alternatives([Shape])
  /// What may stand behind any of the alternatives before it.
  case modified(Shape, by: Shape)

  /// The words as help shows them.
  var usage: String {
    switch self {
    case .slot(let slot): slot.usage
    case .unlisted: ""
    case .sequence(let parts): parts.map(\.usage).filter { !$0.isEmpty }.joined(separator: " ")
    case .optional(let part, hasBrackets: true): "[\(part.usage)]"
    case .optional(let part, hasBrackets: false): part.usage
    case .repeated(let part): part.usage + "…"
    case .alternatives(let parts):
      parts.map(\.usage).filter { !$0.isEmpty }.joined(separator: " | ")
    case .modified(let part, let modifier): "\(part.usage), \(modifier.usage)"
    }
  }

  /// The field to which the words give a value, where they do.
  var valueOwner: Slot.Owner? {
    switch self {
    case .slot(let slot), .unlisted(let slot): slot.owner
    case .optional(let part, _), .repeated(let part): part.valueOwner
    case .sequence(let parts), .alternatives(let parts):
      parts.lazy.compactMap(\.valueOwner).first
    case .modified(let part, let modifier): part.valueOwner ?? modifier.valueOwner
    }
  }

  /// Returns what the word behind these words may be.
  func slots(after words: [String]) -> [Slot] { walk(words[...]).slots }

  /// Returns what is still to come behind the words in a place, each way to go on apart.
  func rests(at cursor: Cursor) -> [String] {
    remainders(cursor.words[...], at: cursor).filter { $0.words.isEmpty && !$0.text.isEmpty }
      .map(\.text)
  }
}

extension Shape {
  /// What is left of a line's words behind a part of a shape.
  private typealias Rest = ArraySlice<String>

  /// Goes through words: which slots could take one more, and what is left behind each way through.
  private func walk(_ words: Rest) -> (slots: [Slot], rests: [Rest]) {
    switch self {
    case .slot(let slot), .unlisted(let slot):
      guard let first = words.first else { return ([slot], []) }
      if slot.takesRest { return ([slot], [[] as Rest]) }
      return slot.accepts(first) ? ([], [words.dropFirst()]) : ([], [])
    case .sequence(let parts): return Self.walk(parts[...], words)
    case .modified(let part, let modifier): return Self.walk([part, modifier], words)
    case .optional(let part, _):
      let (slots, rests) = part.walk(words)
      return (slots, rests + [words])
    case .repeated(let part):
      let (slots, rests) = part.walk(words)
      let again = rests.map { walk($0) }
      return (slots + again.flatMap(\.slots), rests + again.flatMap(\.rests))
    case .alternatives(let parts):
      let ways = parts.map { $0.walk(words) }
      return (ways.flatMap(\.slots), ways.flatMap(\.rests))
    }
  }

  private static func walk(
    _ parts: ArraySlice<Shape>, _ words: Rest
  ) -> (slots: [Slot], rests: [Rest]) {
    guard let first = parts.first else { return ([], [words]) }
    let (slots, rests) = first.walk(words)
    let ways = rests.map { walk(parts.dropFirst(), $0) }
    return (slots + ways.flatMap(\.slots), ways.flatMap(\.rests))
  }

  /// A way through words: those that are left, or else the text of what is still to come.
  private typealias Remainder = (words: Rest, text: String)

  private func remainders(_ words: Rest, at cursor: Cursor) -> [Remainder] {
    switch self {
    case .unlisted where words.isEmpty: return []
    case .slot(let slot), .unlisted(let slot):
      guard let first = words.first else { return [([], slot.hint(cursor))] }
      if slot.takesRest { return [([], "")] }
      return slot.accepts(first) ? [(words.dropFirst(), "")] : []
    case .sequence(let parts): return Self.remainders(parts[...], words, at: cursor)
    case .modified(let part, let modifier):
      let ways = part.remainders(words, at: cursor)
      guard words.isEmpty else {
        return ways.flatMap { $0.text.isEmpty ? modifier.remainders($0.words, at: cursor) : [$0] }
      }
      return ways.flatMap { way in
        modifier.remainders([], at: cursor).map { ([], "\(way.text), \($0.text)") }
      }
    case .optional(let part, _):
      let ways = part.remainders(words, at: cursor)
      return words.isEmpty ? ways : ways + [(words, "")]
    case .repeated(let part):
      let ways = part.remainders(words, at: cursor)
      return ways + ways.filter { !$0.words.isEmpty }.flatMap { remainders($0.words, at: cursor) }
    case .alternatives(let parts):
      let ways = parts.flatMap { $0.remainders(words, at: cursor) }
      return words.isEmpty ? [([] as Rest, ways.map(\.text).joined(separator: " | "))] : ways
    }
  }

  private static func remainders(
    _ parts: ArraySlice<Shape>, _ words: Rest, at cursor: Cursor
  ) -> [Remainder] {
    guard let first = parts.first else { return [(words, "")] }
    return first.remainders(words, at: cursor).flatMap { way in
      remainders(parts.dropFirst(), way.words, at: cursor).map { rest in
        (rest.words, [way.text, rest.text].filter { !$0.isEmpty }.joined(separator: " "))
      }
    }
  }
}
