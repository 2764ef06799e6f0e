import Documents
import FormModel
import Patterns
import CYAML

/// The source ranges of all values in a YAML document, in Unicode scalars.
struct YAMLOutline {
  /// A value of a YAML document and its source range.
  final class Node {
    /// The kind of YAML value, with its children.
    enum Content {
      case scalar
      case list([Node])
      case mapping([(key: String, start: Int, value: Node)])
    }

    let content: Content
    /// Whether the YAML value is in flow style: in brackets, or a scalar that is not in block
    /// style.
    let isFlow: Bool
    /// The source range of the YAML value, in Unicode scalars.
    ///
    /// A value in block style ends with its last part.
    let range: Range<Int>

    init(_ content: Content, isFlow: Bool, range: Range<Int>) {
      self.content = content
      self.isFlow = isFlow
      self.range = range
    }
  }

  /// Returns the root value of a valid YAML document, or nil if memory runs out.
  static func root(of text: [UInt8]) -> Node? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    return text.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      var walk = Walk(parser: parser)
      return walk.root()
    }
  }

  /// A walk through the events of libyaml's parser, which builds the tree of values.
  private struct Walk {
    let parser: UnsafeMutablePointer<yaml_parser_t>

    /// A copy of an event of libyaml's parser, independent of libyaml's buffers.
    private struct Step {
      var type: yaml_event_type_t
      var text: String
      var isFlow: Bool
      var range: Range<Int>
    }

    mutating func root() -> Node? {
      while let step = next() {
        switch step.type {
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
        default: return node(step)
        }
      }
      return nil
    }

    private mutating func next() -> Step? {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { return nil }
      defer { yaml_event_delete(&event) }
      var step = Step(
        type: event.type, text: "", isFlow: false,
        range: Int(event.start_mark.index)..<Int(max(event.end_mark.index, event.start_mark.index)))
      switch event.type {
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        step.text = String(decoding: bytes, as: UTF8.self)
        step.isFlow =
          scalar.style != YAML_LITERAL_SCALAR_STYLE && scalar.style != YAML_FOLDED_SCALAR_STYLE
      case YAML_SEQUENCE_START_EVENT:
        step.isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      case YAML_MAPPING_START_EVENT:
        step.isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      default: break
      }
      return step
    }

    private mutating func node(_ start: Step) -> Node? {
      switch start.type {
      case YAML_SCALAR_EVENT:
        return Node(.scalar, isFlow: start.isFlow, range: start.range)
      case YAML_SEQUENCE_START_EVENT:
        var nodes: [Node] = []
        while let step = next() {
          if step.type == YAML_SEQUENCE_END_EVENT {
            let end = start.isFlow ? step.range.upperBound : nodes.last?.range.upperBound
            return Node(.list(nodes), isFlow: start.isFlow, range: start.range.extended(to: end))
          }
          guard let node = node(step) else { return nil }
          nodes.append(node)
        }
        return nil
      case YAML_MAPPING_START_EVENT:
        var entries: [(key: String, start: Int, value: Node)] = []
        while let key = next() {
          if key.type == YAML_MAPPING_END_EVENT {
            let end = start.isFlow ? key.range.upperBound : entries.last?.value.range.upperBound
            return Node(
              .mapping(entries), isFlow: start.isFlow, range: start.range.extended(to: end))
          }
          guard let step = next(), let value = node(step) else { return nil }
          entries.append((key.text, key.range.lowerBound, value))
        }
        return nil
      default: return nil
      }
    }
  }
}

extension Range<Int> {
  fileprivate func extended(to end: Int?) -> Range<Int> {
    lowerBound..<Swift.max(upperBound, end ?? upperBound)
  }
}
