import Foundation

/// The manifest (Package.swift) of a Swift package.
package struct PackageManifest: Sendable {
  /// The package's root folder, which contains the manifest.
  package let root: URL
  package let text: String

  /// Finds the manifest in the folders above a file, and reads it; nil if there is none.
  package init?(around file: String) {
    var root = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: Self.place(in: root).path) {
      guard root.path != "/" else { return nil }
      root.deleteLastPathComponent()
    }
    guard let text = try? String(contentsOf: Self.place(in: root), encoding: .utf8) else {
      return nil
    }
    self.init(root: root, text: text)
  }

  package init(root: URL, text: String) {
    self.root = root
    self.text = text
  }

  private static func place(in folder: URL) -> URL { folder.appending(path: "Package.swift") }

  /// The major iOS version that `platforms:` in the manifest requires, or nil.
  ///
  /// For example, 17 for `.iOS(.v17)` and for `.iOS("17.4")`.
  package var minimumOS: Int? {
    let lines = text.split(separator: "\n").map { (line: Substring) -> Substring in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    let code: String = lines.joined(separator: "\n")
    return code.firstMatch(of: #/\.iOS\(\s*(?:\.v|")([0-9]+)/#).flatMap { Int($0.1) }
  }
}
