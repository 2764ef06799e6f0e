import Testing

/// A document that cannot be read, and its whole error.
struct BadDocument: CustomTestStringConvertible, Sendable {
  var text: String
  var error: String

  init(_ text: String, _ error: String) {
    self.text = text
    self.error = error
  }

  var testDescription: String { error }
}
