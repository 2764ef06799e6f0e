import Documents
import FormModel
import Patterns
import FoundationEssentials

extension Form {
  /// A form's definition as text, in YAML or JSON.
  package struct Definition: Sendable {
    package var text: String

    /// Returns the number of comments in the form's source that this text no longer has.
    package func lostCommentCount(of form: Form) -> Int {
      guard let source = form.source, source.notation == .yaml else { return 0 }
      let comments = YAMLComments(of: String(decoding: source.data, as: UTF8.self))
      return comments.count(missingIn: text)
    }
  }

  /// Returns a definition that gives the same form when it is read.
  ///
  /// If the form was read from YAML, unchanged parts keep their spelling, their order and their
  /// comments.
  ///
  /// - Throws: ``FormError`` if no definition can represent the form, for example without a field.
  package func definition(
    in notation: Notation, fileName: String, vocabulary: FormVocabulary
  ) throws(FormError) -> Definition {
    let isRead = source?.notation == notation && notation == .yaml
    if isRead, let text = patchedSource, let same = try? read(text, fileName, vocabulary),
      same == self
    {
      return Definition(text: text)
    }
    let text = (notation == .yaml ? byteOrderMark : "") + written(in: notation)
    _ = try read(text, fileName, vocabulary)
    return Definition(text: text)
  }

  /// Returns the form's definition as newly written text, independent of the source.
  func written(in notation: Notation) -> String {
    switch notation {
    case .json: JSONText.text(tree) + "\n"
    case .yaml: YAMLText.block(tree.entries ?? [], indent: 0)
    }
  }

  /// The form's YAML source with all edits applied, or nil if the source can't be kept.
  var patchedSource: String? {
    guard let source else { return nil }
    let bytes = Array(source.data.dropFirst(byteOrderMark.utf8.count))
    let origins = YAMLPatch.Origins(
      sections: sections.map(\.origin), rows: (rowOrigins ?? []).prefix(rows.count))
    return YAMLPatch.text(bytes, saying: source.form.tree, patchedFor: tree, origins)
      .map { byteOrderMark + $0 }
  }

  /// The byte order mark of the form's YAML source, or an empty text.
  private var byteOrderMark: String {
    let mark = "\u{FEFF}"
    guard let source, source.notation == .yaml else { return "" }
    return source.data.starts(with: mark.utf8) ? mark : ""
  }

  private func read(
    _ text: String, _ fileName: String, _ vocabulary: FormVocabulary
  ) throws(FormError) -> Form {
    try Form(contentsOf: Data(text.utf8), fileName: fileName, vocabulary: vocabulary)
  }
}
