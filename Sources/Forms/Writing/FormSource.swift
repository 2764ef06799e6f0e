import FoundationEssentials

/// What a form was read from, kept for writing it again.
struct FormSource: Sendable {
  // Of a greater file the comments are not kept.
  private static let greatestSize = 8 << 20

  let data: Data
  let notation: Form.Notation
  /// The form as it was read.
  let form: Form

  /// Creates the source of a form; nil where the file is too large to be kept.
  init?(_ data: Data, _ notation: Form.Notation, of form: Form) {
    guard data.count <= Self.greatestSize else { return nil }
    self.data = data
    self.notation = notation
    self.form = form
  }
}

extension Form {
  /// Whether a file still has what the form was read from.
  package func wasRead(from data: Data) -> Bool { source?.data == data }

  /// Whether nothing of it was changed since it was read.
  package var isAsRead: Bool { source.map { $0.form == self } ?? false }
}
