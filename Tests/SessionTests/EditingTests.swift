import Testing

@testable import Session

/// Tests typing, deleting and setting values.
@Suite struct EditingTests {
  /// In a text view, Return adds a line break and the delegate isn't asked.
  @Test("Return in a text view begins a new line without asking the delegate")
  func returnInATextView() throws {
    var stage = try Stage("checkout.yaml", after: ["focus note", "type Ring"])
    #expect(stage.output(of: "return").first == "return begins a new line")
    #expect(stage.output(of: "show events") == [])
    #expect(try stage.get("values.note") == "Ring\n")
  }

  /// A hardware keyboard has letters, and an iPad's number pad is its full keyboard, with digits
  /// shown.
  @Test(
    "A hardware keyboard or an iPad types letters into a number field",
    arguments: ["keyboard hardware on", "device ipad-9.7"])
  func lettersWithoutAPad(change: String) throws {
    let stage = try Stage("player.yaml", after: [change, "focus zip", "type x"])
    #expect(try stage.get("values.zip") == "x")
  }

  @Test("Type accepts only characters that the keyboard has keys for")
  func typingGoesThroughTheKeyboard() throws {
    let transcript = """
      > type 9
      error: `type` needs an active field; `focus FIELD` makes one active
      > delete
      error: `delete` needs an active field; `focus FIELD` makes one active
      > clear
      error: `clear` needs an active field; `focus FIELD` makes one active, and ^L clears the screen
      > focus zip
      > type 90
      zip = "90"
      > type 2x10
      error: the number-pad keyboard of zip has no key for "x": digits only; `set` works without the keyboard
      > type 210
      zip = "90210"
      > set zip 90x10
      zip = "90x10"
      > focus email
      zip: must be 5 digits, not "90x10"
      > type ada@b c
      error: the email keyboard of email has no key for " ": ASCII characters without blanks only; `set` works without the keyboard
      > keyboard kind default
      > type ada@b c
      email = "ada@b c"
      > set email "ada@b c"
      > clear
      email = ""
      > get changed
      {"email":""}
      """
    var stage = try Stage("player.yaml")
    #expect(stage.replay(transcript, lines: { !$0.contains(" · ") }) == transcript)
  }

  @Test("An error shows a control character in caret notation")
  func controlCharacterInAnError() throws {
    var stage = try Stage("player.yaml", after: ["focus zip"])
    #expect(
      stage.output(of: "type 1\u{1B}") == [
        "error: the number-pad keyboard of zip has no key for \"^[\": digits only; `set` works "
          + "without the keyboard"
      ])
  }

  /// `delete` removes what a person sees as one character.
  @Test("Delete removes whole characters, even emoji of several code points")
  func deletesGraphemes() throws {
    var stage = try Stage("player.yaml", after: ["focus name", "type Zoë 👨‍👩‍👧e\u{301}"])
    #expect(try stage.get("values.name", after: "delete") == "Zoë 👨‍👩‍👧")
    #expect(try stage.get("values.name", after: "delete") == "Zoë ")
    #expect(try stage.get("values.name", after: "delete 2") == "Zo")
    #expect(try stage.get("values.name", after: "delete 99") == "")
  }

  @Test("Errors and hints show an empty option as quotes") func emptyOptionIsQuoted() throws {
    var stage = try Stage(
      yaml: "form: A\nsections: [{rows: [{field: o, options: [A, '', C]}]}]\n")
    #expect(
      stage.output(of: "set o Zug") == [#"error: o must be A, "" or C, not "Zug""#])
    let hint = HintProvider(stage.session, history: []).hint(for: "set o ")
    #expect(hint?.shown == #"‹A|""|C›"#)
  }

  @Test("A picker accepts only its options") func pickerAcceptsOnlyItsOptions() throws {
    let transcript = """
      > focus position
      > type Mid
      error: position must be Goalkeeper, Defender, Midfielder or Forward, not "Mid"; did you \
      mean "Midfielder"?
      > delete
      error: position must be Goalkeeper, Defender, Midfielder or Forward, not "Midfielde"; \
      did you mean "Midfielder"?
      > type Forward
      position = "Forward"
      > set position Defender
      position = "Defender"
      > set position Striker
      error: position must be Goalkeeper, Defender, Midfielder or Forward, not "Striker"
      > clear
      position = ""
      > validate
      error: 6 fields break a rule: name, born, shirt, email, zip and pin
      """
    var stage = try Stage("player.yaml")
    let isWanted = { (line: String) in !line.contains(" · ") && !line.contains("must not be empty")
    }
    #expect(stage.replay(transcript, lines: isWanted) == transcript)
  }

  @Test("Edit asks the program to open the line editor for a field")
  func editOpensTheLineEditor() throws {
    var stage = try Stage("player.yaml")
    #expect(try stage.run("edit zip").effect == .edit(row: 8))
    #expect(
      stage.output(of: "edit") == [
        "error: `edit` needs an active field; `focus FIELD` makes one active"
      ])
    try stage.run("focus zip")
    #expect(try stage.run("edit").effect == .edit(row: 8))
  }
}
