import Documents
import Patterns
import Foundation
import Simulation

/// A field of a form, as defined in the form's file.
public struct Field: Equatable, Sendable {
  /// The field's unique id: letters, digits, `-` and `_`.
  public package(set) var id: String
  public package(set) var label: String?
  package var kind = FieldKind.text
  /// The field's initial value.
  package var value = ""
  package var placeholder: String?
  package var keyboard = KeyboardKind.default
  package var returnKey = ReturnKey.default
  package var isSecure = false
  /// The minimum number of lines of the field.
  ///
  /// A field with several lines is a text view.
  package var lines = 1
  /// The maximum number of lines of the field, or nil if it equals the minimum.
  package var mostLines: Int?
  /// Whether the height of the field's row follows the height of its text view.
  package var fitsRow = false
  package var isRequired = false
  /// The rules for the field's text, in the order of their keys in the form's definition.
  package var textRules: [Problem.Rule] = []
  /// The id of the field that must have the same value, for example a repeated password.
  package var equals: String?
  /// The form's message for an invalid value of the field, instead of the rules' own words.
  package var message: String?
  /// The options of the field if it is a picker or a menu of options, or nil.
  package var options: [String]?
  package var contentType: String?
  package var capitalization = Capitalization.sentences
  /// The height of the field's input accessory bar, in points.
  package var accessory: Double?

  /// Creates a text field without rules.
  package init(id: String, label: String? = nil) {
    self.id = id
    self.label = label
  }

  /// The display name of the field: the label, or else the id.
  package var name: String {
    guard let label, !label.isEmpty else { return id }
    return label
  }
}

extension Field: CustomStringConvertible {
  /// The id of the field and the label, if there is one: `zip (ZIP)`.
  public var description: String { label.map { "\(id) (\($0))" } ?? id }
}

extension Field {
  /// Whether the field is validated when it loses focus, at least if it isn't empty.
  ///
  /// If the value is invalid, the field's row then shows a message.
  package var isCheckedWhenLeft: Bool { isCheckedWhenEmpty || !textRules.isEmpty }

  /// Whether an empty value of the field is validated too when the field loses focus.
  package var isCheckedWhenEmpty: Bool {
    equals != nil || message != nil
      || textRules.contains { rule in if case .format = rule { true } else { false } }
  }

  /// The names of UITextContentType's members, for completion.
  ///
  /// A form may use other names, from later iOS versions.
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

  /// The only possible values of the field, or nil if any value is possible.
  package var choices: [String]? { kind == .toggle ? Self.toggleWords : options }

  /// The possible values of a switch in a form.
  package static let toggleWords = ["on", "off"]

  /// Returns a switch's value for a word such as `yes`, or nil for another word.
  package static func toggleWord(_ text: String) -> String? {
    switch text.lowercased() {
    case "on", "yes", "y", "true": "on"
    case "off", "no", "n", "false": "off"
    default: nil
    }
  }

  /// Returns a value of the field as questions to users show it: for a switch, `yes` or `no`.
  package func asked(_ value: String) -> String {
    kind == .toggle ? (value == "on" ? "yes" : "no") : value
  }

  /// The only possible values of the field, as questions to users show them.
  package var choicesAsked: [String] { (choices ?? []).map(asked) }

  /// Whether the field's value must be a date.
  package var takesDate: Bool { textRules.contains(.format(.date)) }

  /// The default keyboard of the field: wheels for pickers and dates, except in a menu.
  package var usualKeyboard: KeyboardKind {
    if kind == .menu { return .default }
    if options != nil { return .picker }
    return takesDate ? .datePicker : .default
  }

  /// The value that a new field of this kind has.
  package var usualValue: String { kind == .toggle ? "off" : "" }

  /// Whether the field is a text view with several lines.
  package var isTextView: Bool { (mostLines ?? lines) > 1 }

  /// The field's properties that affect the simulated phone, such as its keyboard.
  package var traits: FieldTraits {
    FieldTraits(
      keyboard: keyboard, isSecure: isSecure, accessoryHeight: CGFloat(accessory ?? 0),
      hasLabel: label?.isEmpty == false, isTextView: isTextView, leastLines: lines,
      mostLines: mostLines ?? lines, fitsRow: fitsRow, control: kind.control)
  }
}

/// The kind of control in a field's row.
package enum FieldKind: String, CaseIterable, Sendable, DocumentName {
  /// A text field or a text view.
  case text
  /// A switch, whose value is `on` or `off`.
  case toggle = "switch"
  /// A button, which submits the form and has no answer.
  case button
  /// A pop-up menu of options, or a compact date picker: SwiftUI's Picker and DatePicker in a Form.
  case menu

  fileprivate var control: FieldTraits.Control? {
    switch self {
    case .text: nil
    case .toggle: .toggle
    case .button: .button
    case .menu: .menu
    }
  }

  /// The name of this kind of field with its article, as in `a switch`.
  package var words: String {
    switch self {
    case .text: "a text field"
    case .toggle: "a switch"
    case .button: "a button"
    case .menu: "a menu"
    }
  }

  /// Returns whether a field of this kind may have a key in a form's definition.
  package func takes(_ key: RowKey) -> Bool {
    switch self {
    case .text: true
    case .toggle: Self.keysOfAll.contains(key) || [.value, .required, .message].contains(key)
    case .button: Self.keysOfAll.contains(key)
    case .menu: Self.keysOfAll.contains(key) || Self.keysOfMenu.contains(key)
    }
  }

  private static let keysOfAll: Set<RowKey> = [.field, .label, .kind, .height, .showIf]
  private static let keysOfMenu: Set<RowKey> = [
    .value, .placeholder, .options, .date, .required, .equals, .message,
  ]
}

/// The label of the keyboard's Return key.
package enum ReturnKey: String, CaseIterable, Sendable, DocumentName {
  case `default`, go, google, join, next, route, search, send, yahoo, done
  case emergencyCall = "emergency-call"
  case `continue`
}

/// The letters that the keyboard capitalizes automatically.
package enum Capitalization: String, CaseIterable, Sendable, DocumentName {
  case none, words, sentences, all

  package static let aliases: [String: Capitalization] = ["allcharacters": .all]
}
