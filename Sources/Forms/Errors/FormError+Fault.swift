extension FormError {
  /// What can be wrong with a form's definition.
  ///
  /// A `name` says whose key it is, as in `row height`; a `given` is what the document has there,
  /// fit to be shown.
  package enum Fault: Equatable, Sendable {
    case noForm
    case tooLarge(bytes: Int)
    case notUTF8(byte: UInt8)
    case nul
    /// In words of its own.
    case syntax(String)
    case nestedTooDeep
    case unsupported(YAMLFeature)

    case keyIsNotText
    case unknownKey(String, owner: String, known: [String])
    case repeatedKey(String)
    case missingKey(String, owner: String)
    case wrongKind(name: String, expected: String, given: String)
    case tooGreat(name: String, limit: Double, given: String)
    case unknownName(name: String, known: [String], given: String)
    case wrongSetting(name: String, expected: String, given: String, near: [String])

    case emptyList(name: String)
    case keysExclude(String, String, owner: String)
    case sheetInside
    case noField
    case rowWithoutContent
    case rowWithFieldAndText
    case keyOfField(String)
    case malformedID(String)
    case repeatedID(String, first: Place)
    case malformedPattern(String, why: String)
    case reversedLimits(low: String, lowValue: Double, high: String, highValue: Double)
    case repeatedOption(String)
    /// The value is nil where the field is secure.
    case valueIsNoOption(String?)
  }

  /// The parts of YAML that a form does without.
  package enum YAMLFeature: String, Equatable, Sendable {
    case anchor, alias, tag
    case secondDocument = "second document"
  }
}
