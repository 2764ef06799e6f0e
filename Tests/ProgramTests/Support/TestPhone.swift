import Forms
import Foundation
import Session

@testable import Program
@testable import Terminal
@testable import SessionRunning

/// A phone for tests of touches: it has a session and records the commands that touches cause.
final class TestPhone: TouchedPhone {
  private(set) var session: Session
  /// The commands that ran, as a recording would have them.
  private(set) var commands: [String] = []

  init(_ yaml: String = Form.builtInText, _ commands: String...) throws {
    let form = try Form(contentsOf: Data(yaml.utf8), fileName: "test.yaml")
    session = Session(form: form, fileName: "test.yaml")
    for command in commands { try session.run(command) }
  }

  func run(_ line: String, inPlaceOfLast: Bool) -> TouchResult {
    let statement = session.statement(line)
    do throws(CommandError) {
      let outcome =
        inPlaceOfLast
        ? try session.replaceLast(by: statement) : try session.run(statement)
      if inPlaceOfLast { commands.removeLast() }
      commands.append(line)
      return .done(changesState: session.hasChangedState, words: outcome.notices.last)
    } catch {
      return .refused(error.message)
    }
  }
}

extension TouchLoop {
  /// Decodes the bytes that a terminal sends and handles the keys, pastes and clicks.
  mutating func take(bytes: String, on phone: TestPhone) {
    var decoder = InputDecoder()
    for event in decoder.take(Array(bytes.utf8)) + decoder.flush() { take(event, on: phone) }
  }

  /// Presses and releases the mouse button at a cell, counted from 0.
  mutating func click(line: Int, column: Int, on phone: TestPhone) {
    take(.mouse(MouseEvent(kind: .press, line: line, column: column)), on: phone)
    take(.mouse(MouseEvent(kind: .release, line: line, column: column)), on: phone)
  }

  /// Returns the cell, from 0, where a text is first in the picture, or nil if it isn't there.
  func cell(of text: String, on phone: TestPhone) -> (line: Int, column: Int)? {
    var screen = TerminalScreen(columns: columns, lines: lines)
    screen.feed(Array(picture(of: phone.session).page.text(over: nil).utf8))
    for (line, row) in screen.rows.enumerated() {
      if let range = row.range(of: text) {
        return (line, row.distance(from: row.startIndex, to: range.lowerBound))
      }
    }
    return nil
  }
}
