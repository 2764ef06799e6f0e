import TerminalText

extension FormError.Fault {
  var message: String {
    guard let nearest = suggestions.first else { return statement }
    return "\(statement); did you mean \(nearest.quoted)?"
  }

  var suggestions: [String] {
    switch self {
    case .unknownKey(let key, _, let known): Spelling.nearest(to: key, among: known)
    case .unknownName(_, let known, let given): Spelling.nearest(to: given, among: known)
    default: []
    }
  }

  private var statement: String {
    switch self {
    case .noForm, .tooLarge, .notUTF8, .nul, .syntax, .nestedTooDeep, .unsupported:
      documentStatement
    case .keyIsNotText, .unknownKey, .repeatedKey, .missingKey, .wrongKind, .tooGreat, .unknownName:
      keyStatement
    default:
      formStatement
    }
  }

  private var documentStatement: String {
    switch self {
    case .noForm: "the file holds no form; a form has a title, \"form\", and \"sections\""
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes; the limit is \(Form.greatestFileSize) (256 MB)"
    case .notUTF8(let byte): "byte 0x\(String(byte, radix: 16)) is not UTF-8"
    case .nul: "the file has a NUL byte; a form is text"
    case .syntax(let problem): Escaping.literal.escaped(problem)
    case .nestedTooDeep: "lists and mappings nest more than \(Node.greatestDepth) deep"
    case .unsupported(.secondDocument): "a second document begins here; a file holds one form"
    case .unsupported(let feature): "a form's YAML has no \(feature.rawValue); write the value out"
    default: ""
    }
  }

  private var keyStatement: String {
    switch self {
    case .keyIsNotText: "a key must be text"
    case .unknownKey(let key, let owner, _): "unknown key \(key.quoted) in a \(owner)"
    case .repeatedKey(let key): "key \(key.quoted) is here twice"
    case .missingKey(let key, let owner): "a \(owner) needs \(key.quoted)"
    case .wrongKind(let name, let expected, let given): "\(name) must be \(expected), not \(given)"
    case .tooGreat(let name, let limit, let given):
      "\(name) must be at most \(limit.written), not \(given)"
    case .unknownName(let name, let known, let given):
      "\(name) must be \(Self.choice(known)), not \(given.quoted)"
    default: ""
    }
  }

  private var formStatement: String {
    switch self {
    case .emptyList(let name): "\(name) must not be empty"
    case .keysExclude(let first, let second, let owner):
      "a \(owner) has either \(first.quoted) or \(second.quoted), not both"
    case .sheetInside: "only the first container, which is the outermost, can be a sheet"
    case .noField: "the form has no field"
    case .rowWithoutContent: "a row needs \"field\" or \"text\""
    case .rowWithFieldAndText: "a row has either \"field\" or \"text\", not both"
    case .keyOfField(let key): "a row of text has only \"text\" and \"height\", not \(key.quoted)"
    case .malformedID(let id): "a field's id has only letters, digits, - and _, not \(id.quoted)"
    case .repeatedID(let id, let first): "a field with the id \(id.quoted) is already at \(first)"
    case .malformedPattern(let pattern, let why):
      "pattern \(pattern.quoted) is no regular expression: \(why)"
    case .reversedLimits(let low, let lowValue, let high, let highValue):
      "\(low) \(lowValue.written) is above \(high) \(highValue.written)"
    case .repeatedOption(let option): "option \(option.quoted) is here twice"
    case .valueIsNoOption(let value?): "value \(value.quoted) is not among the options"
    case .valueIsNoOption: "the value is not among the options"
    default: ""
    }
  }

  // A list of all devices would bury what is wrong.
  private static let longestChoice = 24

  private static func choice(_ names: [String]) -> String {
    names.count <= longestChoice ? names.alternatives : "one of \(names.count) known names"
  }
}
