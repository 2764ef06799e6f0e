import Forms
import Foundation
import SessionState
import Simulation
import TerminalText

extension Grammar<Double> {
  /// Returns a grammar that parses a finite number within a range.
  ///
  /// - Parameters:
  ///   - name: the number's name in the usage line.
  ///   - what: the number's name in errors; nil means `name`.
  ///   - range: the accepted numbers.
  ///   - other: added to the error's text, to say what else the user could type.
  /// - Returns: the grammar.
  package static func number(
    _ name: String, what: String? = nil, in range: ClosedRange<Double> = -1e6...1e6,
    or other: String = ""
  ) -> Grammar {
    var slot = Slot(name)
    slot.accepts = { Double($0) != nil }
    return Grammar(slot, missing: what) { word, arguments throws(CommandError) in
      try arguments.number(word, what ?? name, in: range, or: other)
    }
  }
}

extension Grammar<Int> {
  /// Returns a grammar that parses a whole number within a range, such as a count of events.
  ///
  /// `name` is the number's name in the usage line and in errors.
  package static func count(_ name: String, in range: ClosedRange<Int> = 1...1_000_000) -> Grammar {
    var slot = Slot(name)
    slot.accepts = { Int($0) != nil }
    return Grammar(slot) { word, arguments throws(CommandError) in
      guard let count = Int(word.text), range.contains(count) else {
        let (least, greatest) = (range.lowerBound, range.upperBound)
        throw arguments.wrong(name, word, wants: "a whole number from \(least) to \(greatest)")
      }
      return count
    }
  }
}

extension Grammar<Bool> {
  /// Returns a grammar that parses the word `on` or `off` into a Boolean.
  ///
  /// `what` is the Boolean's name in errors.
  package static func flag(_ what: String) -> Grammar {
    Grammar(Slot(oneOf: ["on", "off"]), missing: "on or off") {
      word, arguments throws(CommandError) in
      switch word.text {
      case "on": return true
      case "off": return false
      default: throw arguments.wrong(what, word, wants: "on or off")
      }
    }
  }

  /// Returns a grammar for an optional flag such as `--force`; its value says if the flag is there.
  ///
  /// Completion offers the flag when the typed word begins with a hyphen.
  package static func option(_ name: String) -> Grammar {
    Grammar<String>.word(.option(name)).ifBegun().map { $0 != nil }
  }
}

extension Grammar<Set<String>> {
  /// Returns a grammar that parses any number of the given flags, such as `--force`, in any order.
  package static func options(_ names: [String]) -> Grammar {
    Grammar<String>.anyOrder(names.map { .word(.option($0)) }).map { Set($0) }
  }
}

extension Grammar<String> {
  /// Returns a grammar that parses one word, described by a slot; its value is the word's text.
  package static func word(_ slot: Slot) -> Grammar { Grammar(slot) { word, _ in word.text } }

  /// Returns a grammar that parses one of the given keywords.
  package static func keyword(_ words: String...) -> Grammar {
    Grammar(Slot(oneOf: words)) { word, arguments throws(CommandError) in
      guard words.contains(word.text) else {
        throw arguments.wrong(words.alternatives, word, among: words)
      }
      return word.text
    }
  }

  /// A grammar that parses a file name.
  ///
  /// A word that begins with a hyphen is not a file name, unless it is quoted.
  package static var file: Grammar {
    var slot = Slot("FILE")
    slot.takesFile = true
    return Grammar(slot) { word, arguments throws(CommandError) in
      guard !word.text.isEmpty else {
        throw arguments.wrong("FILE", word, wants: "the name of a file")
      }
      guard word.isQuoted || word.text == "-" || !word.text.hasPrefix("-") else {
        var error = arguments.wrong(
          "FILE", word, wants: "the name of a file, such as ./\(word.text)")
        error.suggestions = Spelling.nearest(to: word.text, among: arguments.options, limit: 1)
        throw error
      }
      return word.text
    }
  }
}

extension Grammar {
  /// Returns a grammar that parses an option and its value, such as `--as swiftui`.
  package static func option(_ name: String, taking value: Grammar) -> Grammar {
    Grammar<String>.word(.option(name)).then(value).map { $1 }
  }

