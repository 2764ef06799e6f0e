import Foundation
import Testing

@testable import Program
@testable import Terminal
@testable import SessionRunning

/// Tests the line editor in pseudo terminals.
///
/// They run one after another, because the process has only one terminal to restore at its end.
@Suite(.serialized) struct LineEditorTests {
  struct Typing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keys: String
    var result: String

    init(_ description: String, _ keys: String, _ result: String) {
      testDescription = description
      self.keys = keys
      self.result = result
    }
  }

  @Test(
    "The editor returns the typed line",
    arguments: [
      Typing("plain", "focus zip", "focus zip"),
      Typing("two bytes and two columns", "é 漢字 ü", "é 漢字 ü"),
      Typing("Backspace takes a skin tone with its hand", "a👍🏽\u{7f}b", "ab"),
      Typing("Backspace takes an accent with its letter", "ae\u{301}\u{7f}b", "ab"),
      Typing("Left passes a family as one", "a👨‍👩‍👧\u{1b}[Db", "ab👨‍👩‍👧"),
      Typing("Right passes a hand as one", "👍🏽b\u{1}\u{1b}[Ca", "👍🏽ab"),
      Typing("Delete takes a hand as one", "👍🏽b\u{1}\u{1b}[3~", "b"),
      Typing("^D deletes", "xb\u{1}\u{4}", "b"),
      Typing("Home and End", "b\u{1b}[Ha\u{1b}[Fc\u{1b}[1~0\u{1b}[4~d", "0abcd"),
      Typing("^Left and ^Right", "one two\u{1b}[1;5D-\u{1b}[1;5C+", "one -two+"),
      Typing("M-b and M-f", "one two\u{1b}b-\u{1b}f+", "one -two+"),
      Typing("Right at the end takes the hint", "foc\u{1b}[C", "focus zip"),
      Typing("^F at the end takes the hint", "foc\u{6}!", "focus zip!"),
      Typing("Tab as far as it is sure", "f\tc\t", "focus "),
      Typing("^L keeps the line", "ab\u{c}c", "abc"),
      Typing("a paste of one line", "a\u{1b}[200~b\u{1b}c\te\u{301}\n\u{1b}[201~d", "abc\téd"),
      Typing("^_ takes back a Tab", "fol\t\u{1f}!", "fol!"),
      Typing("^_ takes back a hint", "foc\u{1b}[C\u{1f}!", "foc!"),
      Typing("^_ takes back a choice", "fo\t\t\t\t\u{1f}!", "fo!"),
      Typing("^_ before a Tab takes back what was typed", "fol\tx\u{1f}\u{1f}\u{1f}a", "a"),
      Typing("broken UTF-8 is left out by hand", "a\u{85}b", "ab"),
    ])
  func givesWhatWasTyped(_ typing: Typing) throws {
    let edited = try EditedTerminal(columns: 60)
    try edited.type(typing.keys + "\r")
    try edited.terminal.wait(for: "text(\(String(reflecting: typing.result)))")
    try edited.end()
  }

  @Test("A paste of several lines is returned as a paste") func aPasteOfSeveralLinesIsHandedOver()
    throws
  {
    let edited = try EditedTerminal(columns: 60)
    try edited.type("fo\u{1b}[200~cus\r\nnext\rquit\r\u{1b}[201~")
    try edited.terminal.wait(for: #"pasted(["focus", "next", "quit"], typed: "#)
    try edited.waitUntilClosed()
  }

  /// On a slow connection, the bytes of one key arrive one by one.
  @Test(
    "A key whose bytes arrive slowly leaves nothing behind",
    arguments: ["\u{1b}[15~", "\u{1b}[1;9A", "\u{1b}OP", "\u{1b}[[E"])
  func aSlowKeyLeavesNothingBehind(key: String) throws {
    let edited = try EditedTerminal()
    try edited.type("a")
    for byte in key {
      usleep(120_000)
      edited.terminal.send(String(byte))
    }
    try edited.terminal.send("b\r", untilText: "text(\"ab\")")
    try edited.end()
  }

  @Test("Esc waits for its key while the line stays visible")
  func escWaitsForItsKeyWithTheLineInView() throws {
    let edited = try EditedTerminal()
    try edited.type("ab cd\u{1b}")
    try edited.terminal.wait(forRow: "> ab cd", cursorColumn: 7)
    try edited.terminal.send("b", untilRow: "> ab cd", cursorColumn: 5)
    try edited.end()
  }

  @Test("Bracketed paste is on until the editor closes") func pastesAreMarkedUntilTheEditorCloses()
    throws
  {
    let edited = try EditedTerminal()
    try edited.terminal.wait(for: "> ") { $0.modes.contains(2004) && $0.text == ">" }
    try edited.end()
    #expect(edited.terminal.screen.modes.isEmpty)
  }

  @Test("A second Tab lists the candidates below the line") func aSecondTabListsAndComesBack()
    throws
  {
    let edited = try EditedTerminal()
    try edited.type("fo\t\t")
    try edited.terminal.wait(for: "does fold")
    try edited.terminal.wait(forRow: "> fo", cursorColumn: 4)
    #expect(
      edited.terminal.screen.text == """
        > fo
        focus  does focus  fold   does fold
        """
    )
    try edited.terminal.send("\t\t", untilRow: "> fold", cursorColumn: 6)
    #expect(edited.terminal.screen.style(of: "fold   does") == "7")
    try edited.terminal.send("\t\u{1b}[Z\r", untilText: "text(\"fold\")")
    try edited.end()
  }

  @Test("A wrapped line returns after the list") func aWrappedLineComesBackAfterTheList() throws {
    let edited = try EditedTerminal(columns: 20)
    try edited.type("                      \u{1}fo\t\t")
    try edited.terminal.wait(for: "does fold")
    try edited.terminal.wait(for: "line") { $0.cursor.row == 0 && $0.cursor.column == 4 }
    #expect(
      edited.terminal.screen.text == """
        > fo

        focus  does focus
        fold   does fold
        """
    )
    try edited.end()
  }

  @Test("A long completion menu has pages") func aMenuThatIsTooLongIsPaged() throws {
    let edited = try EditedTerminal()
    try edited.type("n\t\t")
    try edited.terminal.wait(for: "rows 1 to 8 of 60")
    try edited.terminal.send("\u{1b}[Z", untilRow: "> number60", cursorColumn: 10)
    #expect(edited.terminal.screen.rows.dropFirst().prefix(4).last == "number60  does number60")
    #expect(edited.terminal.screen.text.hasSuffix("\nrows 57 to 60 of 60"))
    try edited.end()
  }

  @Test("A plain terminal asks before a long list") func onAPlainTerminalMoreThanAScreenfulAsks()
    throws
  {
    let edited = try EditedTerminal(type: "dumb")
    try edited.type("n\t\t")
    try edited.terminal.wait(forRow: "Display all 60 possibilities? (y or n)", cursorColumn: 39)
    try edited.terminal.send("n", untilRow: "> number", cursorColumn: 8)
    try edited.terminal.send("\ty", untilText: "number60")
    try edited.terminal.wait(forRow: "> number", cursorColumn: 8)
    try edited.end()
  }

  @Test("The hint is dim and disappears with Return") func theHintIsDimAndGoesWithReturn() throws {
    let edited = try EditedTerminal()
    try edited.type("foc")
    try edited.terminal.wait(forRow: "> focus zip", cursorColumn: 5)
    #expect(edited.terminal.screen.style(of: "us zip") == "2")
    try edited.terminal.send("\r", untilText: "text(\"foc\")")
    #expect(edited.terminal.screen.rows[0] == "> foc")
    try edited.end()
  }

  @Test("Colors are drawn in the line") func coloursAreDrawnOverTheLine() throws {
    let edited = try EditedTerminal()
    try edited.type("zip code")
    try edited.terminal.wait(for: "green") { $0.style(of: "zip code") == "32" }
    #expect(edited.terminal.screen.style(of: "code") == "")
    try edited.end()
  }

  @Test("Combining characters are shown") func combiningCharactersAreSeen() throws {
    let edited = try EditedTerminal()
    try edited.type("xe\u{301}y\u{1b}[D")
    try edited.terminal.wait(forRow: "> xe\u{301}y", cursorColumn: 4)
    try edited.end()
  }

  @Test("A dumb terminal gets no escape sequences") func aDumbTerminalGetsNoEscapeSequence() throws
  {
    let edited = try EditedTerminal(type: "dumb")
    try edited.type("foc\t\t\u{7f}\u{7f}old\r")
    try edited.terminal.wait(for: "text(\"")
    try edited.end()
    #expect(!edited.terminal.transcript.contains(0x1b))
  }

  @Test("A given line is edited from its end") func theLineAtHandIsEdited() throws {
    let edited = try EditedTerminal(prefill: "Ada e\u{301}")
    try edited.terminal.wait(forRow: "> Ada é", cursorColumn: 7)
    try edited.terminal.send("!\r", untilText: #"text("Ada é!")"#)
    try edited.terminal.wait(forRow: "> Ada é", cursorColumn: 7)
    try edited.end()
  }

  @Test("Up finds lines that begin like the text before the cursor")
  func upSearchesForWhatStandsBeforeTheCursor() throws {
    let edited = try EditedTerminal()
    for line in ["focus zip", "fold", "focus name"] {
      try edited.type(line + "\r")
      try edited.terminal.wait(for: "text(\"\(line)\")")
    }
    try edited.type("foc\u{1b}[A")
    try edited.terminal.wait(forRow: "> focus name", cursorColumn: 12)
    try edited.terminal.send("\u{1b}OA", untilRow: "> focus zip", cursorColumn: 11)
    try edited.terminal.send("\u{1b}[B\u{1b}[B", untilRow: "> focus zip", cursorColumn: 5)
    try edited.end()
  }

  @Test("Control-R searches the history") func controlRSearches() throws {
    let edited = try EditedTerminal()
    try edited.type("focus zip\r")
    try edited.terminal.wait(for: "text(\"focus zip\")")
    try edited.type("\u{12}zi")
    try edited.terminal.wait(for: "search back: zi")
    // Keys that came together are drawn together, however long the line.
    #expect(edited.terminal.transcriptText.contains("search back: zi"))
    edited.terminal.send("\r")
    try edited.terminal.wait(for: "twice") {
      $0.text.components(separatedBy: "text(\"focus zip\")").count == 3
    }
    try edited.end()
  }

  @Test("The user's editrc cannot remove essential keys")
  func theUsersFileCannotTakeTheEssentialKeysAway() throws {
    let file = try TemporaryFolder().file("editrc", "bind -e\nbind \"^I\" ed-insert\nedit off\n")
    let edited = try EditedTerminal(initFile: file)
    try edited.type("f\tc\t!\r")
    try edited.terminal.wait(for: "text(\"focus !\")")
    try edited.end()
  }

  @Test("The editor restores the terminal's settings") func theTerminalIsAsItWas() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let edited = try EditedTerminal()
    try edited.terminal.wait(for: ">")
    #expect(edited.terminal.settings != before)
    try edited.end()
    #expect(edited.terminal.settings == before)
  }

  @Test("The cursor is right in a line at the margin") func aLineAtTheMarginKeepsTheCursor() throws
  {
    let edited = try EditedTerminal(columns: 10)
    try edited.type("1234567漢5")
    try edited.terminal.wait(for: "wrap") { $0.text == "> 1234567\n漢5" && $0.cursor.column == 3 }
    edited.terminal.send("\u{1b}[D\u{1b}[D\u{1b}[D")
    try edited.terminal.wait(for: "left") { $0.cursor.row == 0 && $0.cursor.column == 8 }
    try edited.end()
  }
}
