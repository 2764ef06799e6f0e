import Documents
import FormModel
import Patterns

extension Form {
  /// The whole form in JSON, be it finished or not, as a journal keeps it: without what secure
  /// fields begin with.
  package var snapshot: String { JSONText.text(tree.withoutSecrets) }

  /// Returns the form as a snapshot has it; secure fields begin with what they have here.
  ///
  /// A row keeps its place in the edit if its field is in both. Of a snapshot that was not taken of
  /// what this form was read from, nothing of that source is part.
  ///
  /// - Throws: ``FormError`` where the text is no snapshot.
  package func replaced(
    bySnapshot text: String, ofSameSource: Bool, vocabulary: FormVocabulary
  ) throws(FormError) -> FormEdit {
    var form = try Form(snapshot: text, vocabulary: vocabulary)
      .editing(self, keepsSource: ofSameSource)
    for row in form.secureRows {
      guard let value = form.field(atRow: row).flatMap(secureValue) else { continue }
      let key = GivenKey(RowKey.value.rawValue, value)
      // What it cannot begin with any more is left out.
      form = (try? form.setting([key], ofRow: row).form) ?? form
    }
    let origins = (0...form.rows.count).map { row in
      form.field(atRow: row).flatMap { self.row(ofField: $0.id) }
    }
    return FormEdit(form: form, origins: origins)
  }

  /// What a field that is secure here, too, begins with.
  private func secureValue(of other: Field) -> String? {
    guard let field = row(ofField: other.id).flatMap(field(atRow:)), field.isSecure else {
      return nil
    }
    return field.value.isEmpty ? nil : field.value
  }
}

extension DocumentTree {
  /// The tree without the values of mappings that are secure.
  fileprivate var withoutSecrets: DocumentTree {
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
