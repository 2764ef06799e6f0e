import FileErrors
import Forms
import SessionCore
import SessionState

/// A form with edits that were not written to its file, as a journal of unsaved answers stores it.
package struct EditedForm: Equatable, Sendable {
  /// The whole edited form as JSON; see `Form.snapshot`.
  package var snapshot: String
  /// The checksum of the form's file when the form was last read from or written to it.
  ///
  /// Empty for a form without a file.
  package var source: String

  /// Creates the edited form that a journal of unsaved answers stores.
  ///
  /// `source` is the checksum of the form's file, or empty.
  package init(snapshot: String, source: String) {
    (self.snapshot, self.source) = (snapshot, source)
  }
}

extension Session {
  /// Returns the checksum of the form's file when the form was last read from or written to it.
  ///
  /// `known` is the checksum of the written file, or nil if it was only read. Empty without a file.
  package static func sum(of form: Form, known: String?) -> String {
    known ?? form.sourceData.map { Checksum.digits(of: $0) } ?? ""
  }

  /// Returns the edit that changes the open form to the edited form of an ended session.
  ///
  /// If the form's file has changed since that session, `write` will not overwrite the file.
  ///
  /// - Throws: ``FormError`` if the edited form can't be read.
  package func edit(for edited: EditedForm) throws(FormError) -> FormEdit {
    let isSame = edited.source == Self.sum(of: form, known: knownFiles.sum(of: fileName))
    return try form.replaced(
      bySnapshot: edited.snapshot, ofSameSource: isSame, vocabulary: .session)
  }
}
