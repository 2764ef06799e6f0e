import Foundation
import Simulation

/// The code that a test is about, as a command in a shell names it.
struct TestedCode {
  /// The folders of its sources, and those files of the test's folder that are no tests.
  let paths: [String]
  /// What makes what is tested.
  let expression: String

  /// What `formlift try` brings itself.
  private static let brought = ["Combine", "FormliftTesting", "UIKit"]

  /// Looks for the sources in the package of a test: the folders of the modules that the test
  /// imports, of the type's own, and of those that they import in their turn.
  ///
  /// - Parameters:
  ///   - type: what is tested; nil where it was not made yet.
  ///   - test: the test's file, and the line of the call that is given the closure.
  ///   - expression: what makes it in a shell; what the closure says unless it is given.
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

  /// Returns the folders of modules, and of those that these import.
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

  /// Returns what runs commands with it in a shell.
  func command(
    on device: String, _ orientation: Orientation, form: String?, running commands: [String]
  ) -> String {
    let words =
      ["formlift", "try"] + paths + ["--as", expression] + (form.map { [$0] } ?? [])
      + ["-d", device] + (orientation == .portrait ? [] : ["-o", orientation.rawValue])
      + commands.flatMap { ["-c", $0] }
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// Returns a word as a shell takes it.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }
}

/// A source, as far as it speaks of other files.
private struct SwiftFile {
  let place: URL
  let text: String

  init(_ place: URL) {
    self.place = place
    text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
  }

  /// The modules that it imports.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      line.prefixMatch(
        of: #/\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+(?=\w))?(\w+)/#)
    }.map { String($0.1) }
  }

  /// The types that it declares.
  var types: Set<String> {
    Set(text.matches(of: #/\b(?:class|struct|enum|actor)\s+(\w+)/#).map { String($0.1) })
  }

  /// Returns the sources of a folder and those in it.
  static func all(below folder: URL) -> [SwiftFile] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { SwiftFile(folder.appending(path: $0)) }
  }

  /// Returns the sources beside a test that are no tests.
  static func helpers(besides test: String) -> [SwiftFile] {
    all(below: URL(filePath: test).deletingLastPathComponent()).filter {
      Set($0.imports).isDisjoint(with: ["Testing", "XCTest", "FormliftTesting"])
    }
  }
}
