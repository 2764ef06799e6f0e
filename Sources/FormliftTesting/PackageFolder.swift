import AppSource
import Foundation

/// The folder of the Swift package that contains a file.
struct PackageFolder {
  private let manifest: PackageManifest?

  /// Finds the package that contains a file, by the package manifest in a folder above it.
  init(around file: String) { manifest = PackageManifest(around: file) }

  /// Returns the folder of the package's target with a name, or nil; test targets don't count.
  ///
  /// The folder is where SwiftPM looks or where the manifest says.
  func folder(ofTarget name: String) -> URL? {
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    return (usual + [pathInManifest(ofTarget: name)].compactMap { $0 })
      .compactMap { manifest?.root.appending(path: $0) }.first(where: isFolder)
  }

  /// Returns the path that the package manifest gives for a target, or nil.
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

  /// Returns a file's path as a word for a shell command in the working directory.
  ///
  /// It is relative if the file is inside that directory.
  static func word(for place: URL) -> String {
    let (here, path) = (FileManager.default.currentDirectoryPath, place.standardizedFileURL.path)
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
