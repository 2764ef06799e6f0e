import Audit
import Forms
import Foundation
import Session

/// A form's file.
public struct FormSource: Sendable {
  private let path: String

  /// Returns the form of a file, in the folder where tests run or beside the test.
  public static func form(_ path: String) -> FormSource { FormSource(path: path) }

  /// Reads the form, and returns it with how a command names its file.
  func read(near test: String) throws -> (form: AuditForm, word: String) {
    let here = URL(filePath: path)
    let beside = URL(filePath: test).deletingLastPathComponent().appending(path: path)
    for place in [here, beside] {
      guard let contents = try? Data(contentsOf: place) else { continue }
      let session = try Session(Form(contentsOf: contents, fileName: path))
      return (session.auditForm, PackageFolder.word(for: place))
    }
    throw AuditError.noForm(path)
  }
}
