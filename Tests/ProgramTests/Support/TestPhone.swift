import Forms
import Foundation
import Session

@testable import Program
@testable import Terminal
@testable import SessionRunning

/// A phone that a test touches: a session, and the commands that touches stand for.
final class TestPhone: TouchedPhone {
  private(set) var session: Session
  /// The commands that ran, as a recording has them.
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
  /// Takes the bytes that a terminal sends.
  mutating func take(bytes: String, on phone: TestPhone) {
    var decoder = InputDecoder()
    for event in decoder.take(Array(bytes.utf8)) + decoder.flush() { take(event, on: phone) }
  }

  /// Presses and releases the mouse's button at a cell.
  mutating func click(line: Int, column: Int, on phone: TestPhone) {
    take(.mouse(MouseEvent(kind: .press, line: line, column: column)), on: phone)
    take(.mouse(MouseEvent(kind: .release, line: line, column: column)), on: phone)
  }

  /// Returns the cell of the first place of a text on the page.
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
