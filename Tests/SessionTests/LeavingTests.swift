import Testing

@testable import Session

/// Tests the rules that are checked when a field is left.
struct LeavingTests {
  private static let form = """
    form: A
    device: iphone-5s
    settings: {underBars: off}
    sections:
      - rows:
          - {field: mail, email: true}
          - {field: zip, pattern: "[0-9]{5}"}
          - {field: pin, secure: true, equals: again, message: Type it twice}
          - {field: again, secure: true}
    """

  @Test("A row grows by a message when its field is left invalid") func rowShowsAMessage() throws {
    var stage = try Stage(yaml: Self.form)
    let transcript = """
      > focus mail
      > type ada
      mail = "ada"
      > next
      mail: must be an e-mail address, not "ada"
      > get table.contentSize.height
      194
      > get active.frame.y
      126
      > set mail ada@b.c
      mail = "ada@b.c"
      > get table.contentSize.height
      176
      """
    #expect(stage.replay(transcript, lines: { !$0.contains(" · ") }) == transcript)
    #expect(stage.session.message(ofRow: 0) == nil)
    try stage.run("undo")
    #expect(stage.session.message(ofRow: 0) == "must be an e-mail address, not \"ada\"")
  }

  /// An empty field that the user only passed through has no message.
  @Test("A pattern is checked only once a field has text") func patternOfAnEmptyField() throws {
    var stage = try Stage(yaml: Self.form, after: ["focus zip", "dismiss"])
    #expect(stage.session.message(ofRow: 1) == nil)
    #expect(try stage.get("table.contentSize.height") == "176")
    try stage.run(["focus zip", "type 9", "dismiss"])
    #expect(stage.session.message(ofRow: 1) == "must be 5 digits, not \"9\"")
    #expect(try stage.get("table.contentSize.height") == "194")
    try stage.run(["focus zip", "delete", "dismiss"])
    #expect(stage.session.message(ofRow: 1) == nil)
    #expect(try stage.get("table.contentSize.height") == "176")
  }

  @Test("The message of a secure field hides its value") func messageHidesSecureValue() throws {
    var stage = try Stage(yaml: Self.form, after: ["focus pin", "type 8063"])
    let lines = stage.output(of: "tap outside")
    #expect(lines.contains("pin: Type it twice"))
    #expect(!lines.joined().contains("8063"))
    try stage.run("set again 8063")
    #expect(stage.session.isComplete)
    try stage.run(["focus pin", "dismiss"])
    #expect(stage.session.message(ofRow: 2) == nil)
  }

  /// If the other field changes, the message is checked again; it makes the row 62 high instead of
  /// 44.
  @Test("A field that must equal another is checked again when that changes")
  func messageOfAnEqualField() throws {
    var stage = try Stage(
      yaml: """
        device: iphone-5s
        settings: {underBars: off}
        sections: [{rows: [{field: a}, {field: b, equals: a}, {field: c}]}]
        """)
    func height() throws -> String { try stage.get("table.contentSize.height") }
    try stage.run(["focus a", "type foo", "focus c"])
    #expect(stage.session.message(ofRow: 1) == nil)
    try stage.run(["focus b", "type fo", "focus c"])
    #expect(stage.session.message(ofRow: 1) == "must be the same as a, not \"fo\"")
    #expect(try height() == "150")
    try stage.run(["focus a", "delete"])
    #expect(stage.session.message(ofRow: 1) == nil)
    #expect(try height() == "132")
    try stage.run("type x")
    #expect(stage.session.message(ofRow: 1) == nil)
    let lines = stage.output(of: "focus c")
    #expect(lines.contains("b: must be the same as a, not \"fo\""))
    #expect(try height() == "150")
  }

  @Test("Messages survive a change of device and rotation") func aMessageMovesWithTheForm() throws {
    var stage = try Stage(yaml: Self.form)
    try stage.run(["focus mail", "type x", "dismiss", "device iphone-5"])
    #expect(try stage.get("table.contentSize.height") == "194")
    #expect(try stage.get("table.contentSize.height", after: "rotate landscape") == "194")
  }
}
