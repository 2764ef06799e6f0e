/// The kinds of keyboard that a field can ask for.
package enum KeyboardName: String, CaseIterable, Sendable, DocumentName {
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

  // UIKit's and Interface Builder's spellings, where they differ by more than dashes and case.
  static let aliases: [String: KeyboardName] = [
    "alphabet": .asciiCapable,
    "phonepad": .phone,
    "namephonepad": .namePhone,
    "emailaddress": .email,
    "decimalpad": .decimal,
    "asciicapablenumberpad": .asciiNumberPad,
  ]
}
