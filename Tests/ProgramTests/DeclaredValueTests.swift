import Session
import Testing

/// Settings, figures and their like are values in files of their own, which a list has to name: one
/// that is forgotten there compiles, and nothing finds it.
struct DeclaredValueTests {
  /// A type, where its values are declared, and the list's file; `count` is how many there are at least.
  struct List: CustomTestStringConvertible {
    let type: String
    let folder: String
    let file: String
    let count: Int

    var testDescription: String { type }
  }

  private static let lists = [
    List(
      type: "ScreenFormat", folder: "Sources/Importing", file: "Model/ScreenFormat.swift",
      count: 2),
  ]

  @Test(arguments: lists) func noneIsForgotten(list: List) throws {
    let listed = try Self.names(inListOf: "\(list.folder)/\(list.file)")
    let declared = try Repository.files(below: list.folder, suffix: ".swift").flatMap {
      try Self.values(of: list.type, in: Repository.text($0))
    }
    #expect(declared.count >= list.count)
    #expect(Set(declared).subtracting(listed) == [])
  }

  /// What can be imported is a module's that is not built everywhere, so that help names it by hand.
  @Test func helpNamesEachKindOfFileThatIsImported() throws {
    let files = try Repository.files(below: "Sources/Importing", suffix: ".swift").flatMap {
      try Repository.text($0).matches(of: /Files\(ending: "[^"]+", file: "([^"]+)"/).map {
        String($0.1)
      }
    }
    #expect(files.count >= 3)
    #expect(files.filter { !ImportRequest.sources.contains($0) } == [])
  }

  /// Returns the names of a type's values that a source declares.
  private static func values(of type: String, in source: String) throws -> [String] {
    let pattern = try Regex(#"static let (\w+)(?:: [^=\n]+)? =\s+"# + type + #"(?:<[^\n]*>)?\("#)
    return source.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
  }

  /// Returns the words of the list that a source declares, but for those of its texts.
  private static func names(inListOf path: String) throws -> Set<String> {
    let text = try Repository.text(path)
    let list = /static let (?:all|ourOwn|figures)\b[^=\n]* = \[((?s:.)*?)\](?:\n|$)/
    let match = try #require(text.firstMatch(of: list), "\(path) declares no list")
    let code = match.1.replacing(/"[^"\n]*"/, with: "")
    return Set(code.matches(of: /\w+/).map { String($0.0) })
  }
}
