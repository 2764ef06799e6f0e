import Forms
import Foundation

extension Field {
  /// A short text that says which values a form's field accepts, as a hint while the user types.
  package var expectation: String {
    if let choices {
      return choices.map { $0.isEmpty ? $0.jsonQuoted : $0 }.joined(separator: "|")
    }
    if let numbers { return "\(numbers.least.inDigits) to \(numbers.greatest.inDigits)" }
    if let words = rulesInWords { return words }
    return keyboard.isDigits ? "digits" : "text"
  }
}
