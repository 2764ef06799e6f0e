import AppSource
import Foundation
import Importing

/// The program behind `formlift import`: reads an app's source files, and writes a form as JSON.
///
/// It is a separate program because it uses the toolchain's SwiftSyntax and an XML parser.
/// `formlift` would have to load both at each start.
struct ImportProgram {
  private enum Status {
    static let success: Int32 = 0
    /// The exit status if some parts of the screen were not imported.
    ///
    /// Messages on standard error say which.
    static let notAll: Int32 = 1
    static let usage: Int32 = 2
  }

  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Imports from the paths on the command line, and prints the form's definition.
  ///
  /// Returns the program's exit status.
  func run() -> Int32 {
    var paths: [String] = []
    var view: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--view" { view = rest.popFirst() } else { paths.append(argument) }
    }
    var sources: [Source] = []
    for path in paths {
      guard let found = Self.sources(at: path) else { return Status.usage }
      sources += found
    }
    let imported = SourceImporter(sources).run(view: view)
    guard let form = imported.forms.first, let findings = imported.findings.first else {
      tell(imported.leftovers)
      complain("formlift import: error: \(Self.nothing(view, in: sources))")
      return Status.usage
    }
    tell(findings)
    if view == nil { tellOthers(imported.forms) }
    FileHandle.standardOutput.write(form.document)
    return findings.isEmpty ? Status.success : Status.notAll
  }

  private func tell(_ findings: [SourceProblem]) {
    for finding in findings { complain(finding.diagnostic("not imported")) }
  }

  private func tellOthers(_ forms: [ImportedForm]) {
    guard forms.count > 1 else { return }
    let names = forms.dropFirst().map { "\($0.name) (\($0.fieldCount))" }.joined(separator: ", ")
    complain("formlift import: \(forms[0].name); others by --view, with their fields: \(names)")
  }

  private static func nothing(_ view: String?, in sources: [Source]) -> String {
    guard let view else {
      let own = sources.first { $0.text.contains("import UIKit") }
      return "no \(ScreenFormat.screenWords) with a text field"
        + (own.map { "; `formlift try \($0.name)` runs UIKit code" } ?? "")
    }
    let names = SourceImporter(sources).run().forms.map(\.name)
    return "no view \"\(view)\" with a text field"
      + (names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))")
  }

  /// Returns the source file at a path, or all source files in a folder.
  ///
  /// Prints an error and returns nil if they can't be read.
  private static func sources(at path: String) -> [Source]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return fail("no file \"\(path)\"")
    }
    guard isFolder.boolValue else {
      guard ScreenFormat.isKnown(path) else {
        return fail("\(path) is not a \(ScreenFormat.fileWords)")
      }
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        return fail("\(path) is not readable as UTF-8 text")
      }
      return [Source(name: path, text: text)]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let known = names.sorted().filter(ScreenFormat.isKnown)
    guard !known.isEmpty else { return fail("\(path) has no \(ScreenFormat.fileWords)") }
    return known.flatMap { sources(at: "\(path)/\($0)") ?? [] }
  }

  private static func fail(_ words: String) -> [Source]? {
    complain("formlift import: error: \(words)")
    return nil
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private func complain(_ line: String) { Self.complain(line) }
}
