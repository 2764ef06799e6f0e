import Documents
import FormModel
import Patterns
import FoundationEssentials

/// All errors in a document.
private struct Flaws: Error {
  /// The first flaws, with their places.
  let first: [Flaw]
  /// The number of all flaws.
  let count: Int

  init(_ flaw: Flaw) { (first, count) = ([flaw], 1) }

  /// Creates the error from a reader's flaws and, if there is one, the flaw that stopped the
  /// reading.
  init(_ flaws: FlawList, _ last: Flaw? = nil, placedBy reader: some DocumentReader) {
    let all = flaws.first.map(\.flaw) + [last].compactMap(\.self)
    first = all.map { $0.placed(by: reader) }
    count = flaws.count + (last == nil ? 0 : 1)
  }

  /// Runs a function that can fail with a single flaw.
  static func catching<Value>(_ body: () throws(Flaw) -> Value) throws(Flaws) -> Value {
    do throws(Flaw) { return try body() } catch { throw Flaws(error) }
  }
}

extension Form {
  /// The size limit for files, in bytes.
  package static let greatestFileSize = FormError.greatestFileSize

  /// Parses a form's definition from the contents of a file.
  ///
  /// No file is opened.
  ///
  /// The file name's extension selects JSON (`.json`) or YAML (`.yaml`, `.yml`). With another
  /// extension, an opening brace means JSON. Devices and orientations are checked against the known
  /// ones, strategies and settings against the vocabulary. Throws a `FormError` that names the
  /// file. With `takesUnfinished`, sections, rows and fields may be missing.
  package init(
    contentsOf data: Data, fileName: String, vocabulary: FormVocabulary,
    takesUnfinished: Bool = false
  ) throws(FormError) {
    do throws(Flaws) {
      self = try Self.read(data, fileName: fileName, vocabulary, takesUnfinished)
    } catch {
      throw FormError(file: fileName, error.first, count: error.count)
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

  /// Parses a text that ``snapshot`` returned.
  ///
  /// - Throws: ``FormError`` for any other text.
  init(snapshot text: String, vocabulary: FormVocabulary) throws(FormError) {
    do throws(Flaws) {
      let reader = try Flaws.catching { () throws(Flaw) in
        try JSONReader(try DocumentText(Data(text.utf8)))
      }
      self = try Self.read(reader, vocabulary, takesUnfinished: true)
    } catch {
      throw FormError(file: "snapshot", error.first, count: error.count)
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
      throw Flaws(decoder.flaws, error, placedBy: reader)
    }
    guard decoder.flaws.isEmpty else {
      throw Flaws(decoder.flaws, placedBy: reader)
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
