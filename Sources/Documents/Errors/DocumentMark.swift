import Geometry
import TerminalText

/// A position in a form's document as the document's parser counts it, such as a byte's offset.
package struct DocumentMark {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }
}
