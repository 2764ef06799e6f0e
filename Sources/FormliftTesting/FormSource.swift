import Forms
import Foundation
import Session

/// The file of a form that a test uses.
public struct FormSource: Sendable {
  private let path: String

  /// Returns the form in a file, relative to the test's working directory or the test's file.
  public static func form(_ path: String) -> FormSource { FormSource(path: path) }

  /// Reads the form's file, and opens the form under its path for commands.
  func read(near test: String) throws -> Session {
    let here = URL(filePath: path)
    let beside = URL(filePath: test).deletingLastPathComponent().appending(path: path)
    for place in [here, beside] {
      guard let contents = try? Data(contentsOf: place) else { continue }
      return try Session(
        form: Form(contentsOf: contents, fileName: path), fileName: PackageFolder.word(for: place))
    }
    throw AuditError.noForm(path)
  }
}
