import AppSource

/// A format in which an app's sources describe screens: its files, and how they are read.
package struct ScreenFormat: Sendable {
  let kind: ScreenFile
  let ending: String
  /// What such a file is called.
  let file: String
  /// What is looked for in it.
  let screen: String
  /// Returns the screens of sources that know each other's declarations, or the one of a name, and
  /// the places that cannot be read.
  let read: @Sendable (_ sources: [Source], _ name: String?) -> Reading

  typealias Reading = (screens: [ImportedScreen], breaks: [Finding])

  /// All formats; a file with an ending that none has is taken to be of the first.
  private static let all = ScreenFile.allCases.map(format)

  private static func format(of kind: ScreenFile) -> ScreenFormat {
    switch kind {
    case .swiftUI: .swiftUI
    case .storyboard: .storyboard
    case .xib: .xib
    }
  }

  /// Returns what the sources of each format come to.
  static func read(_ sources: [Source], named name: String?) -> [Reading] {
    let sorted = Dictionary(grouping: sources) { source in
      all.first { $0.has(source.name) }?.kind ?? .swiftUI
    }
    return all.map { $0.read(sorted[$0.kind] ?? [], name) }
  }

  private func has(_ name: String) -> Bool { name.hasSuffix(ending) }

  /// Returns whether a file's name is one that a format's files have.
  package static func isKnown(_ name: String) -> Bool { all.contains { $0.has(name) } }

  /// What the files are called, such as `Swift file, storyboard or xib`.
  package static var fileWords: String { alternatives(all.map(\.file)) }

  /// What is looked for in them, such as `view, storyboard or xib`.
  package static var screenWords: String { alternatives(all.map(\.screen)) }

  private static func alternatives(_ words: [String]) -> String {
    let (others, last) = (words.dropLast(), words.suffix(1))
    return others.joined(separator: ", ") + last.map { " or \($0)" }.joined()
  }
}
