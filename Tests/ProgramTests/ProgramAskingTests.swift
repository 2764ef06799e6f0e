@testable import Terminal

import Foundation
import Testing

/// Tests `edit` and `fill` in a terminal, and `fill` in a script.
@Suite struct ProgramAskingTests {
  @Test("Editing shows the current value and its rule") func editOpensTheValueWithItsRule() throws {
    let program = try ProgramTerminal(["-q"])
    try program.run("set zip 9021")
    try program.type("edit zip\r", untilLine: "ZIP (5 digits): 9021")
    try program.type("0\r", untilLine: "formlift>")
    try program.run("get values.zip")
    #expect(program.screen.text.hasSuffix("\n90210\nformlift>"))
    try program.type("edit zip\r", untilLine: "ZIP (5 digits): 90210")
    try program.type("\u{15}1", untilLine: "ZIP (5 digits): 1")
    try program.type("\u{3}", untilLine: "formlift>")
    program.type("get values.zip\r")
    try program.terminal.wait(for: "1^C\nformlift> get values.zip\n90210\nformlift>")
  }

  @Test("A number pad rejects letters and asks again") func aPadRefusesLettersAndAsksAgain() throws
  {
    let program = try ProgramTerminal(["-q"], columns: 120)
    try program.type("edit zip\r", untilLine: "ZIP (5 digits):")
    program.type("90x\r")
    try program.terminal.wait(
      for: "error: the number-pad keyboard of zip has no key for \"x\": digits only")
    try program.wait(forLine: "ZIP (5 digits): 90x")
    try program.type("\u{7f}210\r", untilLine: "formlift>")
    try program.run("get values.zip")
    #expect(program.screen.text.hasSuffix("\n90210\nformlift>"))
  }

