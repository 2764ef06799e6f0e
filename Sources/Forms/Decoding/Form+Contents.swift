import Documents
import FormModel
import Patterns
import FoundationEssentials

/// The errors in a form's document: the first ones and their number.
private struct FaultsError: Error {
  /// The first errors, with their places in the document.
  let first: [LocatedFault]
  /// The number of all errors in the document.
  let count: Int

  init(_ flaw: LocatedFault) { (first, count) = ([flaw], 1) }

  /// Creates the error from all flaws that a decoder found in a form's document.
  ///
  /// `last` is the flaw that stopped the reading, if there is one.
  init(_ flaws: FaultList, _ last: LocatedFault? = nil, placedBy reader: some DocumentReader) {
    let all = flaws.first.map(\.flaw) + [last].compactMap(\.self)
    first = all.map { $0.placed(by: reader) }
    count = flaws.count + (last == nil ? 0 : 1)
  }

  /// Runs a function that can fail with a single error, and converts it to a list of errors.
  static func catching<Value>(_ body: () throws(LocatedFault) -> Value) throws(FaultsError) -> Value
  {
    do throws(LocatedFault) { return try body() } catch { throw FaultsError(error) }
  }
}

extension Form {
  /// The maximum size of a form's file, in bytes.
  package static let greatestFileSize = FormError.greatestFileSize

  /// Parses a form's definition from the contents of a file.
  ///
  /// No file is opened.
  ///
  /// The file name's extension selects JSON (`.json`) or YAML (`.yaml`, `.yml`). With another
  /// extension, an opening brace means JSON. Devices and orientations are checked against the known
  /// ones, strategies and settings against the vocabulary. With `takesUnfinished`, sections, rows
  /// and fields may be missing.
  ///
  /// - Throws: ``FormError`` that names the file.
  package init(
    contentsOf data: Data, fileName: String, vocabulary: FormVocabulary,
    takesUnfinished: Bool = false
  ) throws(FormError) {
    do throws(FaultsError) {
      self = try Self.read(data, fileName: fileName, vocabulary, takesUnfinished)
    } catch {
      throw FormError(file: fileName, error.first, count: error.count)
    }
  }

  private static func read(
    _ data: Data, fileName: String, _ vocabulary: FormVocabulary, _ takesUnfinished: Bool
  ) throws(FaultsError) -> Form {
    let text = try FaultsError.catching { () throws(LocatedFault) in try DocumentText(data) }
    let isJSON = isJSON(text, fileName: fileName)
    let form: Form
    if isJSON {
      form = try read(
        FaultsError.catching { () throws(LocatedFault) in try JSONReader(text) }, vocabulary,
        takesUnfinished: takesUnfinished)
    } else {
      form = try read(
        FaultsError.catching { () throws(LocatedFault) in try YAMLReader(text) }, vocabulary,
        takesUnfinished: takesUnfinished)
    }
    return form.readFrom(FormSource(data, isJSON ? .json : .yaml, of: form))
  }

  /// Parses a form from a text that ``snapshot`` returned.
  ///
  /// - Throws: ``FormError`` if the text is not a form's definition in JSON.
  init(snapshot text: String, vocabulary: FormVocabulary) throws(FormError) {
    do throws(FaultsError) {
      let reader = try FaultsError.catching { () throws(LocatedFault) in
        try JSONReader(try DocumentText(Data(text.utf8)))
      }
      self = try Self.read(reader, vocabulary, takesUnfinished: true)
    } catch {
      throw FormError(file: "snapshot", error.first, count: error.count)
    }
  }

  private static func read(
    _ reader: some DocumentReader, _ vocabulary: FormVocabulary, takesUnfinished: Bool = false
  ) throws(FaultsError) -> Form {
    var decoder = FormDecoder(
      reader, vocabulary: vocabulary, takesUnfinished: takesUnfinished)
    let form: Form
    do throws(LocatedFault) {
      form = try decoder.form()
    } catch {
      throw FaultsError(decoder.flaws, error, placedBy: reader)
    }
    guard decoder.flaws.isEmpty else {
      throw FaultsError(decoder.flaws, placedBy: reader)
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
