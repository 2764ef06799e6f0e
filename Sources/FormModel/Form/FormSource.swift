import Documents
import Patterns
import FoundationEssentials

/// The document that a form was read from, kept for writing the form again.
package struct FormSource: Sendable {
  // The comments of a larger file are not kept.
  private static let greatestSize = 8 << 20

  package let data: Data
  package let notation: Form.Notation
  /// The form as read from the document, before any edits.
  package let form: Form

  /// Creates the source of a form, or returns nil if the file is too large to keep.
  package init?(_ data: Data, _ notation: Form.Notation, of form: Form) {
    guard data.count <= Self.greatestSize else { return nil }
    self.data = data
    self.notation = notation
    self.form = form
  }
}

extension Form {
  /// Returns whether data is the document that the form was read from.
  package func wasRead(from data: Data) -> Bool { source?.data == data }

  /// The form's source document, if it was kept.
  package var sourceData: Data? { source?.data }

  /// Whether the document that the form was read from was kept.
  ///
  /// False for a form created by commands, and for a document that is too large to keep.
  package var hasFile: Bool { source != nil }

  /// Returns whether this form looks like another one, apart from their title and rows.
  package func isShown(like other: Form) -> Bool {
    var (mine, theirs) = (head, other.head)
    mine.title = ""
    theirs.title = ""
    return mine == theirs && bar == other.bar
  }

  /// Whether a secure field of the form has an initial value.
  package var hasSecureValue: Bool {
    secureRows.contains { row in field(atRow: row)?.value.isEmpty == false }
  }
}