  @Test("Editing a value has no history and no colors") func aValueHasNeitherHistoryNorColours()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    try program.run("fields")
    try program.type("edit city\r", untilLine: "City:")
    program.type("bogus\u{1b}[A")
    try program.type("\u{1b}[200~ one\ntwo\u{1b}[201~", untilLine: "City: bogus one two")
    #expect(program.screen.style(of: "bogus") == "")
  }

  @Test("A growing text view keeps pasted line breaks") func linesOfATextViewThatGrowsStayLines()
    throws
  {
    let program = try ProgramTerminal(["-q", "\(Repository.root)/forms/notes.yaml"])
    try program.type("edit advice\r", untilLine: "Advice:")
    try program.type("\u{1b}[200~one\ntwo\u{1b}[201~\r", untilLine: "formlift>")
    try program.run("values")
    #expect(program.screen.text.contains(#"advice   "one\ntwo""#))
  }

  @Test(
    "Completing the form offers to save it",
    arguments: [("y", "{\n  \"a\": \"x\"\n}\n"), ("n", nil)] as [(String, String?)])
  func aCompleteFillOffersToSave(key: String, saved: String?) throws {
    let home = try TemporaryFolder()
    let form = try home.file("form.yaml", "sections: [{rows: [{field: a, required: true}]}]\n")
    let answers = home.path + "/a.json"
    let program = try ProgramTerminal(
      ["-q", "--answers", answers, form], columns: 200, home: home)
    try program.type("fill\r", untilLine: "a:")
    program.type("x\r")
    try program.terminal.wait(
      for: "every answer is valid\nComplete. Save to \(answers)? (y or n)")
    try program.type(key, untilLine: "formlift>")
    #expect((try? String(contentsOfFile: answers, encoding: .utf8)) == saved)
  }

  @Test("One letter sets a switch") func aSwitchIsTurnedByOneLetter() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/form.yaml"
    let form = """
      form: A
      sections:
        - rows:
            - {field: news, label: News, kind: switch}
            - {field: terms, label: Terms, kind: switch, value: yes}
      """
    try form.write(toFile: path, atomically: true, encoding: .utf8)
    let program = try ProgramTerminal(["-q", path])
    try program.type("fill\r", untilLine: "News (no):")
    try program.type("perhaps\r", untilText: "error: News must be yes or no, not \"perhaps\"")
    try program.wait(forLine: "News (no): perhaps")
    try program.type("\u{15}y\r", untilLine: "Terms (yes):")
    try program.type("\rn", untilLine: "formlift>")
    try program.run("values")
    #expect(program.screen.text.hasSuffix("\nnews   \"on\"\nterms  \"on\"\nformlift>"))
  }

  @Test("An interrupt stops the questions while the phone moves")
  func anInterruptEndsTheAskingWhileThePhoneMoves() throws {
    let program = try ProgramTerminal(columns: 100, lines: 60)
    try program.type("fill\r", untilLine: "Name:")
    try program.type("\r\r\u{3}", untilLine: "nickname>")
    #expect(program.screen.text.contains("\nstill to do:\n"))
  }

  @Test("Tab completes a picker's options") func tabCompletesThePickersOptions() throws {
    let program = try ProgramTerminal(["-q"])
    try program.type("edit position\r", untilText: "Midfielder")
    try program.type("\u{15}G\t\r", untilLine: "formlift>")
    try program.run("get values.position")
    #expect(program.screen.text.hasSuffix("\nGoalkeeper\nformlift>"))
  }

  @Test("Tab takes an answer and goes on, and the row below names the keys")
  func tabGoesOn() throws {
    let program = try ProgramTerminal(columns: 100, lines: 60)
    try program.type("fill\r", untilText: "\nReturn goes on · Shift-Tab goes back · ^C ends")
    #expect(program.screen.text.contains("\nPlayer\n1 of 12  Name"))
    try program.type("Ada\t", untilLine: "Nickname:")
    #expect(program.screen.text.contains("\nName: Ada\n2 of 12  Nickname"))
    // Born is required, so it takes two keys to leave it empty.
    try program.type("\t\t\t", untilLine: "Position:")
    try program.type("\u{1b}[F", untilText: "▸ Forward")
    try program.type("\t", untilLine: "Shirt number:")
    try program.type("\u{1b}[Z", untilLine: "Position:")
    try program.type("\u{1b}[H", untilText: "▸ Goalkeeper")
    try program.type("\t", untilLine: "Shirt number:")
    #expect(program.screen.text.contains("\nPosition: Goalkeeper\n5 of 12"))
    try program.type("\u{3}", untilLine: "shirt>")
    try program.run("get values.position", thenAt: "shirt>")
    #expect(program.screen.text.contains("\nGoalkeeper\nshirt>"))
  }

  /// A screen reader would read columns across, so with speech each option has its own row.
  @Test("With speech, options are listed one per row") func spokenOptionsStandBelowEachOther()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    program.type("setting speech on\redit position\r")
    try program.terminal.wait(for: "the question") { screen in
      screen.rows[screen.cursor.row].hasSuffix("):")
    }
    try program.type("\t\t", untilText: "\nGoalkeeper\nDefender\nMidfielder\nForward")
  }

  @Test("Filling asks for each field of the form") func fillGoesThroughTheForm() throws {
    let program = try ProgramTerminal(columns: 100, lines: 60)
    try program.type("focus email\rfill\r", untilLine: "E-mail:")
    #expect(program.screen.text.contains("▌ E-mail"))
    try program.type("ada\r", untilText: "error: E-mail must be written like ")
    try program.wait(forLine: "E-mail: ada")
    try program.type("@b.c\r", untilLine: "Street:")
    #expect(program.screen.text.contains("▌ Street"))
    try program.type("\u{1b}[A", untilLine: "E-mail: ada@b.c")
    try program.type("\r", untilLine: "Street:")
    try program.type("Main\r", untilLine: "ZIP:")
    try program.type("\u{10}", untilLine: "Street: Main")
    try program.type("\r90210\r\r\r", untilLine: "PIN:")
    try program.type(
      "8063\r", untilText: "3 required fields are still empty. Go back to them? (y or n)")
    try program.type("n", untilLine: "formlift>")
    #expect(
      program.screen.text.contains(
        """
        still to do:
          name   must not be empty
          born   must not be empty
          shirt  must not be empty
        formlift>
        """))
    try program.run("get values.zip")
    #expect(program.screen.text.contains("\n90210\nformlift>\n"))
  }

  @Test("Control-C stops filling and keeps the answers") func controlCStopsAndKeepsWhatWasGiven()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    try program.type("fill\r", untilLine: "Name:")
    try program.type("Ada\r", untilLine: "Nickname:")
    try program.type("x\u{3}", untilText: "still to do:")
    try program.wait(forLine: "nickname>")
    try program.run("get values.name", thenAt: "nickname>")
    #expect(program.screen.text.hasSuffix("\nAda\nnickname>"))
  }

  @Test(
    "A script's lines answer the questions of fill",
    arguments: [
      ("Ada\n\n1815-12-10\n.\nget values.born\nget active.field\n", "1815-12-10\nposition", 0),
      ("Ada\n\n\n\n7\n\na@b.c\n\n90210\n\n\n8063\nget values.zip\n", "90210", 0),
      ("Ada\n\n\n\n7\n\na@b.c\n\n90210\n\n\n8063\n.\nget values.zip\n", "90210", 0),
      ("Ada\n\n\n\n7\n\na@b.c\n\n90210\n\n\n8063\n.\n.\n", "  .\n  ^", 1),
      ("Ada\n", "pin    must not be empty", 0),
      (
        "Ada\n\n18\nget values.name\n",
        ":4: error: born must be written like \"1998-12-10\", not \"18\"\n  18\n  ^", 1
      ),
    ])
  func aScriptHoldsTheAnswers(lines: String, last: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("script", "fill\n" + lines)
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, ["-q", "-f", script],
      environment: ProgramTerminal.environment(home: folder), columns: 200)
    #expect(try terminal.waitForEnding() == .exited(status: status))
    #expect(
      terminal.screen.text.split(separator: "\n").suffix(3).joined(separator: "\n").contains(last))
  }

  @Test("What was typed stays when the user goes back a field, and is no answer yet")
  func draft() throws {
    let program = try ProgramTerminal()
    try program.type("fill\r", untilLine: "Name:")
    try program.type("Ada\r", untilLine: "Nickname:")
    try program.type("The A\u{1b}[Z", untilLine: "Name: Ada")
    try program.type("\r", untilLine: "Nickname: The A")
    try program.type("da\u{1b}[Z", untilLine: "Name: Ada")
    try program.type("\u{3}", untilLine: "name>")
    try program.run("get values.nickname", thenAt: "name>")
    #expect(program.screen.text.contains("get values.nickname\n\nname>"))
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("With --keep-going each answer keeps its field") func keptGoingAnAnswerKeepsItsField()
    throws
  {
    let folder = try TemporaryFolder()
    let script = try folder.file("script", "fill\nAda\n\n18\nForward\n.\nget values.position\n")
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, ["-kqf", script],
      environment: ProgramTerminal.environment(home: folder), columns: 200)
    #expect(try terminal.waitForEnding() == .exited(status: 1))
    #expect(terminal.screen.text.hasSuffix("\nForward"))
  }
}
