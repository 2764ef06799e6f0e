import Forms
import Foundation

extension Field {
  /// What a value should be, in a few words.
  var expectation: String {
    if let choices { return choices.joined(separator: "|") }
    if let minimum, let maximum { return "\(minimum.inWords) to \(maximum.inWords)" }
    if let words = rulesInWords { return words }
    return keyboard.isDigits ? "digits" : "text"
  }
}
