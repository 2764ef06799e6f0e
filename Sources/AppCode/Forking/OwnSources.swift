import Forms
import Foundation
import Terminal

/// The source files of the app whose code was compiled into this program.
package enum OwnSources {
  nonisolated(unsafe) package static var names: [String] = []
  /// The app's source files as arguments for a command.
  ///
  /// If they are all the Swift files in a folder, the folder is the only argument.
  package static var paths: [String] {
    guard names.count > 1, let first = names.first else { return names }
    let folder = names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
      .split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return !folder.isEmpty && files(in: folder) == names.sorted() ? [folder] : names
  }

  /// Returns the Swift files in a folder and its subfolders, sorted by path, without hidden ones.
  ///
  /// Empty if the path is not a folder.
  package static func files(in folder: String) -> [String] {
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted().map { "\(trimmed)/\($0)" }
  }

  /// The Swift expression that creates the app's screen, as the user wrote it.
  nonisolated(unsafe) package static var expression = ""
  /// Whether an app's own code was compiled into this program.
  package static var areThere: Bool { !names.isEmpty }
  /// The form that represents the screen which the app's code builds, or nil if it builds none.
  nonisolated(unsafe) package private(set) static var form: Form?
  /// The JSON definitions of the forms that the app's code builds, one for each scroll view.
  ///
  /// The command `load` opens them by name.
  nonisolated(unsafe) private static var definitions: [Data] = []
  package static let formName = "own.json"

  /// The names, like file names, of the forms that the app's code builds: own.json, own-2.json.
  package static var formNames: [String] {
    definitions.indices.map { $0 == 0 ? formName : "own-\($0 + 1).json" }
  }

  /// Returns the JSON definition of the app's form with this name, or nil for an unknown name.
  package static func definition(named name: String) -> Data? {
    formNames.firstIndex(of: name).map { definitions[$0] }
  }

  /// Stores the JSON definitions of the forms that the app's code builds.
  ///
  /// `read` parses a definition, or returns nil if it is invalid.
  package static func take(_ definitions: [Data], reading read: (Data) -> Form?) {
    self.definitions = definitions
    form = definitions.first.flatMap(read)
  }

  /// Returns the name of the `@IBOutlet` property that a source line uses, or nil if it uses none.
  ///
  /// `place` is the line as `file:line`.
  private static func outlet(at place: String) -> String? {
    guard let colon = place.lastIndex(of: ":"),
      let number = Int(place[place.index(after: colon)...]),
      let text = text(ofSource: String(place[..<colon]))
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    let used = Set(lines[number - 1].matches(of: /\w+/).map { $0.output })
    let declarations = /@IBOutlet[^\n=]*\bvar\s+(\w+)\s*:[^\n=]*!/
    let outlets = names.lazy.compactMap { Self.text(ofSource: $0) }.flatMap { source in
      source.matches(of: declarations).map { String($0.1) }
    }
    return outlets.first { used.contains($0[...]) }
  }

  /// What to try if the app's screen has no field because its search bar has no navigation bar; nil
  /// for other screens.
  package static var adviceOnSearch: String? {
    let hasSearch = names.lazy.compactMap { text(ofSource: $0) }.contains {
      $0.contains("navigationItem.searchController")
    }
    guard hasSearch, !expression.contains("UINavigationController(") else { return nil }
    return "its search bar needs a navigation bar: "
      + "--as 'UINavigationController(rootViewController: \(expression))'"
  }

  private static func text(ofSource name: String) -> String? {
    try? String(contentsOfFile: name, encoding: .utf8)
  }

  /// Returns a message that says how the app's code failed, and where.
  ///
  /// The place is in the app's source files or in the user's expression.
  package static func words(of failure: ForkedRun.Failure) -> String {
    let found = SourcePlace(sources: names).innermost(ofMoments: failure.moments)
    let made = SourcePlace(sources: [OwnBuild.nameOfExpression])
      .innermost(ofMoments: failure.moments)
    let trap = (found ?? made)?.trap.map { "crashed: \($0)" }
    let reason = failure.isSaid ? failure.reason : trap ?? failure.reason
    let places = [
      found.map { ", at \($0.place)" },
      made.map { _ in ", in \(OwnBuild.nameOfExpression) '\(expression)'" },
      found.flatMap { outlet(at: $0.place) }.map {
        "; the outlet \($0) is nil, since no storyboard is loaded here: set it in "
          + "\(OwnBuild.nameOfExpression), or import the storyboard with formlift import"
      },
    ]
    return "the app's code \(reason)" + places.compactMap(\.self).joined()
  }
}
