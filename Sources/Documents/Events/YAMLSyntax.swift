import Geometry
import TerminalText
import CYAML

/// An error of libyaml about a text, to be converted to a message.
package struct YAMLSyntax {
  package let state: yaml_parser_t
  package let text: DocumentText

  /// The error in the YAML text and its place, in plain words.
  package var flaw: LocatedFault {
    guard let problem = Self.words(state.problem) else { return LocatedFault.memory }
    switch state.error {
    case YAML_READER_ERROR:
      return LocatedFault(.syntax(problem), at: text.position(ofByte: state.problem_offset))
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      return LocatedFault(.syntax(statement(problem)), at: FormError.Place(state.problem_mark))
    default:
      return LocatedFault(.syntax(problem), at: FormError.Place.start)
    }
  }

  // An unclosed quotation mark or bracket is reported at the end of the file, far from its place.
  private func statement(_ problem: String) -> String {
    if problem == "found character that cannot start any token",
      let scalar = text.scalar(at: state.problem_mark.index)
    {
      return scalar == "\t"
        ? Self.tab
        : "\(String(scalar).quoted) cannot begin a value; put the text in quotation marks"
    }
    let (line, column) = (state.problem_mark.line, state.problem_mark.column)
    if Self.entries.contains(problem) {
      return YAMLIndentation(text.bytes, line: line, column: column)?.words
        ?? "this cannot follow the value before it; put the whole value in quotation marks"
    }
    if problem == "found a tab character that violates indentation" { return Self.tab }
    let words = Self.problems[problem] ?? (problem, nil)
    let context = Self.words(state.context).map { Self.contexts[$0] ?? $0 }
    let start = FormError.Place(state.context_mark)
    let origin = start == FormError.Place(state.problem_mark) ? "" : " that begins at \(start)"
    let place = context.map { $0.isEmpty ? "" : " \($0)\(origin)" } ?? ""
    return words.statement + place + (words.advice.map { "; \($0)" } ?? "")
  }

  private static let tab = "a tab is not allowed here; YAML is indented with spaces"

  /// libyaml's messages about a line that belongs to none of the mappings and lists above it.
  private static let entries = [
    "did not find expected key", "did not find expected '-' indicator",
  ]

  /// The plain words for libyaml's messages, most of them with advice.
  private static let problems: [String: (statement: String, advice: String?)] = [
    "mapping values are not allowed in this context": (
      "a key is not allowed here",
      "check the indentation, or put text with a colon in quotation marks"
    ),
    "block sequence entries are not allowed in this context": (
      "a list is not allowed here", "begin it on a line of its own, and check the indentation"
    ),
    "could not find expected ':'": ("a colon must follow the key", nil),
    "did not find expected ',' or ']'": ("a comma or ] must follow the value", nil),
    "did not find expected ',' or '}'": ("a comma or } must follow the value", nil),
    "did not find expected node content": ("a value must begin here", nil),
    "found unexpected end of stream": ("the file ends before the closing quotation mark", nil),
    "found unknown escape character": (
      "this letter cannot follow a backslash", "write \\\\ for a backslash"
    ),
  ]

  /// The plain words for what libyaml was reading when an error occurred.
  ///
  /// The words are empty if they would not help the user.
  private static let contexts = [
    "while parsing a block mapping": "in the mapping",
    "while parsing a flow mapping": "in the mapping",
    "while parsing a block collection": "in the list",
    "while parsing a flow sequence": "in the list",
    "while scanning a simple key": "",
    "while scanning a quoted scalar": "of the text",
    "while parsing a quoted scalar": "in the text",
    "while parsing a block node": "", "while parsing a flow node": "",
    "while parsing a node": "",
  ]

  private static func words(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension FormError.Place {
  fileprivate init(_ mark: yaml_mark_t) {
    self = .position(line: mark.line + 1, column: mark.column + 1)
  }
}
