import Forms
import Foundation
import Session
import Testing

@testable import Drawing
@testable import TerminalCells

/// A session for tests, controlled by commands.
struct Stage {
  private(set) var session: Session

  /// Opens a form's definition, or the built-in one on its iphone-5s, and runs commands on it.
  init(_ yaml: String, _ commands: String...) throws {
    try self.init(yaml, commands)
  }

  init(commands: String...) throws {
    try self.init(Form.builtInText, commands)
  }

  private init(_ yaml: String, _ commands: [String]) throws {
    let form = try Form(contentsOf: Data(yaml.utf8), fileName: "test.yaml")
    session = Session(form: form, fileName: "test.yaml")
    for command in commands { try run(command) }
  }

  mutating func run(_ line: String) throws {
    try session.run(line)
  }

  func picture(
    columns: Int = 80, lines: Int = 22, isColored: Bool = false,
    characters: PictureCharacters = .unicode
  ) -> Picture {
    Picture(
      session, columns: columns, lines: lines,
      style: PictureStyle(isColored: isColored, characters: characters))
  }
}
