import Formlift
import Foundation

/// The repository's forms, for this package's tests.
enum Stage {
  static let forms = URL(filePath: #filePath).appending(path: "../../../../../forms")
    .standardizedFileURL

  /// Reads the form of twenty rows, which is for an iPhone 5s.
  static func twenty() throws -> Form {
    try Form(
      contentsOf: Data(contentsOf: forms.appending(path: "twenty.yaml")), fileName: "twenty.yaml")
  }
}
