import AppCode
import Audit
import Foundation
import Simulation

/// The app's code that a test runs, as arguments for the shell command `formlift try`.
struct TestedCode {
  /// The paths of folders with the code's source files, and of helper files beside the test.
  let paths: [String]
  /// The Swift expression that creates the tested object, such as a view controller, in a command.
  let expression: String

  /// The names of modules that `formlift try` contains, so that their source files aren't needed.
  private static let brought = ["Combine", "CoreData", "FormliftTesting", "UIKit"]

  /// Finds the source folders and the expression for the code that a test runs.
  ///
  /// The folders are those of the modules that the test imports and of the type's module. Modules
  /// that these import are included.
  ///
  /// - Parameters:
  ///   - type: the type of the tested object, or nil if none was created yet.
  ///   - test: the test's file, and the line of the call with the closure.
  ///   - expression: the expression to use in commands, or nil for the closure's text.
  init(_ type: Any.Type?, by test: (file: String, line: Int), as expression: String?) {
    let text = SwiftFile(URL(filePath: test.file))
    let name = type.map { "\($0)" } ?? "UIViewController"
    self.expression =
      expression ?? ClosureText(in: text.text, from: test.line)?.expression ?? "\(name)()"
    let module = type.map { String(String(reflecting: $0).prefix { $0 != "." }) }
    let words = Set(self.expression.matches(of: #/\w+/#).map { String($0.0) } + [name])
    let helpers = SwiftFile.helpers(besides: test.file)
    let helping = helpers.contains { !words.isDisjoint(with: $0.types) } ? helpers.map(\.place) : []
    let folders = Self.folders(
      of: text.imports + (module.map { [$0] } ?? []), in: PackageFolder(around: test.file))
    let places = folders + helping
    paths = (places.isEmpty ? [text.place] : places).map(PackageFolder.word)
  }

  /// Returns the source folders of a package's modules, and of the modules that these import.
  private static func folders(of modules: [String], in package: PackageFolder) -> [URL] {
    var names: [String] = []
    var folders: [URL] = []
    var next = modules[...]
    while let name = next.popFirst() {
      guard !names.contains(name), !brought.contains(name) else { continue }
      names.append(name)
      guard let folder = package.folder(ofTarget: name) else { continue }
      folders.append(folder)
      next += SwiftFile.all(below: folder).flatMap(\.imports)
    }
    return folders
  }

  /// The shell command `formlift try`, with the tested code's sources and expression.
  var command: CaseCommand { CaseCommand(sources: paths, expression: expression) }

  /// The paths of all source files of the tested code.
  var files: [String] {
    paths.flatMap { $0.hasSuffix(".swift") ? [$0] : OwnSources.files(in: $0) }
  }
}

/// A Swift source file, with the modules that it imports and the types that it declares.
private struct SwiftFile {
  let place: URL
  let text: String

  init(_ place: URL) {
    self.place = place
    text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
  }

  /// The names of the modules that the source file imports.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      line.prefixMatch(
        of: #/\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+(?=\w))?(\w+)/#)
    }.map { String($0.1) }
  }

  /// The names of the types that the source file declares.
  var types: Set<String> {
    Set(text.matches(of: #/\b(?:class|struct|enum|actor)\s+(\w+)/#).map { String($0.1) })
  }

  /// Returns all Swift files in a folder and its subfolders.
  static func all(below folder: URL) -> [SwiftFile] {
    OwnSources.files(in: folder.path).map { SwiftFile(URL(filePath: $0)) }
  }

  /// Returns the Swift files in a test's folder that contain no tests, since they may be helpers.
  ///
  /// `test` is the path of the test's file.
  static func helpers(besides test: String) -> [SwiftFile] {
    all(below: URL(filePath: test).deletingLastPathComponent()).filter {
      Set($0.imports).isDisjoint(with: ["Testing", "XCTest", "FormliftTesting"])
    }
  }
}
