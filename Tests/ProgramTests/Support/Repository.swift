import Foundation

/// The package's folder, whose files tests read.
enum Repository {
  static let root: String = {
    let support = URL(filePath: #filePath).deletingLastPathComponent()
    return support.appending(path: "../../..").standardizedFileURL.path
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Returns the sorted paths of files in `folder`, at any depth, whose names end with `suffix`.
  ///
  /// Returns none if the folder doesn't exist.
  static func files(below folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }.sorted()
  }
}
