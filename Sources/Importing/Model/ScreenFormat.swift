import AppSource

/// A format in which an app's sources describe screens: its files, and how they are read.
package struct ScreenFormat: Sendable {
  let files: [Files]
  /// Returns the screens of sources that know each other's declarations, or the one of a name, and
  /// the places that cannot be read.
  let read: @Sendable (_ sources: [Source], _ name: String?) -> Reading

  typealias Reading = (screens: [ImportedScreen], breaks: [Finding])

  /// Files with an ending, and what such a file is called, and what is looked for in it.
  struct Files: Sendable {
    let ending: String
    let file: String
    let screen: String
  }

  /// All formats; a file with an ending that none has is taken to be of the first.
  private static let all: [ScreenFormat] = [.swiftUI, .interfaceBuilder]

  /// Returns what the sources of each format come to.
  static func read(_ sources: [Source], named name: String?) -> [Reading] {
    let sorted = Dictionary(grouping: sources) { source in
      all.firstIndex { $0.has(source.name) } ?? 0
    }
    return all.enumerated().map { index, format in format.read(sorted[index] ?? [], name) }
  }

  private func has(_ name: String) -> Bool { files.contains { name.hasSuffix($0.ending) } }

  /// Returns whether a file's name is one that a format's files have.
  package static func isKnown(_ name: String) -> Bool { all.contains { $0.has(name) } }

  /// What the files are called, such as `Swift file, storyboard or xib`.
  package static var fileWords: String { alternatives(all.flatMap(\.files).map(\.file)) }

  /// What is looked for in them, such as `view, storyboard or xib`.
  package static var screenWords: String { alternatives(all.flatMap(\.files).map(\.screen)) }

  private static func alternatives(_ words: [String]) -> String {
    let (others, last) = (words.dropLast(), words.suffix(1))
    return others.joined(separator: ", ") + last.map { " or \($0)" }.joined()
  }
}
