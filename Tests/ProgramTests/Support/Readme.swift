import Foundation

/// Reads fenced code blocks from the README and other Markdown documents.
enum Readme {
  struct Block: Sendable, CustomStringConvertible {
    /// The document's path in the package.
    var file: String
    /// The word after the opening fence, such as `console`.
    var mark: String
    /// The line number of the opening fence, from 1.
    var line: Int
    var lines: [String]

    var description: String { "\(file):\(line)" }
  }

  static var exists: Bool {
    FileManager.default.fileExists(atPath: "\(Repository.root)/README.md")
  }

  /// Returns the README's blocks with a mark, in order, or none if there is no README.
  static func blocks(marked mark: String) throws -> [Block] {
    exists ? try blocks(marked: mark, in: "README.md") : []
  }

  /// Returns a document's blocks with a mark, in order.
  static func blocks(marked mark: String, in file: String) throws -> [Block] {
    try blocks(of: Repository.text(file), named: file).filter { $0.mark == mark }
  }

  /// Returns all blocks of a Markdown text, in order.
  static func blocks(of text: String, named file: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    let lines = text.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if let block = open, line.hasPrefix("```") {
        blocks.append(block)
        open = nil
      } else if line.hasPrefix("```") {
        let mark = line.drop { $0 == "`" }.trimmingCharacters(in: .whitespaces)
        open = Block(file: file, mark: mark, line: index + 1, lines: [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}
