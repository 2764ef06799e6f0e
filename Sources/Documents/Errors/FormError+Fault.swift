import Geometry
import TerminalText

extension FormError {
  /// What can be wrong with a form's definition.
  ///
  /// A `name` says whose key it is, as in `row height`; a `given` is what the document has there,
  /// fit to be shown.
  package enum Fault: Equatable, Sendable {
    /// There are so many more faults, which are not told one by one.
    case further(Int)
    case noForm
    case tooLarge(bytes: Int)
    case notUTF8(byte: UInt8)
    /// By its name, as in `UTF-16`.
    case encoding(String)
    case nul
    /// In words of its own.
    case syntax(String)
    case nestedTooDeep
    case tooMany(String, limit: Int)
    case unsupported(YAMLFeature)

    case keyIsNotText
    case unknownKey(String, owner: String, known: [String])
    /// A word of a value that looks like a key: whose value it may be a part of.
    case keyInValue(String, owner: String, value: String)
    case repeatedKey(String)
    case missingKey(String, owner: String)
    case wrongKind(name: String, expected: String, given: String)
    case tooGreat(name: String, limit: Double, given: String)
    /// In characters.
    case tooLong(name: String, limit: Int, count: Int)
    case unknownName(name: String, known: [String], given: String)
    case wrongSetting(name: String, expected: String, given: String, near: [String])

    case windowOnPhone(device: String)
    case neverRan(device: String, version: Int, versions: ClosedRange<Int>)

    case emptyList(name: String)
    case keysExclude(String, String, owner: String)
    /// A key that is there without what it belongs to.
    case keyNeeds(String, String)
    case sheetInside
    case noField
    case rowWithoutContent
    case rowWithFieldAndText
    case keyOfField(String)
    /// A key that a field of such a kind cannot have.
    case keyOfOtherKind(String, kind: String)
    /// What a switch begins with, and is neither on nor off.
    case wrongToggle(String)
    /// A button, which holds no answer, is to decide whether a row is shown.
    case buttonDecides(String)
    case malformedID(String)
    case repeatedID(String, first: Place)
    /// The other field's place in words, as in `in row 9`.
    case takenID(String, place: String)
    case malformedValue(String, why: String)
    /// A key whose value another command changes.
    case setElsewhere(String, command: String)
    /// A key that has to name a field names none, or the field that has it.
    case unknownField(String, key: String, known: [String])
    case ownField(key: String)
    /// A field that is to go is named by a key of another row.
    case stillNamed(String, key: String, by: String)
    /// The keys are those of which one has to be there.
    case conditionWithoutTest([String])
    /// Each of these rows is shown only if the next is, and the last if the first.
    case circle([String])
    case malformedPattern(String, why: String)
    /// It would have to be matched without a limit of time; `part` is what asks for that.
    case unboundedPattern(String, part: String)
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
