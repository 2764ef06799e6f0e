import Documents
import Patterns
import Foundation
import Simulation

/// A field of a form as its definition gives it.
public struct Field: Equatable, Sendable {
  /// Letters, digits, `-` and `_`; no two fields of a form have the same.
  public package(set) var id: String
  public package(set) var label: String?
  package var kind = FieldKind.text
  /// The text that the field starts with.
  package var value = ""
  package var placeholder: String?
  package var keyboard = KeyboardKind.default
  package var returnKey = ReturnKey.default
  package var isSecure = false
  /// The lines that it shows at least; one of several is a text view.
  package var lines = 1
  /// The lines up to which it grows, where that is more.
  package var mostLines: Int?
  /// Whether its row is as high as the text view needs.
  package var fitsRow = false
  package var isRequired = false
  /// The rules that keys give its text, in the order of the keys.
  package var textRules: [Problem.Rule] = []
  /// The id of a field whose value this one's must be, as where a password is repeated.
  package var equals: String?
  /// What is said where the value breaks a rule, in place of the rules' own words.
  package var message: String?
  /// The texts to pick from.
  package var options: [String]?
  package var contentType: String?
  package var capitalization = Capitalization.sentences
  /// The height of the field's input accessory bar, in points.
  package var accessory: Double?

  package init(id: String, label: String? = nil) {
    self.id = id
    self.label = label
  }

  /// The text to call the field by: its label, or without one its id.
  package var name: String {
    guard let label, !label.isEmpty else { return id }
    return label
  }
}

extension Field: CustomStringConvertible {
  /// Its id and, where it has one, its label: `zip (ZIP)`.
  public var description: String { label.map { "\(id) (\($0))" } ?? id }
}

extension Field {
  /// Whether its rules are checked as soon as it is left, and its row shows what is wrong: it has
  /// one for its text, or words for one.
  package var isCheckedWhenLeft: Bool { isCheckedWhenEmpty || !textRules.isEmpty }

  /// Whether its row shows that nothing was given, too.
  package var isCheckedWhenEmpty: Bool {
    equals != nil || message != nil
      || textRules.contains { rule in if case .format = rule { true } else { false } }
  }

  /// The names of UITextContentType's members; a form may name others, of a later iOS.
  package static let usualContentTypes = [
    "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
    "jobTitle", "organizationName", "location", "fullStreetAddress", "streetAddressLine1",
    "streetAddressLine2", "addressCity", "addressState", "addressCityAndState", "sublocality",
    "countryName", "postalCode", "telephoneNumber", "emailAddress", "URL", "creditCardNumber",
    "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName",
    "creditCardSecurityCode", "creditCardExpiration", "creditCardExpirationMonth",
    "creditCardExpirationYear", "creditCardType", "birthdate", "birthdateDay", "birthdateMonth",
    "birthdateYear", "username", "password", "newPassword", "oneTimeCode",
    "shipmentTrackingNumber", "flightNumber", "dateTime",
  ]

  /// The values that it may have, where it has no others.
  package var choices: [String]? { kind == .toggle ? Self.toggleWords : options }

  /// What a switch is.
  package static let toggleWords = ["on", "off"]

  /// Returns what a switch is where a text says so in other words, as in `yes`; nil where none
  /// does.
  package static func toggleWord(_ text: String) -> String? {
    switch text.lowercased() {
    case "on", "yes", "y", "true": "on"
    case "off", "no", "n", "false": "off"
    default: nil
    }
  }

  /// Returns a value as it is asked for: a switch is yes or no.
  package func asked(_ value: String) -> String {
    kind == .toggle ? (value == "on" ? "yes" : "no") : value
  }

  /// The values that it may have, as they are asked for.
  package var choicesAsked: [String] { (choices ?? []).map(asked) }

  /// The keyboard that it has where the form names none: what is picked has wheels in its place.
  package var usualKeyboard: KeyboardKind {
    if options != nil { return .picker }
    return textRules.contains(.format(.date)) ? .datePicker : .default
  }

  /// The value that it has where the form names none.
  package var usualValue: String { kind == .toggle ? "off" : "" }

  /// Whether it is a text view, of several lines, rather than a text field.
  package var isTextView: Bool { (mostLines ?? lines) > 1 }

  /// What the phone needs to know of the field.
  package var traits: FieldTraits {
    FieldTraits(
      keyboard: keyboard, isSecure: isSecure, accessoryHeight: CGFloat(accessory ?? 0),
      hasLabel: label?.isEmpty == false, isTextView: isTextView, leastLines: lines,
      mostLines: mostLines ?? lines, fitsRow: fitsRow, control: kind.control)
  }
}

/// The control in a field's row.
package enum FieldKind: String, CaseIterable, Sendable, DocumentName {
  /// A text field or a text view.
  case text
  /// A switch, whose value is `on` or `off`.
  case toggle = "switch"
  /// A button, which submits the form and holds no answer.
  case button

  fileprivate var control: FieldTraits.Control? {
    switch self {
    case .text: nil
    case .toggle: .toggle
    case .button: .button
    }
  }

  /// What it is called, as in `a switch`.
  package var words: String {
    switch self {
    case .text: "a text field"
    case .toggle: "a switch"
    case .button: "a button"
    }
  }

  /// Whether a field of the kind may have a key.
  package func takes(_ key: RowKey) -> Bool {
    switch self {
    case .text: true
    case .toggle: Self.keysOfAll.contains(key) || [.value, .required, .message].contains(key)
    case .button: Self.keysOfAll.contains(key)
    }
  }

  private static let keysOfAll: Set<RowKey> = [.field, .label, .kind, .height, .showIf]
}

/// The word on the keyboard's Return key.
package enum ReturnKey: String, CaseIterable, Sendable, DocumentName {
  case `default`, go, google, join, next, route, search, send, yahoo, done
  case emergencyCall = "emergency-call"
  case `continue`
}

/// The letters that the keyboard capitalises of itself.
package enum Capitalization: String, CaseIterable, Sendable, DocumentName {
  case none, words, sentences, all

  package static let aliases: [String: Capitalization] = ["allcharacters": .all]
}
