import Geometry
import TerminalText

/// A place in a document, in the measure of the reader that goes through it.
package struct DocumentMark {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }
}
