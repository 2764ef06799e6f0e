import Forms
import Foundation
import Simulation

extension Grammar<Double> {
  /// A number that is neither huge nor not a number.
  ///
  /// - Parameters:
  ///   - name: the name in usage.
  ///   - what: the name in errors, where it is another.
  ///   - range: what is taken.
  ///   - other: what else would do, for errors.
  /// - Returns: the grammar.
  static func number(
    _ name: String, what: String? = nil, in range: ClosedRange<Double> = -1e6...1e6,
    or other: String = ""
  ) -> Grammar {
    var slot = Slot(name)
    slot.accepts = { Double($0) != nil }
    return Grammar(slot) { arguments throws(CommandError) in
      try arguments.number(what ?? name, in: range, or: other)
    }
  }
}

extension Grammar<Int> {
  /// A whole number, of as many as one counts.
  static func count(_ name: String, in range: ClosedRange<Int> = 1...1_000_000) -> Grammar {
    Grammar(Slot(name)) { arguments throws(CommandError) in
      try arguments.count(name, in: range)
    }
  }
}

extension Grammar<Bool> {
  /// `on` or `off`.
  static func flag(_ what: String) -> Grammar {
    Grammar(Slot(oneOf: ["on", "off"])) { arguments throws(CommandError) in
      try arguments.flag(what)
    }
  }

  /// A word such as `--force` that may be left out; it is offered once a hyphen is typed.
  static func option(_ name: String) -> Grammar {
    var slot = Slot(name)
    slot.accepts = { $0 == name }
    slot.candidates = { cursor in
      cursor.word.hasPrefix("-") && name.hasPrefix(cursor.word) ? [Candidate(name)] : []
    }
    return Grammar(.optional(.slot(slot), hasBrackets: true)) { arguments throws(CommandError) in
      arguments.takes(name)
    }
  }
}

extension Grammar<Set<String>> {
  /// Words such as `--force` that may be left out, in any order.
  static func options(_ names: [String]) -> Grammar {
    let parts = names.map(Grammar<Bool>.option)
    return Grammar(.sequence(parts.map(\.shape))) { arguments throws(CommandError) in
      var given: Set<String> = []
      while let name = names.first(where: { arguments.takes($0) }) { given.insert(name) }
      return given
    }
  }
}

extension Grammar<String> {
  /// One word.
  static func word(_ slot: Slot, what: String? = nil) -> Grammar {
    Grammar(slot) { arguments throws(CommandError) in
      try arguments.required(what ?? slot.usage).text
    }
  }

  /// The rest of the line as one text, with one blank between its words.
  static func text(_ slot: Slot) -> Grammar {
    var slot = slot
    slot.takesRest = true
    return Grammar(slot) { [name = slot.usage] arguments throws(CommandError) in
      try arguments.text(name)
    }
  }

  /// The name of a file.
  static var file: Grammar {
    var slot = Slot("FILE")
    slot.takesFile = true
    return Grammar(slot) { arguments throws(CommandError) in try arguments.file() }
  }
}

extension Grammar {
  /// One of the words of a type.
  ///
  /// - Parameters:
  ///   - what: what it is, for errors.
  ///   - name: how usage calls it; by the words themselves unless it is given.
  /// - Returns: the grammar.
  static func choice(_ what: String, named name: String? = nil) -> Grammar
  where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
    let words = Value.allCases.map(\.rawValue)
    return Grammar(name.map { Slot($0, taking: words) } ?? Slot(oneOf: words)) {
      arguments throws(CommandError) in try arguments.choice(what)
    }
  }
}

extension Grammar<CGRect> {
  /// A rectangle: X Y W H.
  static var rect: Grammar {
    let size = 0...1e6
    return Grammar<Double>.number("X").then(.number("Y"))
      .then(Grammar<Double>.number("W", in: size).then(.number("H", in: size)))
      .map { CGRect(x: $0.0, y: $0.1, width: $1.0, height: $1.1) }
  }
}

extension Grammar<CGPoint> {
  /// A point: X Y.
  static var point: Grammar {
    Grammar<Double>.number("X").then(.number("Y")).map { CGPoint(x: $0, y: $1) }
  }
}

extension Slot {
  /// The name of a field.
  static var field: Slot {
    var slot = Slot("FIELD")
    slot.namesField = true
    slot.candidates = { cursor in
      cursor.state.form.fields(startingWith: cursor.word, limit: Candidate.limit).compactMap {
        field in
        guard let row = cursor.state.form.row(ofField: field.id) else { return nil }
        let value =
          field.kind == .button ? "(button)" : cursor.state.shownValue(ofRow: row).jsonQuoted
        return Candidate(LineSyntax.quoted(field.id), "\(field.name) \(value)")
      }
    }
    return slot
  }

  /// A value for a field, which a hint calls by what the field takes.
  static func value(of owner: Owner) -> Slot {
    var slot = Slot("TEXT")
    slot.owner = owner
    slot.hintText = { cursor in
      guard let row = cursor.row(of: owner), let field = cursor.state.form.field(atRow: row) else {
        return "‹text›"
      }
      let value = cursor.state.value(ofRow: row)
      guard !field.isSecure, !value.isEmpty else { return "‹\(field.expectation)›" }
      let start = value.count > 24 ? value.prefix(24) + "…" : value[...]
      return "‹\(field.expectation), now \(String(start).jsonQuoted)›"
    }
    slot.candidates = { cursor in
      guard cursor.words.count == (owner == .namedField ? 1 : 0), let row = cursor.row(of: owner)
      else { return [] }
      let choices = cursor.state.form.field(atRow: row)?.choices ?? []
      return choices.filter { $0.hasPrefix(cursor.word) }.map { Candidate(LineSyntax.quoted($0)) }
    }
    return slot
  }
}

extension Cursor {
  /// Returns the row of the field to which the line gives a value, where there is one.
  fileprivate func row(of owner: Slot.Owner) -> Int? {
    switch owner {
    case .activeField: return state.activeRow
    case .namedField:
      guard let name = words.first, case .row(let row) = state.form.find(name) else { return nil }
      return row
    }
  }
}
