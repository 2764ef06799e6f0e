import Geometry
import TerminalText
import CYAML

/// Converts libyaml's error about a text to a message.
package struct YAMLSyntax {
  package let state: yaml_parser_t
  package let text: DocumentText

  /// The error and its place.
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
        ? "a tab is not allowed here; YAML is indented with blanks"
        : "\(String(scalar).quoted) cannot begin a value; put the text in quotation marks"
    }
    guard let context = Self.words(state.context) else { return problem }
    let start = FormError.Place(state.context_mark)
    let origin = start == FormError.Place(state.problem_mark) ? "" : " that begins at \(start)"
    return "\(problem) \(context)\(origin)"
  }

  private static func words(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension FormError.Place {
  fileprivate init(_ mark: yaml_mark_t) {
    self = .position(line: mark.line + 1, column: mark.column + 1)
  }
}
