import AppSource
import Foundation
import Porting

/// The Swift source files to port: given as files, or found in given folders and their subfolders.
struct AppSources {
  /// A source file, with the path below the output folder for its ported version.
  struct File {
    let source: Source
    fileprivate(set) var place: String
  }

  private(set) var files: [File] = []
  /// Messages about Objective-C files beside the Swift files, which can't be ported.
  private(set) var findings: [SourceProblem] = []
  /// The Core Data models among the given paths.
  private var models: [DataModelFile] = []

  /// The output folder's path; files in it are not ported again.
  private let output: String

  init(_ paths: [String], besides output: String, isOneModule: Bool) throws(PortError) {
    self.output = URL(filePath: output).standardizedFileURL.path
    var taken: Set<String> = []
    for path in paths where taken.insert(path).inserted { try take(path) }
    try addModels()
    if isOneModule { numberNames() } else { try checkPlaces() }
  }

  /// Adds numbers to equal names of output files, because the files of a module need different
  /// names.
  private mutating func numberNames() {
    var counts: [String: Int] = [:]
    for index in files.indices {
      let place = URL(filePath: files[index].place)
      let count = counts[place.lastPathComponent, default: 0] + 1
      counts[place.lastPathComponent] = count
      guard count > 1 else { continue }
      files[index].place =
        "\(count)/\(place.deletingPathExtension().lastPathComponent)-\(count).swift"
    }
  }

  /// Adds the source file that Xcode would make from the app's Core Data models.
  private mutating func addModels() throws(PortError) {
    var taken: Set<String> = []
    let all = models + DataModelFile.all(besides: files.map(\.source))
    let contents = all.filter {
      taken.insert(URL(filePath: $0.path).standardizedFileURL.path).inserted
    }
    .sorted { $0.path < $1.path }.compactMap { model in model.contents.map { (model.name, $0) } }
    guard !contents.isEmpty else { return }
    let read = try contents.map { name, path throws(PortError) in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw .unreadable(path)
      }
      return DataModel(name: name, text: text)
    }
    let source = DataModel.source(of: read, besides: files.map(\.source))
    files.append(File(source: source, place: source.name))
  }

  private mutating func take(_ path: String) throws(PortError) {
    if let model = DataModelFile(path: path) { return models.append(model) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notThere(path)
    }
    guard isFolder.boolValue else {
      return try take(file: path, place: URL(filePath: path).lastPathComponent)
    }
    try take(folder: path)
  }

  private mutating func take(folder: String) throws(PortError) {
    let visible = names(in: folder)
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let sources = visible.filter { $0.hasSuffix(".swift") }
    models += visible.compactMap { DataModelFile(path: "\(trimmed)/\($0)") }
      .filter { !$0.path.contains(".xcdatamodeld/") }
    guard !sources.isEmpty else { throw .noSources(folder) }
    for name in sources { try take(file: "\(trimmed)/\(name)", place: name) }
    findings += visible.filter(Self.isObjectiveC).map {
      SourceProblem(
        file: "\(trimmed)/\($0)", line: 1, column: 1, reason: "Objective-C; only Swift is ported")
    }
  }

  /// Returns the paths, relative to a folder, of its visible files and those in subfolders, sorted.
  private func names(in folder: String) -> [String] {
    let root = URL(filePath: folder).resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).sorted().filter { name in
      let place = URL(filePath: folder).appending(path: name).standardizedFileURL.path
      return !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && !place.hasPrefix("\(output)/")
    }
  }

  private mutating func take(file: String, place: String) throws(PortError) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .unreadable(file)
    }
    files.append(File(source: Source(name: file, text: text), place: place))
  }

  private func checkPlaces() throws(PortError) {
    var taken: [String: String] = [:]
    for file in files {
      if let other = taken.updateValue(file.source.name, forKey: file.place) {
        throw .samePlace(other, file.source.name)
      }
    }
  }

  private static func isObjectiveC(_ name: String) -> Bool {
    name.hasSuffix(".m") || name.hasSuffix(".mm")
  }
}
