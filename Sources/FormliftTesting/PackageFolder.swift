import AppSource
import Foundation

/// The folder of the package that contains a file.
struct PackageFolder {
  private let manifest: PackageManifest?

  /// Finds the folder with the manifest above a file.
  init(around file: String) { manifest = PackageManifest(around: file) }

  /// Returns the folder of a target that isn't a test, or nil.
  ///
  /// The folder is where SwiftPM looks or where the manifest says.
  func folder(ofTarget name: String) -> URL? {
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    return (usual + [pathInManifest(ofTarget: name)].compactMap { $0 })
      .compactMap { manifest?.root.appending(path: $0) }.first(where: isFolder)
  }

  /// Returns the path that the manifest gives for a target.
  private func pathInManifest(ofTarget name: String) -> String? {
    // A target's text ends where the next one begins.
    for target in (manifest?.text ?? "").components(separatedBy: "arget(").dropFirst() {
      guard target.prefixMatch(of: #/\s*name:\s*"([^"]*)"/#)?.1 == name[...],
        let path = target.firstMatch(of: #/\bpath:\s*"([^"]*)"/#)
      else { continue }
      return String(path.1)
    }
    return nil
  }

  private func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the path for commands in the tests' working directory, relative if the place is
  /// inside.
  static func word(for place: URL) -> String {
    let (here, path) = (FileManager.default.currentDirectoryPath, place.standardizedFileURL.path)
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
