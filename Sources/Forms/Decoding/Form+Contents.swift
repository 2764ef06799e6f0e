import Documents
import FormModel
import Patterns
import FoundationEssentials

/// All that is wrong with a document.
private struct Flaws: Error {
  let all: [Flaw]

  /// Returns what a body makes, whose one flaw is all of them.
  static func catching<Value>(_ body: () throws(Flaw) -> Value) throws(Flaws) -> Value {
    do throws(Flaw) { return try body() } catch { throw Flaws(all: [error]) }
  }
}

extension Form {
  /// The size of the largest file that is read, in bytes.
  package static let greatestFileSize = FormError.greatestFileSize

  /// Reads a form's definition from the contents of a file.
  ///
  /// The name's extension tells JSON (`.json`) from YAML (`.yaml`, `.yml`); with another one an
  /// opening brace does. No file is opened. Device and orientation are checked by the phone's own
  /// lists, strategy and settings by the vocabulary. Throws a `FormError` that bears the name. An
  /// unfinished form may still lack sections, rows and fields.
  package init(
    contentsOf data: Data, fileName: String, vocabulary: FormVocabulary,
    takesUnfinished: Bool = false
  ) throws(FormError) {
    do throws(Flaws) {
      self = try Self.read(data, fileName: fileName, vocabulary, takesUnfinished)
    } catch {
      throw FormError(file: fileName, error.all)
    }
  }

  private static func read(
    _ data: Data, fileName: String, _ vocabulary: FormVocabulary, _ takesUnfinished: Bool
  ) throws(Flaws) -> Form {
    let text = try Flaws.catching { () throws(Flaw) in try DocumentText(data) }
    let isJSON = isJSON(text, fileName: fileName)
    let form: Form
    if isJSON {
      form = try read(
        Flaws.catching { () throws(Flaw) in try JSONReader(text) }, vocabulary,
        takesUnfinished: takesUnfinished)
    } else {
      form = try read(
        Flaws.catching { () throws(Flaw) in try YAMLReader(text) }, vocabulary,
        takesUnfinished: takesUnfinished)
    }
    return FormSource(data, isJSON ? .json : .yaml, of: form).map(form.readFrom) ?? form
  }

  /// Reads what ``snapshot`` wrote.
  ///
  /// - Throws: ``FormError`` where the text is anything else.
  init(snapshot text: String, vocabulary: FormVocabulary) throws(FormError) {
    do throws(Flaws) {
      let reader = try Flaws.catching { () throws(Flaw) in
        try JSONReader(try DocumentText(Data(text.utf8)))
      }
      self = try Self.read(reader, vocabulary, takesUnfinished: true)
    } catch {
      throw FormError(file: "snapshot", error.all)
    }
  }

  private static func read(
    _ reader: some DocumentReader, _ vocabulary: FormVocabulary, takesUnfinished: Bool = false
  ) throws(Flaws) -> Form {
    var decoder = FormDecoder(
      reader, vocabulary: vocabulary, takesUnfinished: takesUnfinished)
    let form: Form
    do throws(Flaw) {
      form = try decoder.form()
    } catch {
      throw Flaws(all: (decoder.flaws + [error]).map { $0.placed(by: reader) })
    }
    guard decoder.flaws.isEmpty else {
      throw Flaws(all: decoder.flaws.map { $0.placed(by: reader) })
    }
    return form
  }

  private static func isJSON(_ text: DocumentText, fileName: String) -> Bool {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return false }
    return text.opensWithBrace
  }
}
