import Geometry
import TerminalText

/// A position in a form's document, in the units of the reader for its notation.
package struct DocumentMark {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }
}
