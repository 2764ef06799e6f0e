/// The keyboard that a field asks for, named after UIKeyboardType's cases.
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
  /// No keyboard: a UIPickerView as inputView.
  case picker
  /// The same with a UIDatePicker.
  case datePicker = "date-picker"

  /// The names of UIKeyboardType's case that asks for it, if there is one, and what its keys can
  /// give.
  ///
  /// The pads' keys are UIKit's: digits; with the region's decimal separator; or with the signs of a
  /// telephone number.
  private var facts: (uikitNames: [String], keys: Keys) {
    switch self {
    case .default: (["default"], .all)
    case .asciiCapable: (["asciiCapable", "alphabet"], .ascii)
    case .numbersAndPunctuation: (["numbersAndPunctuation"], .all)
    case .url: (["URL"], .address)
    case .numberPad: (["numberPad"], .digits)
    case .phone: (["phonePad"], .telephone)
    case .namePhone: (["namePhonePad"], .all)
    case .email: (["emailAddress"], .address)
    case .decimal: (["decimalPad"], .decimal)
    case .twitter: (["twitter"], .all)
    case .webSearch: (["webSearch"], .all)
    case .asciiNumberPad: (["asciiCapableNumberPad"], .digits)
    case .emoji: ([], .all)
    case .picker, .datePicker: ([], .wheels)
    }
  }

  private var keys: Keys { facts.keys }

  /// The kinds by UIKit's and Interface Builder's names of UIKeyboardType's cases, in lower case.
  package static let uikitNames = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in
      kind.facts.uikitNames.map { ($0.lowercased(), kind) }
    })

  /// Whether its keys are a pad of digits, which has neither a prediction bar nor a Return key.
  package var isPad: Bool { keys.isPad }

  /// Whether it gives digits and nothing else.
  package var isDigits: Bool { keys.words == Keys.digits.words }

  /// Whether it has wheels in the place of keys.
  package var isWheels: Bool { keys.isWheels }

  /// Returns whether it has a key for `character`.
  package func hasKey(for character: Character) -> Bool { keys.include(character) }

  /// What its keys can give, in words.
  package var keysInWords: String { keys.words }

  /// A set of keys.
  private struct Keys: Sendable {
    let words: String
    var isPad = false
    var isWheels = false
    let include: @Sendable (Character) -> Bool

    static let digits = Keys(words: "digits only", isPad: true, include: isDigit)
    static let decimal = Keys(words: "digits and a decimal separator only", isPad: true) {
      isDigit($0) || $0 == "." || $0 == ","
    }
    static let telephone = Keys(words: "digits and + * # , ; only", isPad: true) {
      isDigit($0) || "+*#,; ".contains($0)
    }
    static let ascii = Keys(words: "ASCII characters only") { $0.isASCII }
    static let address = Keys(words: "ASCII characters without blanks only") {
      $0.isASCII && $0 != " "
    }
    static let wheels = Keys(words: "wheels, which set turns", isWheels: true) { _ in false }
    static let all = Keys(words: "any character") { _ in true }

    @Sendable private static func isDigit(_ character: Character) -> Bool {
      character.isASCII && character.isWholeNumber
    }
  }
}
