import Foundation
import Session

/// A folder of its own into which only the user can look, in `$TMPDIR` or else `/tmp`.
struct TemporaryFolder {
  let path: String

  /// Makes one.
  ///
  /// - Throws: ``FileError`` where none can be made.
  init() throws(FileError) {
    let base = Environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let name = "\(base)/formlift.XXXXXX"
    var template = Array(name.utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(.makeDirectory, name) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes it with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
