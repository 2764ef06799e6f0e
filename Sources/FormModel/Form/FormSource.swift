import Documents
import Patterns
import FoundationEssentials

/// The document that a form was read from, kept for writing the form again.
package struct FormSource: Sendable {
  package let data: Data
  package let notation: Form.Notation
  /// The form as read from the document, before any edits.
  package let form: Form

  package init(_ data: Data, _ notation: Form.Notation, of form: Form) {
    self.data = data
    self.notation = notation
    self.form = form
  }
}

extension Form {
  /// Returns whether data is the document that the form was read from.
  package func wasRead(from data: Data) -> Bool { source?.data == data }

  /// The form's source document, or nil for a form created by commands.
  package var sourceData: Data? { source?.data }

  /// Whether the form was read from a document, and not created by commands.
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
