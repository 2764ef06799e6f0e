import Geometry
import TerminalText

extension FormError {
  /// The kind of the names that a key accepts, which decides how a wrong name is corrected.
  package enum NameKind: Equatable, Sendable {
    case device
    case strategy
    /// One of the values that a key lists, such as a kind of keyboard.
    case value
  }

  /// The errors in a form's definition.
  ///
  /// A `name` includes the owner of a key, as in `row height`. A `given` is the value in the
  /// document, shortened for display.
  package enum Fault: Equatable, Sendable {
    /// A number of further errors that are not listed.
    case further(Int)
    case noForm
    case tooLarge(bytes: Int)
    case notUTF8(byte: UInt8)
    /// The file has another encoding than UTF-8, such as `UTF-16`.
    case encoding(String)
    case nul
    /// A syntax error in the document, in the parser's words.
    case syntax(String)
    case nestedTooDeep
    case tooMany(String, limit: Int)
    case unsupported(YAMLFeature)

    case keyIsNotText
    case unknownKey(String, owner: String, known: [String])
    /// A word in a command that looks like a key but is probably part of the value before it.
    ///
    /// `owner` names what the keys describe, such as a row, and `value` is the key of the value.
    case keyInValue(String, owner: String, value: String)
    case repeatedKey(String)
    case missingKey(String, owner: String)
    case wrongKind(name: String, expected: String, given: String)
    /// A text such as `field:a`, which would be an entry of a mapping with a space after the colon.
    case keyWithoutSpace(owner: String, given: String)
    case tooGreat(name: String, limit: Double, given: String)
    /// A text under a key that is too long; the limit is in characters.
    case tooLong(name: String, limit: Int, count: Int)
    /// A name that isn't among the known names.
    case unknownName(name: String, known: [String], given: String, kind: NameKind = .value)
    case wrongSetting(
      name: String, expected: String, given: String, word: String, choices: [String])

    case windowOnPhone(device: String)
    case neverRan(device: String, version: Int, versions: [Int])

    case emptyList(name: String)
    case keysExclude(String, String, owner: String)
    /// A key that requires something else in the form, in words, such as `a navigation bar`.
    case keyNeeds(String, String)
    /// A menu in a form that neither has options nor picks a date.
    case menuWithoutChoice
    case sheetInside
    case noField
    case rowWithoutContent
    case rowWithFieldAndText
    case keyOfField(String)
    /// A key that a field of some kind can't have.
    case keyOfOtherKind(String, kind: String)
    /// A value of a switch, initial or in a condition, that is neither `on` nor `off`.
    case wrongToggle(String)
    /// A condition that refers to a button, which has no answer.
    case buttonDecides(String)
    case malformedID(String)
    case repeatedID(String, first: Place)
    /// An id that another field has.
    ///
    /// The place of the other field is in words, as in `in row 9`.
    case takenID(String, place: String)
    case malformedValue(String, why: String)
    /// A list such as `rows` that can't be set as a whole; `command` adds an element to it.
    case setElsewhere(String, command: String)
    /// A key that must name a field, but has an unknown name.
    case unknownField(String, key: String, known: [String])
    case ownField(key: String)
    /// The removal of a field that another row still names: in the row `by`, under the key `key`.
    case stillNamed(String, key: String, by: String)
    /// A condition without a test, which needs one of these keys.
    case conditionWithoutTest([String])
    /// A cycle of conditions, as field ids: each of these rows depends on the next one.
    ///
    /// The last id is the first one again.
    case circle([String])
    case malformedPattern(String, why: String)
    /// A pattern that can't be matched in bounded time because of `part`.
    case unboundedPattern(String, part: String)
    case reversedLimits(low: String, lowValue: Double, high: String, highValue: Double)
    case repeatedOption(String)
    /// A value of a picker or a menu that is not among its options.
    ///
    /// The value is nil if the field is secure, because no message may show it.
    case valueIsNoOption(String?)
  }

  /// A feature of YAML that forms don't use.
  package enum YAMLFeature: String, Equatable, Sendable {
    case anchor, alias, tag
    case secondDocument = "second document"
  }
}
