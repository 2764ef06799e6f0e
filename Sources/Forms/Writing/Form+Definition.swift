import Documents
import FormModel
import Patterns
import FoundationEssentials

extension Form {
  /// A form's definition as a text.
  package struct Definition: Sendable {
    package var text: String

    /// Returns how many comments the text that a form was read from had that are gone now.
    package func lostCommentCount(of form: Form) -> Int {
      guard let source = form.source, source.notation == .yaml else { return 0 }
      let comments = YAMLComments(of: String(decoding: source.data, as: UTF8.self))
      return comments.count(missingIn: text)
    }
  }

  /// Returns the form's definition, which gives the same form when it is read.
  ///
  /// In YAML that was read, what was not changed stays as it is written, comments and order
  /// included.
  ///
  /// - Throws: ``FormError`` where no definition would do, as of a form without a field.
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

  /// The definition written out, whatever it was read from.
  func written(in notation: Notation) -> String {
    switch notation {
    case .json: JSONText.text(tree) + "\n"
    case .yaml: YAMLText.block(tree.entries ?? [], indent: 0)
    }
  }

  /// The text that the form was read from with what was changed since; nil where it cannot be kept.
  var patchedSource: String? {
    guard let source else { return nil }
    let bytes = Array(source.data.dropFirst(byteOrderMark.utf8.count))
    let origins = sections.map(\.origin)
    return YAMLPatch.text(bytes, saying: source.form.tree, patchedFor: tree, sections: origins)
      .map { byteOrderMark + $0 }
  }

  /// The mark that a text in YAML begins with that the form was read from; empty without one.
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
