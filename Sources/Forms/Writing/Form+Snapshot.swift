import Documents
import FormModel
import Patterns

extension Form {
  /// The whole form as JSON for a journal, finished or not.
  ///
  /// The initial values of secure fields are left out.
  package var snapshot: String { JSONText.text(tree.withoutSecrets) }

  /// Returns an edit that replaces this form by the form in a snapshot from a journal.
  ///
  /// Secure fields get their initial values from this form.
  ///
  /// A row counts as the same row if its field has the same id in both forms. If `ofSameSource` is
  /// false, the snapshot belongs to another version of the file, so the new form has no source.
  ///
  /// - Throws: ``FormError`` if the text is not a form's definition in JSON.
  package func replaced(
    bySnapshot text: String, ofSameSource: Bool, vocabulary: FormVocabulary
  ) throws(FormError) -> FormEdit {
    var form = try Form(snapshot: text, vocabulary: vocabulary)
      .editing(self, keepsSource: ofSameSource)
    for row in form.secureRows {
      guard let value = form.field(atRow: row).flatMap(secureValue) else { continue }
      let key = GivenKey(RowKey.value.rawValue, value)
      // An initial value that is no longer valid is left out.
      form = (try? form.setting([key], ofRow: row).form) ?? form
    }
    let origins = (0...form.rows.count).map { row in
      form.field(atRow: row).flatMap { self.row(ofField: $0.id) }
    }
    return FormEdit(form: form, origins: origins)
  }

  /// Returns the initial value that a secure field of another form has in this form, or nil.
  ///
  /// The field must be secure here too.
  private func secureValue(of other: Field) -> String? {
    guard let field = row(ofField: other.id).flatMap(field(atRow:)), field.isSecure else {
      return nil
    }
    return field.value.isEmpty ? nil : field.value
  }
}

extension DocumentTree {
  /// The definition of a form without the values of secure fields.
  var withoutSecrets: DocumentTree {
    switch self {
    case .plain, .text, .number, .flag: return self
    case .list(let elements): return .list(elements.map(\.withoutSecrets))
    case .mapping(let entries):
      let isSecure = entries.contains { entry in
        guard case .flag(true) = entry.value else { return false }
        return entry.key == RowKey.secure.rawValue
      }
      return .mapping(
        entries.filter { !isSecure || $0.key != RowKey.value.rawValue }
          .map { Entry(key: $0.key, value: $0.value.withoutSecrets) })
    }
  }
}
