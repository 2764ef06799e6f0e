import Foundation

/// A file on disk for a ported source file.
///
/// An unchanged file isn't written again, so that the compiler needn't compile it again.
struct OutputFile {
  private let path: String

  init(path: String) { self.path = path }

  func write(_ text: String) throws(PortError) {
    if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .unwritable(path, reason: error.localizedDescription)
    }
  }
}
