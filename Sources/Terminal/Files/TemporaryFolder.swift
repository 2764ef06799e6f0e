import Foundation
import FileErrors

/// A new private folder in `$TMPDIR`, or else in `/tmp`.
package struct TemporaryFolder {
  package let path: String

  /// Creates a new folder that only its owner can read.
  ///
  /// - Throws: ``FileError`` if the folder can't be created.
  package init() throws(FileError) {
    let base = Environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let name = "\(base)/formlift.XXXXXX"
    var template = Array(name.utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(.makeDirectory, name) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the temporary folder and its contents.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
