import Foundation

/// The fenced blocks of the README, and of other documents in Markdown.
enum Readme {
  struct Block: Sendable, CustomStringConvertible {
    /// The document's path in the package.
    var file: String
    /// What stands behind the opening fence.
    var mark: String
    /// The number of the opening fence's line, from 1.
    var line: Int
    var lines: [String]

    var description: String { "\(file):\(line)" }
  }

  static var exists: Bool {
    FileManager.default.fileExists(atPath: "\(Repository.root)/README.md")
  }

  /// Returns the README's blocks with that mark, in order; none without a README.
  static func blocks(marked mark: String) throws -> [Block] {
    exists ? try blocks(marked: mark, in: "README.md") : []
  }

  /// Returns a document's blocks with that mark, in order.
  static func blocks(marked mark: String, in file: String) throws -> [Block] {
    try blocks(of: Repository.text(file), named: file).filter { $0.mark == mark }
  }

  /// Returns the blocks of a text in Markdown, in order.
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
