import Documents
import Patterns
import Foundation

/// A text format that a field's value must have, such as an email address.
///
/// A key of the form's definition, such as `email`, requires the format.
package struct TextFormat: Sendable {
  package let key: RowKey
  /// The description of the format for messages.
  package let words: String
  /// Returns whether a non-empty value has the format.
  package let admits: @Sendable (String) -> Bool
}

extension TextFormat: Equatable {
  package static func == (left: TextFormat, right: TextFormat) -> Bool { left.key == right.key }
}

extension TextFormat {
  /// The format of an email address, as accepted by HTML's `<input type=email>` (WHATWG HTML
  /// 4.10.5.1.5).
  package static let email = TextFormat(key: .email, words: "an e-mail address") { value in
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isOfMailbox) else {
      return false
    }
    return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isHostPart)
  }

  /// The format of a URL with a scheme and a host (RFC 3986, 3).
  package static let url = TextFormat(key: .url, words: "a URL such as https://example.org") {
    value in
    guard let end = value.firstRange(of: "://") else { return false }
    let scheme = value[..<end.lowerBound]
    let host = value[end.upperBound...].prefix { !"/?#".contains($0) }
    return scheme.first?.isLetter == true && scheme.allSatisfy(isOfScheme) && !host.isEmpty
      && value.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// The format of a telephone number.
  ///
  /// It has at most 15 digits (ITU-T E.164), an optional plus sign and common separators.
  package static let phone = TextFormat(key: .phone, words: "a telephone number") { value in
    let digits = value.count(where: isDigit)
    let rest = value.first == "+" ? value.dropFirst() : value[...]
    return (3...15).contains(digits) && rest.allSatisfy { isDigit($0) || " ()/.-".contains($0) }
  }

  package static let number = TextFormat(key: .number, words: "a number") {
    Double(decimal: $0) != nil
  }

  package static let integer = TextFormat(key: .integer, words: "a whole number") { value in
    let digits = value.first == "-" || value.first == "+" ? value.dropFirst() : value[...]
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  /// The format of a date of the Gregorian calendar in ISO 8601.
  package static let date = TextFormat(key: .date, words: "a date such as 1998-12-10") {
    CalendarDay($0) != nil
  }

  /// The format of a postal code of any country (those of the UPU's member countries).
  ///
  /// It has up to ten letters and digits, at least one digit, and may contain blanks and hyphens.
  package static let postalCode = TextFormat(key: .postalCode, words: "a postal code") { value in
    let signs = value.filter { $0 != " " && $0 != "-" }
    return (2...10).contains(signs.count) && value.count <= 12 && signs.contains(where: isDigit)
      && signs.allSatisfy { isDigit($0) || $0.isASCII && $0.isLetter }
      && value.first?.isWhitespace == false && value.last?.isWhitespace == false
  }
}

extension TextFormat {
  @Sendable private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isOfMailbox(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || ".!#$%&'*+/=?^_`{|}~-".contains(character))
  }

  private static func isOfScheme(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
  }

  private static func isHostPart(_ part: Substring) -> Bool {
    (1...63).contains(part.count) && part.first != "-" && part.last != "-"
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}

extension Double {
  /// Parses a decimal number.
  ///
  /// Returns nil for words such as `nan` and for hexadecimal digits.
  package init?(decimal text: String) {
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) else { return nil }
    self.init(text)
  }
}
