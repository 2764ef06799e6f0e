import Foundation
import Session

/// Files in memory, for sessions in tests that read and write files.
final class MemoryFiles: FileAccess, @unchecked Sendable {
  private(set) var contents: [String: Data]

  init(_ texts: [String: String] = [:]) { contents = texts.mapValues { Data($0.utf8) } }

  func read(_ path: String) throws(FileError) -> Data {
    guard let data = contents[path] else {
      throw FileError(.read, path, code: ENOENT)
    }
    return data
  }

  func write(
    _ data: Data, to path: String, _ options: WriteOptions
  ) throws(FileError) -> Bool {
    guard !path.hasPrefix("/read-only/") else {
      throw FileError(.write, path, .other("Permission denied"))
    }
    contents[path] = data
    return true
  }

  func text(_ path: String) -> String? {
    contents[path].map { String(decoding: $0, as: UTF8.self) }
  }
}
