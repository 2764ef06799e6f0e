import Forms

/// A place for a row or a section, by the name of another one.
enum PlaceName: Equatable, Sendable {
  case before(String)
  case after(String)
  /// The end of a section; of rows alone.
  case inside(String)
  case end

  /// The words that lead to a place.
  static let words = ["before", "after", "in"]

  /// Creates a place by its word.
  init?(_ word: String, _ name: String) {
    switch word {
    case "before": self = .before(name)
    case "after": self = .after(name)
    case "in": self = .inside(name)
    default: return nil
    }
  }
}

extension State {
  /// Returns the place of a row.
  func place(ofRow place: PlaceName) throws(CommandError) -> EditPlace {
    switch place {
    case .before(let name): .before(try form.anyRow(named: name, takesBar: false))
    case .after(let name): .after(try form.anyRow(named: name, takesBar: false))
    case .inside(let name): .inside(try form.section(named: name))
    case .end: .end
    }
  }

  /// Returns the place of a section.
  func place(ofSection place: PlaceName) throws(CommandError) -> EditPlace {
    switch place {
    case .before(let name): .before(try form.section(named: name))
    case .after(let name): .after(try form.section(named: name))
    case .inside, .end: .end
    }
  }
}

extension Grammar<PlaceName> {
  /// `before` or `after` the name of another one, or for rows `in` a section.
  static func place(_ slot: Slot, takesSection: Bool) -> Grammar {
    let beside = Grammar<String>.keyword("before", "after").then(.word(slot))
    let inside = Grammar<String>.keyword("in").then(.word(.section))
    let words = takesSection ? PlaceName.words : PlaceName.words.filter { $0 != "in" }
    return Grammar<(String, String)>.alternatives(
      takesSection ? [beside, inside] : [beside], missing: words.alternatives
    ) { word, arguments in arguments.wrong("the place", word, among: words) }
    .map { PlaceName($0, $1) ?? .end }
  }

  /// The same, which may be left out for the end.
  static func optionalPlace(_ slot: Slot, takesSection: Bool) -> Grammar {
    place(slot, takesSection: takesSection).ifBegun().map { $0 ?? .end }
  }
}

extension Slot {
  /// The name of a section.
  static var section: Slot {
    var slot = Slot("SECTION")
    slot.candidates = { context in
      context.state.form.sections.enumerated().compactMap { index, section in
        let header = section.header ?? ""
        let text = header.isEmpty ? "\(index + 1)" : LineSyntax.quoted(header)
        guard text.lowercased().hasPrefix(context.word.lowercased()) else { return nil }
        return Candidate(text, "section \(index + 1)")
      }
    }
    return slot
  }
}
