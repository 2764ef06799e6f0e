import Forms
import Foundation
import Session

/// A form's definition file (YAML or JSON) that a test uses.
public struct FormSource: Sendable {
  private let path: String

  /// Returns the form whose definition file has a path, to pass to ``Audit``.
  ///
  /// The path is relative to the working directory or to the test's folder.
  public static func form(_ path: String) -> FormSource { FormSource(path: path) }

  /// Reads the form's file, and returns a session with the form.
  ///
  /// `test` is the path of the test's file. The session names the form by a path for shell
  /// commands. Throws an error if there is no such file or the form is invalid.
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
