import AppSource

/// A file format that screens are imported from, with its file ending and reader.
package struct ScreenFormat: Sendable {
  let kind: ScreenFile
  let ending: String
  /// The name of the format's files in messages, such as `storyboard`.
  let file: String
  /// The name of the format's screens in messages, such as `view`.
  let screen: String
  /// Reads the screens in sources that share declarations, or only the named screen.
  ///
  /// The result includes the places that can't be parsed.
  let read: @Sendable (_ sources: [Source], _ name: String?) -> ReadResult

  typealias ReadResult = (screens: [ImportedScreen], breaks: [SourceProblem])

  /// All formats that screens can be imported from.
  ///
  /// A file with an unknown ending counts as the first format.
  private static let all = ScreenFile.allCases.map(format)

  private static func format(of kind: ScreenFile) -> ScreenFormat {
    switch kind {
    case .swiftUI: .swiftUI
    case .storyboard: .storyboard
    case .xib: .xib
    }
  }

  /// Reads the screens from the sources of each format.
  static func read(_ sources: [Source], named name: String?) -> [ReadResult] {
    let sorted = Dictionary(grouping: sources) { source in
      all.first { $0.has(source.name) }?.kind ?? .swiftUI
    }
    return all.map { $0.read(sorted[$0.kind] ?? [], name) }
  }

  private func has(_ name: String) -> Bool { name.hasSuffix(ending) }

  /// Returns whether a file name has the ending of a format.
  package static func isKnown(_ name: String) -> Bool { all.contains { $0.has(name) } }

  /// The names of the file kinds, for example `Swift file, storyboard or xib`.
  package static var fileWords: String { alternatives(all.map(\.file)) }

  /// The names of the screen kinds, for example `view, storyboard or xib`.
  package static var screenWords: String { alternatives(all.map(\.screen)) }

  private static func alternatives(_ words: [String]) -> String {
    let (others, last) = (words.dropLast(), words.suffix(1))
    return others.joined(separator: ", ") + last.map { " or \($0)" }.joined()
  }
}
