@testable import SessionRunning
@testable import Terminal

import Foundation
import Testing

/// Tests that commands in the README and the guides print what the documents show.
///
/// Fenced blocks are run by their marks, all blocks of a mark one after another. They run in one
/// folder with the contents of the package's folder:
///
/// - `console`: a line `$ COMMAND` is run by `sh`; lines `> …`, or `>` alone, right below it belong
///   to the command. What follows, up to the next `$ `, is all that it writes to standard output
///   and standard error. `formlift` and `swift run formlift` are the program that was built.
/// - `formlift`: a conversation at a terminal of 80 × 23. It types the lines `formlift> COMMAND` or
///   `FIELD> COMMAND` and compares everything shown below them. The first line may be the command
///   that starts the program: `$ formlift ARGUMENTS`. The lines between it and the first prompt are
///   the output at the start. They may be left out completely, and so may the last prompt. Lines
///   longer than 80 columns aren't wrapped.
/// - `sh`: what a newcomer pastes; see ``firstCommands()``.
///
/// In both kinds a line with only `…` matches any number of lines. Spaces at a line's end don't
/// count.
struct ReadmeTests {
  @Test("The README's first commands are those of CI", .enabled(if: Readme.exists))
  func firstCommands() throws {
    let commands = [".ci/setup && swift run formlift", ".ci/setup && swift test"]
    #expect(try Readme.blocks(marked: "sh").flatMap(\.lines) == commands)
    #expect(try Repository.text(".ci/run").split(separator: "\n").contains { $0 == commands[1] })
  }

  /// The README and the pages of the DocC catalog.
  private static let documents =
    ["README.md"] + Repository.files(below: "Sources/Formlift/Formlift.docc", suffix: ".md")

  @Test("The README can be read in one sitting, and a guide has at most 200 lines")
  func lengths() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.components(separatedBy: "\n").count <= 221)
    #expect(readme.utf8.count <= 14_000)
    for document in Self.documents.dropFirst() {
      #expect(
        try Repository.text(document).components(separatedBy: "\n").count <= 201, "\(document)")
    }
  }

  @Test("A document's commands print what it shows", arguments: documents)
  func consoleBlocks(document: String) throws {
    let workplace = try Workplace()
    // An app's code takes the compiler.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for block in try Readme.blocks(marked: "console", in: document) {
      for step in Self.steps(of: block) where !(Sanitizers.areOn && step.compiles) {
        let ending = try workplace.sh("PATH=$PATH:\(path); exec 2>&1\n" + step.command)
        let actual = Self.lines(ending.output)
        #expect(
          actual == step.output.filled(from: actual), "\(block), $ \(step.command)")
      }
    }
  }

  @Test("A document's conversations run as it shows them", arguments: documents)
  func conversations(document: String) throws {
    let workplace = try Workplace()
    for block in try Readme.blocks(marked: "formlift", in: document) {
      let start = Self.arguments(of: block)
      let shown = start == nil ? block.lines : Array(block.lines.dropFirst())
      let conversation = try Conversation(start ?? [], in: workplace)
      for command in shown.compactMap(Conversation.command) { try conversation.type(command) }
      var actual = conversation.lines
      if shown.first.flatMap(Conversation.command) != nil {
        actual = Array(actual.drop { Conversation.command(in: $0) == nil })
      }
      if let last = actual.last, Conversation.isPrompt(last), shown.last != last {
        actual.removeLast()
      }
      #expect(actual == Transcript(lines: shown.map(Self.trimmed)).filled(from: actual), "\(block)")
    }
  }

  private struct Step {
    var command: String
    var output: Transcript

    /// Whether the command compiles an app's code, which can't be linked with a sanitizer's build.
    var compiles: Bool { command.hasPrefix("formlift try") }
  }

  private static func steps(of block: Readme.Block) -> [Step] {
    var steps: [Step] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: Transcript(lines: [])))
      } else if let last = steps.indices.last {
        if line == ">" || line.hasPrefix("> "), steps[last].output.lines.isEmpty {
          steps[last].command += "\n" + line.dropFirst(2)
        } else {
          steps[last].output.lines.append(trimmed(line))
        }
      }
    }
    return steps
  }

  /// Returns the arguments after `formlift` if the block's first line starts the program.
  private static func arguments(of block: Readme.Block) -> [String]? {
    block.lines.first?.wholeMatch(of: /\$ (swift run )?formlift(.*)/).map { match in
      match.2.split(separator: " ").map(String.init)
    }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.components(separatedBy: "\n").map(trimmed)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
