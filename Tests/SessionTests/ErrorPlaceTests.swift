import Testing

@testable import Session

/// Tests to which word of a command line an error's caret points.
@Suite struct ErrorPlaceTests {
  @Test(
    "The caret stands below the word that is wrong",
    arguments: [
      "strategy ‸foo", "strategy inset-top ‸foo=8", "strategy inset-top ‸version=2",
      "strategy inset-top  ‸margin=abc", "strategy rn-padding ‸version=9.9",
      "strategy inset-top ‸reveal=topp", "why ‸inset-tp", "export ‸reveal=bottom",
      "compare zip inset-top ‸margn=8", "compare zip ‸foo", "compare ‸foo inset-top",
      "setting ‸window 0 0 1 1", "setting ios ‸18", "setting speed ‸99", "setting ‸foo 1",
      "keyboard ‸float 1 2", "keyboard ‸undock", "keyboard height ‸9999", "rotate ‸upside-down",
      "keyboard hardware‸", "scroll rect 1 2 3‸", "tap ‸1000 2000", "device ‸iphone-99",
      "expect ‸active.clearance >= 0", "expect table.bounds.width ‸=> 0", "get ‸nosuch",
      "row move zip before ‸nosuch", "row set zip ‸keyboard=fone", "section add A before ‸9",
      "form set device=iphone-5s ‸style=foo", "revert ‸nosuch", "load ‸nosuch.yaml",
      "audit --law ‸foo", "{‸\"field\": \"zip\"}", "echo ‸\"abc", "‸foo bar", "  ‸foo",
      "‸undo", "‸foreground",
      #"{"command": "focus", "arguments": [‸"zpi"]}"#,
      #"{"command": "scroll", "arguments": ["row", "zip", ‸"centre"]}"#,
      #"{"command": "set", "arguments": ["zip"‸]}"#, #"{"command": "hold"‸}"#,
      #"{"command": "‸foo"}"#, #"{"command": "focus ‸zpi"}"#, #"{"id": 7, "command": ‸3}"#,
      #"{"command": "focus", ‸"argument": ["zip"]}"#, #"{"command": "focus", "arguments": ‸3}"#,
      #"{"command": "focus", "arguments": ["zip", ‸null]}"#,
      #"{"command": "undo", "contents": ‸3}"#, #"{"command": "undo", "id": ‸[]}"#,
    ])
  func caretBelowWrongWord(marked: String) throws {
    let line = marked.replacing("‸", with: "")
    let wanted = marked.unicodeScalars.prefix { $0 != "‸" }.count + 1
    let session = try Stage("player.yaml").session
    let statement = session.statement(line)
    var copy = session
    let error = #expect(throws: CommandError.self) { try copy.run(statement) }
    let indentation = line.prefix { $0 == " " }.count
    let column = error.map(statement.placed)?.column ?? indentation + 1
    #expect(column == wanted, "\(error?.message ?? "")")
  }

  @Test("The caret stands below a text that the keyboard can't type") func textWithoutKeys() throws
  {
    var stage = try Stage("player.yaml", after: ["focus zip"])
    let statement = stage.session.statement("type 12a")
    let error = #expect(throws: CommandError.self) { try stage.session.run(statement) }
    #expect(error.map(statement.placed)?.column == 6)
  }
}
