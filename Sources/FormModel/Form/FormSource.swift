import Documents
import Patterns
import FoundationEssentials

/// The document that a form was read from, kept for writing it again.
package struct FormSource: Sendable {
  // Of a greater file the comments are not kept.
  private static let greatestSize = 8 << 20

  package let data: Data
  package let notation: Form.Notation
  /// The form as it was read.
  package let form: Form

  /// Creates the source of a form; nil where the file is too large to be kept.
  package init?(_ data: Data, _ notation: Form.Notation, of form: Form) {
    guard data.count <= Self.greatestSize else { return nil }
    self.data = data
    self.notation = notation
    self.form = form
  }
}

extension Form {
  /// Whether a file still has what the form was read from.
  package func wasRead(from data: Data) -> Bool { source?.data == data }

  /// What it was read from, where that is kept.
  package var sourceData: Data? { source?.data }

  /// Whether it was read from a file.
  package var hasFile: Bool { source != nil }

  /// Whether it looks the same around its table as another form does: all but title and rows.
  package func isShown(like other: Form) -> Bool {
    var (mine, theirs) = (head, other.head)
    mine.title = ""
    theirs.title = ""
    return mine == theirs && bar == other.bar
  }

  /// Whether a secure field begins with a value.
  package var hasSecureValue: Bool {
    secureRows.contains { row in field(atRow: row)?.value.isEmpty == false }
  }
}
