import FoundationEssentials

extension Form {
  /// The size of the largest file that is read, in bytes.
  package static let greatestFileSize = 256 * 1024 * 1024

  /// Reads a form's definition from the contents of a file.
  ///
  /// The name's extension tells JSON (`.json`) from YAML (`.yaml`, `.yml`); with another one an
  /// opening brace does. No file is opened. Device and orientation are checked by the phone's own
  /// lists, strategy and settings by the vocabulary. Throws a `FormError` that bears the name.
  package init(
    contentsOf data: Data, fileName: String, vocabulary: FormVocabulary
  ) throws(FormError) {
    do throws(Flaw) {
      let text = try DocumentText(data)
      let isJSON = Self.isJSON(text, fileName: fileName)
      let form =
        try isJSON
        ? Self.read(JSONReader(text), vocabulary) : Self.read(YAMLReader(text), vocabulary)
      self = FormSource(data, isJSON ? .json : .yaml, of: form).map(form.readFrom) ?? form
    } catch {
      throw FormError(file: fileName, place: error.place, fault: error.fault)
    }
  }

  private static func read(
    _ reader: some DocumentReader, _ vocabulary: FormVocabulary
  ) throws(Flaw) -> Form {
    var decoder = FormDecoder(reader, vocabulary: vocabulary)
    do throws(Flaw) {
      return try decoder.form()
    } catch {
      throw error.placed(by: reader)
    }
  }

  private static func isJSON(_ text: DocumentText, fileName: String) -> Bool {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return false }
    return text.opensWithBrace
  }
}
