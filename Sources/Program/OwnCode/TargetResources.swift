import Foundation

/// The resources beside a package's sources, of which SwiftPM makes a bundle that they know as
/// `Bundle.module`.
struct TargetResources {
  /// What declares the bundle for sources that take it; nil where none does, or one declares it.
  let declaration: String?

  init(besides sources: [String]) {
    let texts = sources.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
    let taking = zip(sources, texts).first { $0.1.contains("Bundle.module") }?.0
    guard let taking, !texts.contains(where: { $0.contains(/\b(?:let|var) module\b/) }) else {
      declaration = nil
      return
    }
    let folder = Self.folder(around: URL(filePath: taking).standardizedFileURL).path
    declaration = """
      extension Bundle {
        static var module: Bundle { Bundle(path: \(folder.debugDescription)) ?? main }
      }
      """
  }

  /// Returns the folder nearest to a source in which there is one named Resources; the source's own
  /// where there is none.
  private static func folder(around source: URL) -> URL {
    let own = source.deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      let resources = folder.appending(path: "Resources").path
      if FileManager.default.fileExists(atPath: resources) { return folder }
      folder.deleteLastPathComponent()
    }
    return own
  }
}
