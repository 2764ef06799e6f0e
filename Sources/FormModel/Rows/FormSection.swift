import Documents
import Patterns

/// A section of a form's table.
package struct FormSection: Sendable {
  package var header: String?
  package var footer: String?
  /// The range of the section's rows in the form's `rows`.
  ///
  /// Empty only in an unfinished form.
  package var rows: Range<Int>
  /// The section's index in the document that the form was read from, or nil if it is new or
  /// unknown.
  package var origin: Int?

  /// Creates a section of a form that has no known index in a source document.
  package init(header: String? = nil, footer: String? = nil, rows: Range<Int>) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension FormSection: Equatable {
  // The origin does not matter for equality.
  package static func == (one: FormSection, other: FormSection) -> Bool {
    one.header == other.header && one.footer == other.footer && one.rows == other.rows
  }
}

/// A bar with one field at the bottom of the screen.
///
/// The bar is an input accessory view that stays visible without the keyboard.
package struct FormBar: Equatable, Sendable {
  /// The default height of a docked input bar, in points.
  package static let defaultHeight = 44.0

  package var field: Field
  /// The bar's height in points.
  package var height: Double

  /// Creates a bar with a field, docked at the screen's bottom.
  ///
  /// The height is in points.
  package init(field: Field, height: Double = Self.defaultHeight) {
    self.field = field
    self.height = height
  }
}
