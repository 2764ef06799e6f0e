import Forms

/// A form that was edited and not written, as a journal keeps it.
package struct EditedForm: Equatable, Sendable {
  /// The whole form; see `Form.snapshot`.
  package var snapshot: String
  /// The sum of the file that it was read from or written to last; empty for a form without one.
  package var source: String

  /// Creates an edited form.
  package init(snapshot: String, source: String) {
    self.snapshot = snapshot
    self.source = source
  }
}

extension Session {
  /// Returns the sum of a form's file as it was last read or, which is known then, written.
  static func sum(of form: Form, known: String?) -> String {
    known ?? form.sourceData.map { Checksum.digits(of: $0) } ?? ""
  }

  /// Returns the form as it was edited; of one whose file has changed since, `write` does not
  /// replace that.
  ///
  /// - Throws: ``FormError`` where it cannot be read.
  func edit(for edited: EditedForm) throws(FormError) -> FormEdit {
    let isSame = edited.source == Self.sum(of: form, known: knownFiles.sum(of: fileName))
    return try form.replaced(
      bySnapshot: edited.snapshot, ofSameSource: isSame, vocabulary: .session)
  }
}
