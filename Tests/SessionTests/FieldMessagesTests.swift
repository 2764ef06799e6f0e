import Forms
import Testing

@testable import Session
@testable import SessionState

struct FieldMessagesTests {
  private static let form = """
    form: Three
    sections: [{rows: [{field: a, minLength: 2}, {field: b}, {field: c, maxLength: 2}]}]
    """

  @Test("Messages are listed one per line, in row order") func linesInRowOrder() {
    var messages = FieldMessages()
    #expect(messages.isEmpty)
    for (row, message) in [(11, "last"), (2, "first"), (3, "gone")] { messages[row] = message }
    messages[3] = nil
    #expect(messages.lines { "row \($0)" } == ["row 2: first", "row 11: last"])
    #expect(messages.rows.sorted() == [2, 11])
  }

  /// A field's message moves with its row, and is removed with the row or the field's last rule.
  @Test("Messages move with their rows and end with the last rule")
  func messagesGoWithTheirRows() throws {
    let form = try Form(Self.form)
    var messages = FieldMessages()
    (messages[0], messages[2]) = ("too short", "too long")
    let moved = messages.moved(by: try form.moving(row: 0, to: .after(2)))
    #expect((0...2).map { moved[$0] } == [nil, "too long", "too short"])
    let removed = messages.moved(by: try form.removing(row: 0))
    #expect((0...1).map { removed[$0] } == [nil, "too long"])
    let relaxed = messages.moved(by: try form.setting([GivenKey("maxLength", "")], ofRow: 2))
    #expect((0...2).map { relaxed[$0] } == ["too short", nil, nil])
  }
}
