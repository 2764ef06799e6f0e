import Foundation

/// The folder of the project that an app's source files belong to.
package struct ProjectFolder {
  let url: URL
  /// The greatest number of files that a search looks at.
  private let most: Int

  init(at url: URL) { self.init(url, most: 20_000) }

  private init(_ url: URL, most: Int) { (self.url, self.most) = (url, most) }

  /// Finds the nearest folder around the source files with an Xcode project or a package.
  ///
  /// The search goes at most four levels up. If it fails, the folder is the nearest one that contains
  /// all source files.
  package init(of sources: [String]) {
    let folders = sources.map { URL(filePath: $0).standardizedFileURL.deletingLastPathComponent() }
    let parts = folders.map(\.pathComponents)
    let shared = (parts.first ?? []).enumerated().prefix { index, part in
      parts.allSatisfy { $0.count > index && $0[index] == part }
    }
    let own = URL(filePath: "/").appending(
      path: shared.map(\.element).dropFirst().joined(separator: "/"))
    var folder = own
    for _ in 0...4 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) {
        self.init(at: folder)
        return
      }
      folder.deleteLastPathComponent()
    }
    // It may be a home folder.
    self.init(own, most: 1000)
  }

  /// Folders of other people's code and of products.
  private static let foldersLeftOut: Set<String> = ["Pods", "Carthage", "DerivedData"]

  /// Returns the files and folders below this folder that have one of the extensions, sorted by path.
  ///
  /// Hidden folders, and folders of other people's code, are left out.
  package func files(withExtensions suffixes: Set<String>) -> [URL] {
    guard
      let all = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var found: [URL] = []
    for case let (count, file) as (Int, URL) in all.lazy.enumerated() {
      if count > most { break }
      if Self.foldersLeftOut.contains(file.lastPathComponent) { all.skipDescendants() }
      if suffixes.contains(file.pathExtension) { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }
  }
}
