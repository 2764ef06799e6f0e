import Audit
import Forms
import Foundation
import Session

/// A form's file.
public struct FormSource: Sendable {
  let path: String

  /// Returns the form of a file, in the folder where tests run or beside the test.
  public static func form(_ path: String) -> FormSource { FormSource(path: path) }

  /// Reads the form.
  func auditForm(near test: String) throws -> AuditForm {
    let beside = URL(filePath: test).deletingLastPathComponent().appending(path: path)
    let contents =
      (try? Data(contentsOf: URL(filePath: path))) ?? (try? Data(contentsOf: beside))
    guard let contents else { throw AuditError.noForm(path) }
    return try Session(Form(contentsOf: contents, fileName: path)).auditForm
  }
}
