import Testing

/// A test case: a document that can't be read, and the whole error that it must give.
struct BadDocument: CustomTestStringConvertible, Sendable {
  var text: String
  var error: String

  init(_ text: String, _ error: String) {
    self.text = text
    self.error = error
  }

  var testDescription: String { error }
}
