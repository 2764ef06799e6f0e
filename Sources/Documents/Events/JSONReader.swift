import Geometry
import TerminalText
import CJSON

/// A parser of a form's document in JSON, based on simdjson.
package final class JSONReader: DocumentReader {
  private let text: DocumentText
  private let reader: OpaquePointer
  package var keptCount = 0
  package var isOnlyCounting = false

  /// Creates a parser of a JSON document, which retains the text.
  package init(_ text: DocumentText) throws(LocatedFault) {
    let depth = FormError.greatestDepth
    guard let reader = cjson_open(text.bytes.baseAddress, text.bytes.count, depth) else {
      throw LocatedFault.memory
    }
    self.text = text
    self.reader = reader
  }

  deinit { cjson_close(reader) }

  package func next() throws(LocatedFault) -> DocumentEvent {
    var step = cjson_step()
    cjson_next(reader, &step)
    let mark = DocumentMark(value: UInt64(step.offset))
    switch Int(step.kind) {
    case CJSON_KEY, CJSON_TEXT:
      let bytes = UnsafeBufferPointer(start: step.bytes, count: step.count)
      return DocumentEvent(.text, at: mark, bytes: bytes, isShown: !isOnlyCounting)
    case CJSON_NUMBER:
      let bytes = UnsafeBufferPointer(start: step.bytes, count: step.count)
      return DocumentEvent(
        .number, at: mark, bytes: bytes, value: step.number, isShown: !isOnlyCounting)
    case CJSON_TRUE: return DocumentEvent(.yes, at: mark)
    case CJSON_FALSE: return DocumentEvent(.no, at: mark)
    case CJSON_NULL: return DocumentEvent(.null, at: mark)
    case CJSON_LIST: return DocumentEvent(.list, at: mark)
    case CJSON_LIST_END: return DocumentEvent(.listEnd, at: mark)
    case CJSON_MAPPING: return DocumentEvent(.mapping, at: mark)
    case CJSON_MAPPING_END: return DocumentEvent(.mappingEnd, at: mark)
    default: throw failure(step)
    }
  }

  package var size: Int { text.bytes.count }

  package func finish() throws(LocatedFault) {
    var step = cjson_step()
    cjson_next(reader, &step)
    guard step.kind == CJSON_END else { throw failure(step) }
  }

  package func place(of mark: DocumentMark) -> FormError.Place {
    text.position(ofByte: Int(mark.value))
  }

  private func failure(_ step: cjson_step) -> LocatedFault {
    step.kind == CJSON_NO_MEMORY ? LocatedFault.memory : JSONSyntax.flaw(in: text.bytes)
  }
}
