import Forms
import Foundation

extension Field {
  /// What a value should be, in a few words.
  var expectation: String {
    if let options { return options.joined(separator: "|") }
    if let count = digitCount { return count == 1 ? "1 digit" : "\(count) digits" }
    if let minimum, let maximum { return "\(minimum.inWords) to \(maximum.inWords)" }
    if let words = rulesInWords { return words.replacing("must ", with: "") }
    return keyboard == .numberPad || keyboard == .asciiNumberPad ? "digits" : "text"
  }

  /// The number of digits that the pattern wants, where it wants nothing else.
  private var digitCount: Int? {
    guard let pattern, pattern.hasSuffix("}") else { return nil }
    for digit in ["[0-9]{", "\\d{"] where pattern.hasPrefix(digit) {
      return Int(pattern.dropFirst(digit.count).dropLast())
    }
    return nil
  }
}
