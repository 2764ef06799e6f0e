import Documents
import Patterns

/// A section of a form's table.
package struct FormSection: Sendable {
  package var header: String?
  package var footer: String?
  /// Indices into the form's `rows`; empty only in a form that is being written.
  package var rows: Range<Int>
  /// Its index in what the form was read from; nil for a new one, and where that is not known.
  package var origin: Int?

  package init(header: String? = nil, footer: String? = nil, rows: Range<Int>) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension FormSection: Equatable {
  // Where it was once says nothing.
  package static func == (one: FormSection, other: FormSection) -> Bool {
    one.header == other.header && one.footer == other.footer && one.rows == other.rows
  }
}

/// A bar with one field, docked at the screen's bottom as an input accessory view: it stays there
/// without the keyboard.
package struct FormBar: Equatable, Sendable {
  /// The height of a bar that names none, in points.
  package static let defaultHeight = 44.0

  package var field: Field
  /// In points.
  package var height: Double

  package init(field: Field, height: Double = Self.defaultHeight) {
    self.field = field
    self.height = height
  }
}
