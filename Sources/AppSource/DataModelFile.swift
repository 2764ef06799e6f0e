import Foundation

/// A Core Data model (.xcdatamodeld) of an app.
package struct DataModelFile: Hashable, Sendable {
  /// The path of the model's folder, such as `App/Notes.xcdatamodeld`.
  package let path: String

  package init?(path: String) {
    guard path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") else { return nil }
    self.path = path
  }

  /// The model's name, such as `Notes`.
  package var name: String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// The path of the XML file with the model's current version, or nil if there is none.
  package var contents: String? {
    let place = path.hasSuffix(".xcdatamodel") ? path : version.map { "\(path)/\($0)" }
    return place.map { "\($0)/contents" }.flatMap {
      FileManager.default.fileExists(atPath: $0) ? $0 : nil
    }
  }

  /// The name of the current version; without a note of it, the last one by name.
  private var version: String? {
    let note = try? String(contentsOfFile: "\(path)/.xccurrentversion", encoding: .utf8)
    let current = note?.firstMatch(of: #/<string>([^<]+\.xcdatamodel)</string>/#)
    return current.map { String($0.1) }
      ?? Self.names(in: path).last { $0.hasSuffix(".xcdatamodel") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Finds the models beside an app's source files, if one of the files imports CoreData.
  ///
  /// A model is in the folder of a source file, in a folder between two of them, or in a subfolder
  /// of such a folder.
  package static func all(besides sources: [Source]) -> [DataModelFile] {
    guard sources.contains(where: { $0.text.contains("import CoreData") }) else { return [] }
    let folders = sources.map { $0.name.split(separator: "/", omittingEmptySubsequences: false) }
      .map { Array($0.dropLast()) }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      zip(shared, folder).prefix { $0.0 == $0.1 }.map(\.0)
    }
    var places: Set<String> = []
    for folder in folders {
      for count in shared.count...max(shared.count, folder.count) {
        places.insert(folder.prefix(count).joined(separator: "/"))
      }
    }
    let paths = places.flatMap { place in
      let (root, prefix) = (place.isEmpty ? "." : place, place.isEmpty ? "" : "\(place)/")
      return names(in: root).filter { !$0.hasPrefix(".") }.flatMap { name in
        let inside = name.contains(".") ? [] : names(in: "\(root)/\(name)").map { "\(name)/\($0)" }
        return ([name] + inside).map { prefix + $0 }
      }
    }
    return Set(paths).sorted().compactMap(DataModelFile.init)
  }
}
