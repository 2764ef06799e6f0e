import Documents
import FormModel
import Patterns

/// The meaning of a row's key, with functions to read and write its value.
final class RowEntry: Sendable {
  typealias GivenValue = KeyedValue<RowKey, DocumentEvent>
  typealias Path<Value> = WritableKeyPath<Field, Value> & Sendable

  let rule: KeyRule
  /// Returns the value of the key in a row's definition, or nil if it can be omitted.
  let tree: @Sendable (FormRow) -> DocumentTree?
  private let readRow: (@Sendable (GivenValue, inout RowDraft) throws(LocatedFault) -> Void)?
  private let readField: (@Sendable (GivenValue, inout Field) throws(LocatedFault) -> Void)?

  private init(
    _ meaning: String, _ domain: KeyRule.Domain,
    read: (@Sendable (GivenValue, inout RowDraft) throws(LocatedFault) -> Void)?,
    tree: @escaping @Sendable (FormRow) -> DocumentTree?
  ) {
    rule = KeyRule(meaning, domain)
    (readRow, readField, self.tree) = (read, nil, tree)
  }

  /// Creates the entry of a row's key that describes the row's field.
  ///
  /// `read` reads the key's value, and `tree` writes it.
  private init(
    field meaning: String, _ domain: KeyRule.Domain,
    read: (@Sendable (GivenValue, inout Field) throws(LocatedFault) -> Void)?,
    tree: @escaping @Sendable (Field) -> DocumentTree?
  ) {
    rule = KeyRule(meaning, domain)
    (readRow, readField, self.tree) = (nil, read, { $0.field.flatMap(tree) })
  }

  /// Whether the key's value is a list or a mapping, which the decoder reads itself.
  var isNested: Bool { readRow == nil && readField == nil }

  /// Reads the value of a row's key into a draft of the row.
  func read(_ given: GivenValue, into draft: inout RowDraft) throws(LocatedFault) {
    guard let readField else {
      try readRow?(given, &draft)
      return
    }
    draft.hasDetails = true
    draft.keep(given.value.mark, of: given.key)
    try readField(given, &draft.field)
  }

  /// The entries of all keys of a row, in the order of the keys.
  static let all = RowKey.allCases.map(of)
  static let byKey = Dictionary(uniqueKeysWithValues: zip(RowKey.allCases, all))
}

// One function for each value type of a field's property.
extension RowEntry {
  private static func member<Value>(
    _ path: Path<Value>, _ meaning: String, _ domain: KeyRule.Domain,
    read: @escaping @Sendable (GivenValue) throws(LocatedFault) -> Value,
    tree: @escaping @Sendable (Value) -> DocumentTree?
  ) -> RowEntry {
    RowEntry(field: meaning, domain) { given, field throws(LocatedFault) in
      field[keyPath: path] = try read(given)
    } tree: {
      tree($0[keyPath: path])
    }
  }

  private static func text(
    _ meaning: String, _ path: Path<String?>, usually names: [String] = []
  ) -> RowEntry {
    member(
      path, meaning, names.isEmpty ? .text : .usually(names),
      read: { given throws(LocatedFault) in try given.text() },
      tree: { $0.map { .text($0) } })
  }

  private static func flag(_ meaning: String, _ path: Path<Bool>) -> RowEntry {
    member(
      path, meaning, .flag, read: { given throws(LocatedFault) in try given.bool() },
      tree: { $0 ? .flag(true) : nil })
  }

  private static func length(_ meaning: String, _ path: Path<Double?>) -> RowEntry {
    member(
      path, meaning, .number("a number above 0"),
      read: { given throws(LocatedFault) in try given.length(atMost: FormRow.greatestHeight) },
      tree: { $0.map { .number($0) } })
  }

  private static func name<Name: DocumentName & Equatable & SendableMetatype>(
    _ meaning: String, _ path: Path<Name>, unless usual: @escaping @Sendable (Field) -> Name
  ) -> RowEntry {
    RowEntry(field: meaning, .names(Name.names)) { given, field throws(LocatedFault) in
      field[keyPath: path] = try given.name(of: Name.self)
    } tree: {
      $0[keyPath: path] == usual($0) ? nil : .plain($0[keyPath: path].rawValue)
    }
  }

  /// Creates the entry of a key that sets a rule for the field's text.
  ///
  /// `read` returns nil if the value requires nothing.
  private static func rule(
    _ key: RowKey, _ meaning: String, _ domain: KeyRule.Domain,
    read: @escaping @Sendable (GivenValue) throws(LocatedFault) -> Problem.Rule?
  ) -> RowEntry {
    RowEntry(field: meaning, domain) { given, field throws(LocatedFault) in
      if let rule = try read(given) { field.give(rule) }
    } tree: {
      $0.rule(of: key)?.given?.tree
    }
  }

  private static func count(
    _ key: RowKey, _ meaning: String, _ make: @escaping @Sendable (Int) -> Problem.Rule
  ) -> RowEntry {
    rule(key, meaning, .number("a whole number")) { given throws(LocatedFault) in
      make(try given.count(atLeast: 0, atMost: 1_000_000))
    }
  }

  private static func number(
    _ key: RowKey, _ meaning: String, _ make: @escaping @Sendable (Double) -> Problem.Rule
  ) -> RowEntry {
    rule(key, meaning, .number("a number")) { given throws(LocatedFault) in make(try given.number())
    }
  }

  private static func format(_ format: TextFormat, _ meaning: String) -> RowEntry {
    rule(format.key, meaning, .flag) { given throws(LocatedFault) in
      try given.bool() ? .format(format) : nil
    }
  }
}

