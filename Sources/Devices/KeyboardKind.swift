/// The keyboard type of a field, named like UIKeyboardType's cases.
package enum KeyboardKind: String, CaseIterable, Sendable {
  case `default`
  case asciiCapable = "ascii-capable"
  case numbersAndPunctuation = "numbers-and-punctuation"
  case url
  case numberPad = "number-pad"
  case phone
  case namePhone = "name-phone"
  case email
  case decimal
  case twitter
  case webSearch = "web-search"
  case asciiNumberPad = "ascii-number-pad"
  case emoji
  /// A UIPickerView as inputView, instead of a keyboard.
  case picker
  /// A UIDatePicker as inputView, instead of a keyboard.
  case datePicker = "date-picker"

  /// The names of the UIKeyboardType cases for this kind, and the characters that its keys type.
  ///
  /// The names are separated by spaces. A number pad types digits; other pads also type a decimal
  /// separator or telephone characters.
  private var facts: (uikitNames: StaticString, keys: Keys) {
    switch self {
    case .default: ("default", .all)
    case .asciiCapable: ("asciiCapable alphabet", .ascii)
    case .numbersAndPunctuation: ("numbersAndPunctuation", .all)
    case .url: ("URL", .address)
    case .numberPad: ("numberPad", .digits)
    case .phone: ("phonePad", .telephone)
    case .namePhone: ("namePhonePad", .all)
    case .email: ("emailAddress", .address)
    case .decimal: ("decimalPad", .decimal)
    case .twitter: ("twitter", .all)
    case .webSearch: ("webSearch", .all)
    case .asciiNumberPad: ("asciiCapableNumberPad", .digits)
    case .emoji: ("", .all)
    case .picker, .datePicker: ("", .wheels)
    }
  }

  private var keys: Keys { facts.keys }

  /// The keyboard kinds by the names that UIKit and Interface Builder use, in lower case.
  ///
  /// For example, `alphabet` gives the kind for ASCII characters.
  package static let uikitNames = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in
      kind.facts.uikitNames.description.split(separator: " ").map { ($0.lowercased(), kind) }
    })

  /// Whether the keyboard is a pad of digits, which lacks a prediction bar and a Return key.
  package var isPad: Bool { keys.isPad }

  /// Whether the keyboard has keys for digits only.
  package var isDigits: Bool { keys == .digits }

  /// Whether a picker with wheels is shown instead of the keyboard.
  package var isWheels: Bool { keys == .wheels }

  /// Returns whether the keyboard has a key that types `character`.
  package func hasKey(for character: Character) -> Bool { keys.include(character) }

  /// The characters that the keyboard can type, as a phrase such as "digits only".
  package var keysInWords: String { keys.words }

  /// A set of characters that a keyboard's keys type.
  private enum Keys {
    case digits
    case decimal
    case telephone
    case ascii
    case address
    case wheels
    case all

    var isPad: Bool {
      switch self {
      case .digits, .decimal, .telephone: true
      case .ascii, .address, .wheels, .all: false
      }
    }

    var words: String {
      switch self {
      case .digits: "digits only"
      case .decimal: "digits and a decimal separator only"
      case .telephone: "digits and + * # , ; only"
      case .ascii: "ASCII characters only"
      case .address: "ASCII characters without blanks only"
      case .wheels: "wheels, which set turns"
      case .all: "any character"
      }
    }

    func include(_ character: Character) -> Bool {
      switch self {
      case .digits: Self.isDigit(character)
      case .decimal: Self.isDigit(character) || character == "." || character == ","
      case .telephone: Self.isDigit(character) || "+*#,; ".contains(character)
      case .ascii: character.isASCII
      case .address: character.isASCII && character != " "
      case .wheels: false
      case .all: true
      }
    }

    private static func isDigit(_ character: Character) -> Bool {
      character.isASCII && character.isWholeNumber
    }
  }
}
