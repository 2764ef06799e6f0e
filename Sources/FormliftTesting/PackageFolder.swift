import AppSource
import Foundation

/// The folder of the Swift package that contains a file.
struct PackageFolder {
  private let manifest: PackageManifest?

  /// Finds the package that contains a file, from the Package.swift in a folder above the file.
  init(around file: String) { manifest = PackageManifest(around: file) }

  /// Returns the source folder of the package's target with a name, or nil; test targets don't
  /// count.
  ///
  /// It is the folder where SwiftPM looks by default, or else the folder in the manifest.
  func folder(ofTarget name: String) -> URL? {
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    return (usual + [pathInManifest(ofTarget: name)].compactMap { $0 })
      .compactMap { manifest?.root.appending(path: $0) }.first(where: isFolder)
  }

  /// Returns the path that the package's manifest gives for a target, or nil if it gives none.
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

  /// Returns a file's path for use in a shell command; relative if it is in the working directory.
  static func word(for place: URL) -> String {
    let (here, path) = (FileManager.default.currentDirectoryPath, place.standardizedFileURL.path)
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