extension RowEntry {
  static func of(_ key: RowKey) -> RowEntry {
    switch key {
    case .text: text
    case .height: height
    case .showIf:
      RowEntry(
        "the condition for showing the row: equals, notEquals, in or filled",
        .structure("{field: id, equals: text}"), read: nil
      ) { $0.condition?.tree }
    case .field: id
    case .label: label
    case .kind:
      name("a text field, a switch, a button, or a menu of options", \.kind) { _ in .text }
    case .value:
      RowEntry(field: "the field's first value", .text) { given, field throws(LocatedFault) in
        field.value = try given.text()
      } tree: {
        $0.value == $0.usualValue ? nil : .text($0.value)
      }
    case .placeholder: text("the text in an empty field", \.placeholder)
    case .keyboard: name("the field's keyboard", \.keyboard) { $0.usualKeyboard }
    case .returnKey:
      name(
        "the Return key: next goes to the next field, done resigns", \.returnKey
      ) { _ in .default }
    case .secure: flag("whether the text is hidden by bullets", \.isSecure)
    case .lines: lines
    case .required: flag("whether it must not be empty", \.isRequired)
    case .pattern:
      rule(key, "a regular expression that the whole value matches", .text) {
        given throws(LocatedFault) in
        .pattern(try given.text())
      }
    case .minLength: count(key, "the fewest characters") { .minLength($0) }
    case .maxLength: count(key, "the most characters") { .maxLength($0) }
    case .minimum: number(key, "the least number") { .minimum($0) }
    case .maximum: number(key, "the greatest number") { .maximum($0) }
    case .options:
      RowEntry(
        field: "the choices of a picker or a menu", .structure(KeyRule.list), read: nil
      ) {
        $0.options.map { .list($0.map { .text($0) }) }
      }
    case .contentType:
      text(
        "UIKit's textContentType, for AutoFill", \.contentType, usually: Field.usualContentTypes)
    case .capitalization:
      name("what the keyboard capitalizes", \.capitalization) { _ in .sentences }
    case .accessory: length("the height of a bar above its keyboard", \.accessory)
    case .email: format(.email, "whether it must be an e-mail address")
    case .url: format(.url, "whether it must be a URL")
    case .phone: format(.phone, "whether it must be a telephone number")
    case .number: format(.number, "whether it must be a number")
    case .integer: format(.integer, "whether it must be a whole number")
    case .date: format(.date, "whether it must be a date, which a picker sets")
    case .postalCode: format(.postalCode, "whether it must be a postal code")
    case .equals: text("the id of a field that must have the same value", \.equals)
    case .message: text("the message for a broken rule", \.message)
    }
  }

  private static var text: RowEntry {
    RowEntry("a text instead of a field", .text) { given, draft throws(LocatedFault) in
      draft.text = try draft.keep(given)
    } tree: {
      if case .text(let text) = $0.content { .text(text) } else { nil }
    }
  }

  /// The entry of a row's height: a number, or `automatic` to fit the field.
  private static var height: RowEntry {
    let domain = KeyRule.Domain.number("a number above 0, or automatic")
    return RowEntry("in points, 44 by default; automatic fits the text's lines", domain) {
      given, draft throws(LocatedFault) in
      guard given.value.text == "automatic", draft.owner == .row else {
        draft.height = try given.length(atMost: FormRow.greatestHeight)
        return
      }
      if draft.keyOfField == nil { draft.keyOfField = (.height, given.value.mark) }
      draft.field.fitsRow = true
      draft.hasDetails = true
    } tree: {
      if $0.field?.fitsRow == true { return .plain("automatic") }
      return $0.height == FormRow.defaultHeight ? nil : .number($0.height)
    }
  }

  private static var id: RowEntry {
    RowEntry("the field's id: letters, digits, - and _", .text) {
      given, draft throws(LocatedFault) in
      draft.id = try draft.keep(given)
      draft.idMark = given.value.mark
    } tree: {
      $0.field.map { .text($0.id) }
    }
  }

  private static var label: RowEntry {
    RowEntry("the text before the field", .text) { given, draft throws(LocatedFault) in
      draft.label = try draft.keep(given)
    } tree: {
      $0.field?.label.map { .text($0) }
    }
  }

  private static var lines: RowEntry {
    RowEntry(
      field: "the number of lines; more than one makes a text view", .number("a number, or 1…6")
    ) {
      given, field throws(LocatedFault) in
      (field.lines, field.mostLines) = try lines(given)
    } tree: {
      if let most = $0.mostLines { return .plain("\($0.lines)…\(most)") }
      return $0.lines == 1 ? nil : .number(Double($0.lines))
    }
  }

  /// Reads a text view's number of lines, or a range such as `1…6`.
  ///
  /// Returns the minimum, and the maximum if there is a range.
  private static func lines(_ given: GivenValue) throws(LocatedFault) -> (Int, Int?) {
    guard given.value.number == nil, let text = given.value.text else {
      return (try given.count(atLeast: 1, atMost: 1000), nil)
    }
    let parts = text.replacing("...", with: "…").replacing("..", with: "…").split {
      $0 == "…" || $0 == "-"
    }
    guard parts.count == 2, let least = Int(parts[0]), let most = Int(parts[1]),
      1 <= least, least <= most, most <= 1000
    else { throw given.wrongKind("a whole number of at least 1, or a range such as 1…6") }
    return (least, most)
  }
}

extension RowKey: KeyWithRule {
  var rule: KeyRule { RowEntry.of(self).rule }

  /// Returns the value of this key in a row's definition, or nil if the key can be omitted.
  func tree(of row: FormRow) -> DocumentTree? { RowEntry.byKey[self]?.tree(row) }
}
