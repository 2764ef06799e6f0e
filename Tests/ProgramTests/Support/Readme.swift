import Foundation

/// The fenced blocks of the README.
enum Readme {
  struct Block: Sendable, CustomStringConvertible {
    /// What stands behind the opening fence.
    var mark: String
    /// The number of the opening fence's line, from 1.
    var line: Int
    var lines: [String]

    var description: String { "README.md:\(line)" }
  }

  static var exists: Bool {
    FileManager.default.fileExists(atPath: "\(Repository.root)/README.md")
  }

  /// Returns the blocks with that mark, in order.
  static func blocks(marked mark: String) throws -> [Block] {
    guard exists else { return [] }
    var blocks: [Block] = []
    var open: Block?
    let lines = try Repository.text("README.md").components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if let block = open, line.hasPrefix("```") {
        blocks.append(block)
        open = nil
      } else if line.hasPrefix("```") {
        let mark = line.drop { $0 == "`" }.trimmingCharacters(in: .whitespaces)
        open = Block(mark: mark, line: index + 1, lines: [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks.filter { $0.mark == mark }
  }
}
