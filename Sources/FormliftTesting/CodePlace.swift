import Foundation

/// Where a type's sources are: the folder that a command is given.
struct CodePlace {
  /// From the package's folder.
  let path: String

  /// Looks for a class in the package of a test.
  init(ofType name: String, near test: String) {
    var root = URL(filePath: test).deletingLastPathComponent()
    while root.path != "/",
      !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path)
    {
      root.deleteLastPathComponent()
    }
    let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    let declaring = files?.compactMap { $0 as? String }.sorted().first { file in
      guard file.hasSuffix(".swift") else { return false }
      let url = root.appending(path: "Sources/\(file)")
      return (try? String(contentsOf: url, encoding: .utf8))?.contains("class \(name)") ?? false
    }
    path = declaring.map { "Sources/" + Self.folder(of: $0) } ?? "Sources"
  }

  private static func folder(of file: String) -> String {
    URL(filePath: file).deletingLastPathComponent().relativePath
  }
}
