import CYAML

/// The owner of a libyaml parser.
///
/// The bytes must live as long as the parser does.
final class YAMLParser {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: DocumentText

  /// Makes a parser; fails when there is no memory for it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, of text: DocumentText) {
    self.text = text
    // The struct points to itself, so it needs an address of its own.
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event.
  func next() throws(Flaw) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return try YAMLEvent(event)
  }

  private var failure: Flaw {
    let state = parser.pointee
    let problem = Self.words(state.problem) ?? "there is no memory to read the file"
    switch state.error {
    case YAML_READER_ERROR:
      return Flaw(.syntax(problem), at: text.position(ofByte: state.problem_offset))
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      return Flaw(.syntax(syntaxProblem(problem, state)), at: FormError.Place(state.problem_mark))
    default:
      return Flaw(.syntax(problem), at: .file)
    }
  }

  // An open quotation mark or bracket is found at the file's end, far from where it stands.
  private func syntaxProblem(_ problem: String, _ state: yaml_parser_t) -> String {
    if problem == "found character that cannot start any token",
      let scalar = text.scalar(at: state.problem_mark.index)
    {
      return scalar == "\t"
        ? "a tab cannot stand here; YAML is indented with blanks"
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
  init(_ mark: yaml_mark_t) {
    self = .position(line: mark.line + 1, column: mark.column + 1)
  }
}
