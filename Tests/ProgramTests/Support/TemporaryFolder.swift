@testable import Terminal

import Foundation

/// A new folder, which is deleted when nothing refers to this object any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    // Short: where it is typed at a terminal, its line must not wrap.
    let part = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    path = NSTemporaryDirectory() + "formlift-tests-\(part)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ contents: String) throws -> String {
    try contents.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    return path + "/" + name
  }
}
