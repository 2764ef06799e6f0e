import Formlift
import Foundation

/// The forms that the tests show.
enum Stage {
  static let forms = URL(filePath: #filePath).appending(path: "../../../../../forms")
    .standardizedFileURL

  /// The form of twenty rows on an iPhone 5s.
  static func twenty() throws -> Form {
    try Form(
      contentsOf: Data(contentsOf: forms.appending(path: "twenty.yaml")), fileName: "twenty.yaml")
  }
}
