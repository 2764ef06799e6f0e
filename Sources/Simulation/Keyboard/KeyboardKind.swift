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

  /// Whether its keys are a pad of digits, which has neither a prediction bar nor a Return key.
  package var isPad: Bool {
    switch self {
    case .numberPad, .phone, .decimal, .asciiNumberPad: true
    default: false
    }
  }

  /// Whether it has a key for `character`.
  ///
  /// The pads' keys are UIKit's: digits; with the region's decimal separator; or with the signs
  /// of a telephone number.
  package func hasKey(for character: Character) -> Bool {
    switch self {
    case .numberPad, .asciiNumberPad: character.isASCIIDigit
    case .decimal: character.isASCIIDigit || character == "." || character == ","
    case .phone: character.isASCIIDigit || "+*#,; ".contains(character)
    case .asciiCapable, .url, .email:
      character.isASCII && (self == .asciiCapable || character != " ")
    default: true
    }
  }

  /// What its keys can give, in words.
  package var keysInWords: String {
    switch self {
    case .numberPad, .asciiNumberPad: "digits only"
    case .decimal: "digits and a decimal separator only"
    case .phone: "digits and + * # , ; only"
    case .asciiCapable: "ASCII characters only"
    case .url, .email: "ASCII characters without blanks only"
    default: "any character"
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
