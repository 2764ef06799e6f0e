import AppSource

/// A request to import a form from an app's source files.
package struct ImportRequest: Equatable, Sendable {
  package var files: [String] = []
  package var view: String?

  /// The file types that a form can be imported from, for messages.
  package static let sources = ScreenFile.allCases.map(\.rawValue).joined(separator: ", ")

  /// Creates a request to import a form, to be filled in by the command's parser.
  package init() {}
}
