/// Finds all ways to match the words of a command line with a shape, for completion and hints.
extension Shape {
  /// Returns the descriptions of the words that can come next in a command line after `words`.
  package func slots(after words: [String]) -> [Slot] { walk(words[...]).slots }

  /// Returns the usage texts of the words that the user still has to type, for a hint.
  ///
  /// Each possible continuation of the command line has its own text.
  package func rests(in context: CompletionContext) -> [String] {
    remainders(context.words[...], in: context).filter { $0.words.isEmpty && !$0.text.isEmpty }
      .map(\.text)
  }

  /// The words of a command line that are left after a part of the grammar has consumed some.
  private typealias RemainingWords = ArraySlice<String>

  /// Matches words of a command line with this shape (a description of words) in every possible
  /// way.
  ///
  /// Returns the descriptions of possible next words, and the remaining words of each full match.
  private func walk(_ words: RemainingWords) -> (slots: [Slot], rests: [RemainingWords]) {
    switch self {
    case .slot(let slot):
      guard let first = words.first else { return ([slot], []) }
      return slot.accepts(first) ? ([], [words.dropFirst()]) : ([], [])
    case .rest(let slot): return ([slot], words.isEmpty ? [] : [[]])
    case .unlisted(let part), .named(_, let part): return part.walk(words)
    case .sequence(let parts): return Self.walk(parts[...], words)
    case .modified(let part, let modifier): return Self.walk([part, modifier], words)
    case .optional(let part, _):
      let (slots, rests) = part.walk(words)
      return (slots, rests + (part.isBegun(by: words) ? [] : [words]))
    case .repeated(let part):
      let (slots, rests) = part.walk(words)
      let again = rests.map { walk($0) }
      let ends = rests.filter { !part.isBegun(by: $0) }
      return (slots + again.flatMap(\.slots), ends + again.flatMap(\.rests))
    case .anyOrder(let parts):
      let (slots, rests) = Self.alternatives(parts, words)
      let again = rests.map { walk($0) }
      return (slots + again.flatMap(\.slots), [words] + again.flatMap(\.rests))
    case .alternatives(let parts): return Self.alternatives(parts, words)
    case .with(let part, let option): return walk(words, through: part, with: option)
    }
  }

  private static func alternatives(
    _ parts: [Shape], _ words: RemainingWords
  ) -> (slots: [Slot], rests: [RemainingWords]) {
    let ways = parts.map { $0.walk(words) }
    return (ways.flatMap(\.slots), ways.flatMap(\.rests))
  }

  /// Whether the first of the remaining words can begin the part that this shape describes.
  private func isBegun(by words: RemainingWords) -> Bool {
    words.first.map(mayBegin(with:)) ?? false
  }

  private static func walk(
    _ parts: ArraySlice<Shape>, _ words: RemainingWords
  ) -> (slots: [Slot], rests: [RemainingWords]) {
    guard let first = parts.first else { return ([], [words]) }
    let (slots, rests) = first.walk(words)
    let ways = rests.map { walk(parts.dropFirst(), $0) }
    return (slots + ways.flatMap(\.slots), ways.flatMap(\.rests))
  }

  private func walk(
    _ words: RemainingWords, through part: Shape, with option: Shape
  ) -> (slots: [Slot], rests: [RemainingWords]) {
    guard let place = words.firstIndex(where: option.mayBegin(with:)) else {
      let (slots, rests) = part.walk(words)
      let isPart = !slots.isEmpty || rests.contains(where: \.isEmpty)
      return (slots + (isPart ? option.walk([]).slots : []), rests)
    }
    let (slots, rests) = option.walk(words[place...])
    let ways = rests.map { walk(words[..<place] + $0) }
    return (slots + ways.flatMap(\.slots), ways.flatMap(\.rests))
  }
}

// MARK: - Hints

extension Shape {
  /// The result of one way to match words with a shape: the remaining words, and the usage text of
  /// missing words.
  private typealias Remainder = (words: RemainingWords, text: String)

  private func remainders(_ words: RemainingWords, in context: CompletionContext) -> [Remainder] {
    switch self {
    case .unlisted where words.isEmpty: return [([], "")]
    case .named(let usage, _) where words.isEmpty: return [([], Slot(usage).hint(context))]
    case .unlisted(let part), .named(_, let part): return part.remainders(words, in: context)
    case .slot(let slot):
      guard let first = words.first else { return [([], slot.hint(context))] }
      return slot.accepts(first) ? [(words.dropFirst(), "")] : []
    case .rest(let slot): return [([], words.isEmpty ? slot.hint(context) : "")]
    case .sequence(let parts): return Self.remainders(parts[...], words, in: context)
    case .modified(let part, let modifier):
      let ways = part.remainders(words, in: context)
      guard words.isEmpty else {
        return ways.flatMap { $0.text.isEmpty ? modifier.remainders($0.words, in: context) : [$0] }
      }
      return ways.flatMap { way in
        modifier.remainders([], in: context).map { ([], "\(way.text), \($0.text)") }
      }
    case .optional(let part, _):
      let ways = part.remainders(words, in: context)
      return words.isEmpty || part.isBegun(by: words) ? ways : ways + [(words, "")]
    case .repeated(let part):
      return part.remainders(words, in: context).flatMap { way in
        // A repeated part may match again.
        guard way.text.isEmpty, !words.isEmpty else { return [way] }
        if way.words.isEmpty { return part.remainders([], in: context) }
        return part.isBegun(by: way.words) ? remainders(way.words, in: context) : [way]
      }
    case .anyOrder(let parts):
      let ways = parts.flatMap { $0.remainders(words, in: context) }
      guard words.isEmpty else {
        return [(words, "")] + ways.flatMap { remainders($0.words, in: context) }
      }
      return [([], ways.map(\.text).joined(separator: " "))]
    case .alternatives(let parts):
      let ways = parts.flatMap { $0.remainders(words, in: context) }
      guard words.isEmpty else { return ways }
      return [([], ways.map(\.text).filter { !$0.isEmpty }.joined(separator: " | "))]
    case .with(let part, let option):
      return remainders(words, in: context, through: part, with: option)
    }
  }

  private static func remainders(
    _ parts: ArraySlice<Shape>, _ words: RemainingWords, in context: CompletionContext
  ) -> [Remainder] {
    guard let first = parts.first else { return [(words, "")] }
    return first.remainders(words, in: context).flatMap { way in
      remainders(parts.dropFirst(), way.words, in: context).map { rest in
        (rest.words, joined(way.text, rest.text))
      }
    }
  }

  private func remainders(
    _ words: RemainingWords, in context: CompletionContext, through part: Shape, with option: Shape
  ) -> [Remainder] {
    guard let place = words.firstIndex(where: option.mayBegin(with:)) else {
      return part.remainders(words, in: context).flatMap { way in
        guard way.words.isEmpty else { return [way] }
        return option.remainders([], in: context).map { ([], Self.joined(way.text, $0.text)) }
      }
    }
    return option.remainders(words[place...], in: context).flatMap { way in
      let left = words[..<place] + way.words
      let others = left.contains(where: option.mayBegin(with:)) ? self : part
      return others.remainders(left, in: context).map { ($0.words, Self.joined(way.text, $0.text)) }
    }
  }

  private static func joined(_ one: String, _ other: String) -> String {
    [one, other].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
