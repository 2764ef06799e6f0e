/// The way to a value of a document: keys and positions in lists, from 0.
///
/// Its parts are shared, so that every value of a long document can have one.
package indirect enum DocumentPath: Equatable, Sendable {
  case root
  case key(String, in: DocumentPath)
  case element(Int, in: DocumentPath)
}

extension DocumentPath: CustomStringConvertible {
  /// The path as in `sections[0].rows[2].height`; the root's is empty.
  package var description: String {
    switch self {
    case .root: ""
    case .element(let index, let list): "\(list)[\(index)]"
    case .key(let key, let parent): parent.description + Self.step(key, isFirst: parent == .root)
    }
  }

  private static func step(_ key: String, isFirst: Bool) -> String {
    let isWord = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard isWord else { return "[\(key.quoted)]" }
    return isFirst ? key : ".\(key)"
  }
}
