import Forms
import Foundation
import Session
import Testing

@testable import Drawing

/// A session that a test plays by commands.
struct Stage {
  private var interpreter: Interpreter

  var session: Session { interpreter.session }

  /// Opens a form's definition, or the built-in one on its iphone-5s, and runs commands on it.
  init(_ yaml: String, _ commands: String...) throws {
    try self.init(yaml, commands)
  }

  init(commands: String...) throws {
    try self.init(Form.builtInText, commands)
  }

  private init(_ yaml: String, _ commands: [String]) throws {
    let form = try Form(contentsOf: Data(yaml.utf8), fileName: "test.yaml")
    interpreter = Interpreter(Session(form: form, fileName: "test.yaml"), files: NoFiles())
    for command in commands { try run(command) }
  }

  mutating func run(_ line: String) throws {
    let command = try #require(try CommandParser.parse(line))
    _ = try interpreter.run(command)
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

/// A disk without files.
private struct NoFiles: FileAccess {
  func read(_ path: String) throws(FileError) -> Data {
    throw FileError(.read, path, .other("no files here"))
  }

  func write(_ data: Data, to path: String) throws(FileError) {
    throw FileError(.write, path, .other("no files here"))
  }
}
