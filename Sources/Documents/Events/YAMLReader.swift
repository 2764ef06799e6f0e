import Geometry
import TerminalText
import CYAML

/// A parser of a form's document in YAML, based on libyaml.
package final class YAMLReader: DocumentReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: DocumentText
  /// The last event that libyaml has returned.
  ///
  /// Its text belongs to libyaml until the next event.
  private var event = yaml_event_t()
  private var depth = 0
  package var keptCount = 0
  package var isOnlyCounting = false

  /// Creates a parser of a YAML document, which retains the text.
  package init(_ text: DocumentText) throws(LocatedFault) {
    self.text = text
    // The struct contains pointers to itself, so it needs a stable address.
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { throw LocatedFault.memory }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.bytes.baseAddress, text.bytes.count)
    guard try nextSubstantial() == YAML_DOCUMENT_START_EVENT else {
      throw LocatedFault(.noForm, at: FormError.Place.start)
    }
  }

  deinit {
    yaml_event_delete(&event)
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  package func next() throws(LocatedFault) -> DocumentEvent {
    try take()
    let mark = DocumentMark(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT: return try scalar(at: mark)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return try open(.list, start.anchor, start.tag, at: mark)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return try open(.mapping, start.anchor, start.tag, at: mark)
    case YAML_ALIAS_EVENT: throw LocatedFault(.unsupported(.alias), at: mark)
    case YAML_SEQUENCE_END_EVENT: return close(.listEnd, at: mark)
    case YAML_MAPPING_END_EVENT: return close(.mappingEnd, at: mark)
    default: return DocumentEvent(.null, at: mark)
    }
  }

  package var size: Int { text.bytes.count }

  package func finish() throws(LocatedFault) {
    if try nextSubstantial() == YAML_DOCUMENT_START_EVENT {
      throw LocatedFault(.unsupported(.secondDocument), at: DocumentMark(event.start_mark))
    }
  }

  package func place(of mark: DocumentMark) -> FormError.Place {
    .position(line: Int(mark.value >> 32), column: Int(mark.value & 0xFFFF_FFFF))
  }

  private func scalar(at mark: DocumentMark) throws(LocatedFault) -> DocumentEvent {
    let scalar = event.data.scalar
    try Self.refuse(anchor: scalar.anchor, tag: scalar.tag, at: mark)
    let bytes = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    return DocumentEvent(
      isPlain ? .plain : .text, at: mark, bytes: bytes, isShown: !isOnlyCounting)
  }

  private func open(
    _ kind: DocumentEvent.Kind, _ anchor: UnsafeMutablePointer<UInt8>?,
    _ tag: UnsafeMutablePointer<UInt8>?, at mark: DocumentMark
  ) throws(LocatedFault) -> DocumentEvent {
    try Self.refuse(anchor: anchor, tag: tag, at: mark)
    depth += 1
    if depth > FormError.greatestDepth { throw LocatedFault(.nestedTooDeep, at: mark) }
    return DocumentEvent(kind, at: mark)
  }

  private func close(_ kind: DocumentEvent.Kind, at mark: DocumentMark) -> DocumentEvent {
    depth -= 1
    return DocumentEvent(kind, at: mark)
  }

  // Aliases could expand a few lines to gigabytes, and tags could give a scalar another type.
  private static func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?,
    at mark: DocumentMark
  ) throws(LocatedFault) {
    if anchor != nil { throw LocatedFault(.unsupported(.anchor), at: mark) }
    if tag != nil { throw LocatedFault(.unsupported(.tag), at: mark) }
  }

  private func nextSubstantial() throws(LocatedFault) -> yaml_event_type_t {
    let idle = [YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT, YAML_NO_EVENT]
    repeat { try take() } while idle.contains(event.type)
    return event.type
  }

  private func take() throws(LocatedFault) {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) == 1 else {
      throw YAMLSyntax(state: parser.pointee, text: text).flaw
    }
  }
}

extension DocumentMark {
  /// Creates a position from libyaml's mark, which counts lines and columns from 0.
  ///
  /// The upper half of the position's bits has the line, and the lower half the column, both from
  /// 1.
  fileprivate init(_ mark: yaml_mark_t) {
    value = UInt64(mark.line + 1) << 32 | UInt64(mark.column + 1)
  }
}
