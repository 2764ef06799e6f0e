/// A description of the words in a command line, such as a sequence of words with an optional part.
///
/// Usage, hints and completion are generated from the shape.
package indirect enum Shape: Sendable {
  /// One word of a command line, described by a slot.
  case slot(Slot)
  /// The rest of a command line as one text, described by a slot.
  case rest(Slot)
  /// A part of a command line that the usage line leaves out.
  case unlisted(Shape)
  /// A part of a command line that usage and hints show under another name.
  case named(String, Shape)
  case sequence([Shape])
  /// An optional part of a command line.
  ///
  /// Usage shows brackets if `hasBrackets` is true.
  case optional(Shape, hasBrackets: Bool)
  case repeated(Shape)
  /// Parts of a command line that may be missing and may come in any order.
  case anyOrder([Shape])
  case alternatives([Shape])
  /// A part of a command line, usually alternatives, followed by a modifier that fits each of them.
  case modified(Shape, by: Shape)
  /// A part of a command line with an option that may appear anywhere among the part's words.
  case with(Shape, option: Shape)

  /// The usage text of a command's words, as help shows it.
  package var usage: String {
    switch self {
    case .slot(let slot), .rest(let slot): slot.usage
    case .unlisted: ""
    case .named(let usage, _): usage
    case .sequence(let parts): parts.map(\.usage).filter { !$0.isEmpty }.joined(separator: " ")
    case .optional(let part, hasBrackets: true): "[\(part.usage)]"
    case .optional(let part, hasBrackets: false): part.usage
    case .repeated(let part): part.usage + "…"
    case .anyOrder(let parts): parts.map { "[\($0.usage)]" }.joined(separator: " ")
    case .alternatives(let parts):
      parts.map(\.usage).filter { !$0.isEmpty }.joined(separator: " | ")
    case .modified(let part, let modifier): "\(part.usage), \(modifier.usage)"
    case .with(let part, let option): "\(part.usage) [\(option.usage)]"
    }
  }

  /// The field whose value is one of the described words: the active or a named field; or nil.
  package var valueOwner: Slot.Owner? {
    var owner: Slot.Owner?
    visit { owner = owner ?? $0.owner }
    return owner
  }

  /// Whether the words that this shape describes include keys with values, such as `label=Name`.
  package var hasKeys: Bool {
    var hasKeys = false
    visit { hasKeys = hasKeys || $0.isKey }
    return hasKeys
  }

  /// The descriptions of the words that the usage line shows by a name, such as `FIELD`.
  package var namedSlots: [Slot] {
    var slots: [Slot] = []
    visit(includingUnlisted: false) { if $0.hasName { slots.append($0) } }
    return slots
  }

  /// The words that the usage line lists for this shape, because only they are accepted.
  package var words: [String] {
    var words: [String] = []
    visit { words += $0.words }
    return words
  }

  /// The options that a command line of this shape may have, such as `--force`.
  package var options: [String] { words.filter { $0.hasPrefix("--") } }

  private func visit(includingUnlisted: Bool = true, _ body: (Slot) -> Void) {
    switch self {
    case .slot(let slot), .rest(let slot): body(slot)
    case .unlisted(let part):
      if includingUnlisted { part.visit(body) }
    case .named(_, let part), .optional(let part, _), .repeated(let part):
      part.visit(includingUnlisted: includingUnlisted, body)
    case .sequence(let parts), .anyOrder(let parts), .alternatives(let parts):
      for part in parts { part.visit(includingUnlisted: includingUnlisted, body) }
    case .modified(let part, let other), .with(let part, let other):
      part.visit(includingUnlisted: includingUnlisted, body)
      other.visit(includingUnlisted: includingUnlisted, body)
    }
  }
}

// MARK: - Parsing

extension Shape {
  /// Returns whether a word can be the first of the words that this shape describes.
  package func mayBegin(with word: String) -> Bool {
    switch self {
    case .slot(let slot), .rest(let slot): return slot.accepts(word)
    case .unlisted(let part), .named(_, let part), .optional(let part, _), .repeated(let part):
      return part.mayBegin(with: word)
    case .sequence(let parts):
      for part in parts {
        if part.mayBegin(with: word) { return true }
        if !part.mayBeEmpty { return false }
      }
      return false
    case .anyOrder(let parts), .alternatives(let parts):
      return parts.contains { $0.mayBegin(with: word) }
    case .modified(let part, let other):
      return part.mayBegin(with: word) || part.mayBeEmpty && other.mayBegin(with: word)
    case .with(let part, let option):
      return part.mayBegin(with: word) || option.mayBegin(with: word)
    }
  }

  /// Whether a command line can match this shape with no words at all.
  package var mayBeEmpty: Bool { count.lowerBound == 0 }

  /// Whether the shape can match different numbers of words, for example with an optional part.
  ///
  /// If so, the next word may decide where the part of the command line ends.
  package var isOpen: Bool { count.lowerBound < count.upperBound }

  /// A number of words that means "any number"; it is small enough that sums don't overflow.
  private static let many = Int.max >> 16

  /// The least and the greatest number of words in a command line that match the shape.
  package var count: ClosedRange<Int> {
    switch self {
    case .slot: return 1...1
    case .rest: return 1...Self.many
    case .unlisted(let part), .named(_, let part): return part.count
    case .sequence(let parts): return parts.reduce(0...0) { $0.adding($1.count) }
    case .optional(let part, _): return 0...part.count.upperBound
    case .repeated(let part): return part.count.lowerBound...Self.many
    case .anyOrder: return 0...Self.many
    case .alternatives(let parts):
      let least = parts.map(\.count.lowerBound).min() ?? 0
      return least...max(least, parts.map(\.count.upperBound).max() ?? 0)
    case .modified(let part, let other): return part.count.adding(other.count)
    case .with(let part, _): return part.count.lowerBound...Self.many
    }
  }
}

extension ClosedRange<Int> {
  /// Returns the range between the sums of the lower and of the upper bounds of two ranges.
  fileprivate func adding(_ other: ClosedRange) -> ClosedRange {
    lowerBound + other.lowerBound...upperBound + other.upperBound
  }
}
