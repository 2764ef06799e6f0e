import Geometry
import TerminalText

extension FormError.Fault {
  package var message: String {
    guard let nearest = suggestions.first else { return statement + list }
    return "\(statement); did you mean \(nearest.quoted)?"
  }

  package var suggestions: [String] {
    if case .unknownKey(let key, let owner, let known) = self {
      return Self.otherWords[owner]?[key].map { [$0] } ?? Spelling.nearest(to: key, among: known)
    }
    if case .unknownName(_, let known, let given, let kind) = self {
      return kind == .device
        ? ModelName.nearest(to: given, among: known) : Spelling.nearest(to: given, among: known)
    }
    if case .unknownField(let id, _, let known) = self {
      return Spelling.nearest(to: id, among: known)
    }
    if case .wrongSetting(_, _, _, let word, let choices) = self {
      return Spelling.nearest(to: word, among: choices)
    }
    return []
  }

  /// Common wrong names of keys in forms, by owner, with the names to suggest.
  private static let otherWords = [
    "form": ["title": "form"],
    "row": [
      "default": "value", "hint": "placeholder", "id": "field", "name": "field", "title": "label",
      "type": "keyboard",
    ], "showIf": ["is": "equals"],
  ]

  private var statement: String {
    switch self {
    case .further(1): "1 more error is not shown"
    case .further(let count): "\(count) more errors are not shown"
    case .noForm: "the file has no form; a form needs the key \"sections\""
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes; the limit is \(FormError.greatestFileSize) (256 MB)"
    case .notUTF8(let byte): "byte 0x\(String(byte, radix: 16)) is not UTF-8"
    case .encoding(let name): "the file is \(name); save it as UTF-8"
    case .nul: "the file has a NUL byte, so it is not text"
    case .syntax(let problem): Escaping.literal.escaped(problem)
    case .nestedTooDeep:
      "lists and mappings are nested more than \(FormError.greatestDepth) levels deep"
    case .tooMany(let what, let limit): "a form has at most \(limit) \(what)"
    case .unsupported(.secondDocument): "a second document begins here; a file has one form"
    case .unsupported(let feature):
      "a form cannot use a YAML \(feature.rawValue); write the value out"
    case .keyIsNotText: "a key must be text"
    case .unknownKey("rows", "form", _):
      "unknown key \"rows\" in a form; rows belong in a section"
    case .unknownKey(let key, "section", _) where ["field", "text"].contains(key):
      "unknown key \(key.quoted) in a section; it belongs in a row, under \"rows\""
    case .unknownKey(let key, let owner, _): "unknown key \(key.quoted) in a \(owner)"
    case .keyInValue(let key, let owner, let value):
      "unknown key \(key.quoted) in a \(owner); use quotes to make it a part of \(value)"
    case .repeatedKey(let key): "key \(key.quoted) is given twice"
    case .missingKey(let key, let owner): "a \(owner) needs \(key.quoted)"
    case .wrongKind(let name, let expected, let given):
      "\(name) must be \(expected), not \(given)"
    case .keyWithoutSpace(let owner, let given):
      "a \(owner) must be a mapping, not \(given); a space must follow the colon"
    case .tooGreat(let name, let limit, let given):
      "\(name) must be at most \(limit.inDigits), not \(given)"
    case .tooLong(let name, let limit, let count):
      "\(name) must have at most \(limit) characters, not \(count)"
    case .unknownName(let name, let known, let given, _):
      "\(name) must be \(Self.choice(known, isGuessed: !suggestions.isEmpty)), "
        + "not \(given.quoted)"
    case .wrongSetting(let name, let expected, let given, _, _):
      "setting \(name) must be \(expected), not \(given)"
    case .windowOnPhone(let device):
      "an app on \(device) fills the screen; only an iPad has windows"
    case .neverRan(let device, let version, let versions):
      "\(device) never ran iOS \(version); try \(versions.alternatives)"
    case .emptyList(let name): "\(name) must not be empty"
    case .keysExclude(let first, let second, let owner):
      "a \(owner) has either \(first.quoted) or \(second.quoted), not both"
    case .keyNeeds(let key, let other): "\(key.quoted) is for a form with \(other)"
    case .menuWithoutChoice: "a menu needs \"options\", or \"date: true\""
    case .sheetInside: "only the first container, which is the outermost, can be a sheet"
    case .noField: "the form has no field"
    case .rowWithoutContent: "a row needs \"field\" with an id, or \"text\""
    case .rowWithFieldAndText: "a row has either \"field\" or \"text\", not both"
    case .keyOfField("height"):
      "the height of a row of text must be a number above 0; automatic only works for a field"
    case .keyOfField(let key):
      "a row of text has only \"text\" and \"height\", not \(key.quoted)"
    case .keyOfOtherKind(let key, let kind): "\(kind) has no \(key.quoted)"
    case .wrongToggle(let value): "a switch is on or off, not \(value.quoted)"
    case .buttonDecides(let id): "\(id) is a button, so it has no answer that could show a row"
    case .malformedID(let id):
      "a field's id may only contain letters, digits, - and _, not \(id.quoted)"
    case .repeatedID(let id, let first): "the id \(id.quoted) is already used at \(first)"
    case .takenID(let id, let place): "the id \(id.quoted) is already used \(place)"
    case .setElsewhere(let key, let command):
      "\(key) cannot be set as a whole; `\(command)` adds one"
    case .malformedValue(let key, let why): "the value of \(key) is not YAML: \(why)"
    case .unknownField(let id, let key, _):
      "\(key) needs the id of a field, and no field has the id \(id.quoted)"
    case .ownField(let key): "\(key) must be the id of another field"
    case .stillNamed(let id, let key, let owner):
      "\(key) of \(owner) refers to \(id.quoted); change that first"
    case .conditionWithoutTest(let keys): "a showIf needs \(keys.map(\.quoted).alternatives)"
    case .circle(let ids): "the showIf conditions form a circle: \(Self.way(ids))"
    case .malformedPattern(let pattern, let why):
      "pattern \(pattern.quoted) is not a regular expression: \(why)"
    case .unboundedPattern(let pattern, let part):
      "pattern \(pattern.quoted) has \(part), which may take forever to match; write it without "
        + "that"
    case .reversedLimits(let low, let lowValue, let high, let highValue):
      "\(low) \(lowValue.inDigits) is above \(high) \(highValue.inDigits)"
    case .repeatedOption(let option): "option \(option.quoted) is given twice"
    case .valueIsNoOption(let value?): "value \(value.quoted) is not among the options"
    case .valueIsNoOption(nil): "the value is not among the options"
    }
  }

  // A circle may go through a million rows.
  private static let longestWay = 12

  private static func way(_ ids: [String]) -> String {
    let shown = ids.count <= longestWay ? ids : ids.prefix(longestWay - 2) + ["…"] + ids.suffix(1)
    return shown.joined(separator: ", ")
  }

  // A list of all devices would hide the problem.
  private static let longestChoice = 24

  // With a suggestion, a list of more than a few names is only in its way.
  private static let longestChoiceWithGuess = 8

  private static func choice(_ names: [String], isGuessed: Bool) -> String {
    names.count <= (isGuessed ? longestChoiceWithGuess : longestChoice)
      ? names.alternatives : "one of \(names.count) known names"
  }

  /// Advice with the command that lists all known names, if the message gives only their count.
  private var list: String {
    guard case .unknownName(_, let known, _, let kind) = self, known.count > Self.longestChoice
    else { return "" }
    return kind.listCommand.map { "; `formlift -c \($0)` lists them" } ?? ""
  }
}

extension FormError.NameKind {
  /// The name of the command that lists all names of this kind, or nil.
  fileprivate var listCommand: String? {
    switch self {
    case .device: "devices"
    case .strategy: "strategies"
    case .value: nil
    }
  }
}
