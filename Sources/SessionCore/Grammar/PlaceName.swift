import Forms
import SessionState
import TerminalText

/// The position where an edit command puts a row or a section, such as `before zip`.
package enum PlaceName: Equatable, Sendable {
  case before(String)
  case after(String)
  /// The position at the end of the named section; only a row can be put there.
  case inside(String)
  case end

  /// The possible first words of a position, such as `before zip`.
  package static let words = ["before", "after", "in"]

  /// Creates a position from its first word, such as `before`, and the name of a row or section.
  ///
  /// Returns nil for an unknown word.
  package init?(_ word: String, _ name: String) {
    switch word {
    case "before": self = .before(name)
    case "after": self = .after(name)
    case "in": self = .inside(name)
    default: return nil
    }
  }

  /// The words of the position in a command line, such as `before zip`; empty for the form's end.
  package var words: [String] {
    switch self {
    case .before(let name): ["before", LineSyntax.quoted(name)]
    case .after(let name): ["after", LineSyntax.quoted(name)]
    case .inside(let name): ["in", LineSyntax.quoted(name)]
    case .end: []
    }
  }
}

extension Grammar<PlaceName> {
  /// The grammar of a position such as `before zip`: `before` or `after`, and a row or section.
  ///
  /// `slot` describes the name. If `takesSection` is true, `in` and a section are accepted, too.
  package static func place(_ slot: Slot, takesSection: Bool) -> Grammar {
    let beside = Grammar<String>.keyword("before", "after").then(.word(slot))
    let inside = Grammar<String>.keyword("in").then(.word(.section))
    let words = takesSection ? PlaceName.words : PlaceName.words.filter { $0 != "in" }
    return Grammar<(String, String)>.alternatives(
      takesSection ? [beside, inside] : [beside], missing: words.alternatives
    ) { word, arguments in arguments.wrong("the place", word, among: words) }
    .map { PlaceName($0, $1) ?? .end }
  }

  /// The grammar of an optional position, such as `before zip`, for a row or a section.
  ///
  /// Without a position, the value means the end of the form. The parameters are those of `place`.
  package static func optionalPlace(_ slot: Slot, takesSection: Bool) -> Grammar {
    place(slot, takesSection: takesSection).ifBegun().map { $0 ?? .end }
  }
}

extension Slot {
  /// The description of a command's word that is a section's name, with completion candidates.
  package static var section: Slot {
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
