import AppSource

/// A kind of source file to import screens from: its file name ending and its parser.
package struct ScreenFormat: Sendable {
  let kind: ScreenFile
  let ending: String
  /// What messages call a file of this kind, such as `storyboard`.
  let file: String
  /// What messages call a screen in a file of this kind, such as `view`.
  let screen: String
  /// Imports the screens from source files of this kind.
  ///
  /// If `name` isn't nil, screens with another name can be missing. The files share declarations.
  /// The result also has the places that can't be parsed.
  let read: @Sendable (_ sources: [Source], _ name: String?) -> ReadResult

  typealias ReadResult = (screens: [ImportedScreen], breaks: [SourceProblem])

  /// All kinds of source files that can contain screens to import.
  ///
  /// A file with an unknown ending is treated as the first kind, a Swift file.
  private static let all = ScreenFile.allCases.map(format)

  private static func format(of kind: ScreenFile) -> ScreenFormat {
    switch kind {
    case .swiftUI: .swiftUI
    case .storyboard: .storyboard
    case .xib: .xib
    }
  }

  /// Imports the screens from source files of all kinds, with one result for each kind.
  ///
  /// If `name` is not nil, the result has the screens with that name, and possibly some others.
  static func read(_ sources: [Source], named name: String?) -> [ReadResult] {
    let sorted = Dictionary(grouping: sources) { source in
      all.first { $0.has(source.name) }?.kind ?? .swiftUI
    }
    return all.map { $0.read(sorted[$0.kind] ?? [], name) }
  }

  private func has(_ name: String) -> Bool { name.hasSuffix(ending) }

  /// Returns whether a file name has an ending from which screens can be imported.
  package static func isKnown(_ name: String) -> Bool { all.contains { $0.has(name) } }

  /// The kinds of files as a phrase for messages: `Swift file, storyboard or xib`.
  package static var fileWords: String { alternatives(all.map(\.file)) }

  /// The kinds of screens as a phrase for messages: `view, storyboard or xib`.
  package static var screenWords: String { alternatives(all.map(\.screen)) }

  private static func alternatives(_ words: [String]) -> String {
    let (others, last) = (words.dropLast(), words.suffix(1))
    return others.joined(separator: ", ") + last.map { " or \($0)" }.joined()
  }
}
