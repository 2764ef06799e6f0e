import AppSource

/// A request to the program to import a form from an app's source files.
package struct ImportRequest: Equatable, Sendable {
  package var files: [String] = []
  package var view: String?

  /// The file types that a form can be imported from, for messages.
  package static let sources = ScreenFile.allCases.map(\.rawValue).joined(separator: ", ")

  /// Creates an empty request to import a form; the command's parser sets its values.
  package init() {}
}