  /// Returns a grammar that parses one of the raw values of an enumeration.
  ///
  /// - Parameters:
  ///   - what: the word's name in errors.
  ///   - name: the word's name in the usage line; nil lists the raw values there.
  /// - Returns: the grammar.
  package static func choice(_ what: String, named name: String? = nil) -> Grammar
  where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
    let words = Value.allCases.map(\.rawValue)
    return Grammar(name.map { Slot($0, taking: words) } ?? Slot(oneOf: words), missing: what) {
      word, arguments throws(CommandError) in
      guard let choice = Value(rawValue: word.text) else {
        throw arguments.wrong(what, word, among: words)
      }
      return choice
    }
  }

  /// Returns a grammar that parses a keyword, and then the words that this keyword requires.
  ///
  /// - Parameters:
  ///   - what: the keyword's name in errors about a wrong keyword.
  ///   - missing: the keyword's name in errors about a missing one; nil means `what`.
  ///   - choices: the keywords, each with the grammar of the words after it.
  ///   - other: a grammar for lines without a keyword, or nil. The usage line leaves it out.
  /// - Returns: the grammar.
  package static func keywords(
    _ what: String, missing: String? = nil, _ choices: [(word: String, rest: Grammar)],
    other: Grammar? = nil
  ) -> Grammar {
    let words = choices.map(\.word)
    let grammars = choices.map { Grammar<String>.keyword($0.word).then($0.rest).map { $1 } }
    return .alternatives(
      grammars + (other.map { [$0.unlisted()] } ?? []), missing: missing ?? what
    ) { [known = words + (other?.shape.words ?? [])] word, arguments in
      var error = arguments.wrong(what, word, wants: words.alternatives)
      error.suggestions = Spelling.nearest(to: word.text, among: known)
      return error
    }
  }
}

extension Grammar<CGRect> {
  /// A grammar that parses a rectangle from four numbers: X Y WIDTH HEIGHT.
  package static var rect: Grammar {
    let size = 0...1e6
    return Grammar<Double>.number("X").then(.number("Y"))
      .then(Grammar<Double>.number("W", in: size).then(.number("H", in: size)))
      .map { CGRect(x: $0.0, y: $0.1, width: $1.0, height: $1.1) }
  }
}

extension Grammar<CGPoint> {
  /// A grammar that parses a point from two numbers: X Y.
  package static var point: Grammar {
    Grammar<Double>.number("X").then(.number("Y")).map { CGPoint(x: $0, y: $1) }
  }
}

extension Slot {
  /// Returns the description of an option's word in a command line, such as `--force`.
  ///
  /// Completion offers the option when the typed word begins with a hyphen.
  package static func option(_ name: String, _ description: String = "") -> Slot {
    var slot = Slot(oneOf: [name])
    slot.candidates = { context in
      guard context.word.hasPrefix("-"), name.hasPrefix(context.word) else { return [] }
      return [Candidate(name, description)]
    }
    return slot
  }

  /// The description of a command's word that is a field's name, with completion candidates.
  package static var field: Slot {
    var slot = Slot("FIELD")
    slot.namesField = true
    slot.candidates = { context in
      context.state.form.fields(startingWith: context.word, limit: Candidate.limit).compactMap {
        field in
        guard let row = context.state.form.row(ofField: field.id) else { return nil }
        let value =
          field.kind == .button ? "(button)" : context.state.shownValue(ofRow: row).jsonQuoted
        return Candidate(LineSyntax.quoted(field.id), "\(field.name) \(value)")
      }
    }
    return slot
  }

  /// Returns the description of a command's word that is the value of a field.
  ///
  /// `owner` says which field. The hint describes the values that the field accepts.
  package static func value(of owner: Owner) -> Slot {
    var slot = Slot("TEXT")
    slot.owner = owner
    slot.hintText = { context in
      guard let row = context.row(of: owner), let field = context.state.form.field(atRow: row)
      else { return "‹text›" }
      let value = context.state.value(ofRow: row)
      guard !field.isSecure, !value.isEmpty else { return "‹\(field.expectation)›" }
      let start = value.count > 24 ? value.prefix(24) + "…" : value[...]
      return "‹\(field.expectation), now \(String(start).jsonQuoted)›"
    }
    slot.candidates = { context in
      guard context.words.count == (owner == .namedField ? 1 : 0), let row = context.row(of: owner)
      else { return [] }
      let choices = context.state.form.field(atRow: row)?.choices ?? []
      return choices.filter { $0.hasPrefix(context.word) }.map { Candidate(LineSyntax.quoted($0)) }
    }
    return slot
  }
}

extension CompletionContext {
  /// Returns the row of the field whose value is being typed, or nil if there is no such field.
  ///
  /// `owner` says whether this is the active field or the one that the command line names.
  fileprivate func row(of owner: Slot.Owner) -> Int? {
    switch owner {
    case .activeField: return state.activeRow
    case .namedField:
      guard let name = words.first, case .row(let row) = state.form.find(name) else { return nil }
      return row
    }
  }
}
