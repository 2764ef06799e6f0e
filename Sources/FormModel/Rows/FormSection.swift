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

/// A bar with one field outside the table.
package struct FormBar: Equatable, Sendable {
  /// The default height of a docked input bar, in points.
  package static let defaultHeight = 44.0

  package var field: Field
  package var place: Place

  /// The place of a bar with a field.
  package enum Place: Hashable, Sendable {
    /// At the bottom of the screen, with a height in points.
    ///
    /// The bar is an input accessory view that stays visible without the keyboard.
    case docked(height: Double)
    /// In the navigation bar, as a search bar.
    case navigationBar
  }

  /// Creates a bar with a field.
  package init(field: Field, place: Place = .docked(height: Self.defaultHeight)) {
    self.field = field
    self.place = place
  }

  /// The docked bar's height in points, or nil for a bar in the navigation bar.
  package var height: Double? {
    if case .docked(let height) = place { height } else { nil }
  }
}
