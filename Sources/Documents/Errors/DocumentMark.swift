import Geometry
import TerminalText

/// A position in a document, in the reader's own units.
package struct DocumentMark {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }
}
