import Foundation

/// The resource folder of a package's target, which app code accesses through `Bundle.module`.
struct TargetResources {
  /// The Swift declaration of `Bundle.module` to compile with the app, or nil if none is needed.
  ///
  /// None is needed if the app's source files don't use `Bundle.module`, or declare it themselves.
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

  /// Returns the nearest folder around a source file that contains a folder named Resources, or
  /// else the file's own folder.
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
