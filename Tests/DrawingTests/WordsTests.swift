import Forms
import Foundation
import Testing

@testable import Drawing

/// Tests how pictures show a form's texts and values.
@Suite struct WordsTests {
  private static let form = """
    form: "A title\\a that is much too long for the bar"
    tabBar: true
    device: iphone-5s
    sections:
      - header: "Wh\\x1bo"
        footer: A footer that takes more than one line.
        rows:
          - {field: pass, label: "Pass\\tword", secure: true, value: hunter2}
          - {text: Only letters and digits may appear on the shirt., height: 88}
          - {field: bare, value: "\\u202Eevil\\u202C 🇩🇪 end"}
          - {field: pick, label: Zwölf Boxkämpfer jagen, value: yes, options: ["yes", "no"]}
          - {field: wide, label: 漢字, value: ада 👨‍👩‍👧 e\u{301}nd, placeholder: none}
          - {field: empty, label: Empty, placeholder: A long placeholder of words}
    """

  /// 568 points are 22 to a line, so the row of 88 has its middle, 180, in line 8.
  @Test("Text is escaped, truncated and wrapped") func everythingIsEscapedCutAndWrapped() throws {
    let stage = try Stage(Self.form)
    #expect(
      stage.picture(columns: 40, lines: 28).text == """
        ╭──────────────────────────────╮
        │  ▂▄▆        9:41      100 %  │
        │ A title^G that is much too … │
        ├──────────────────────────────┤
        │  Wh^[o ────────────────────  │
        │                              │
        │  Pass^Iword •••••••          │
        │  ──────────────────────────  │
        │                              │
        │  Only letters and digits     │
        │  may appear on the shirt.    │
        │  ──────────────────────────  │
        │  <202E>evil<202C> 🇩🇪 end     │
        │  ──────────────────────────  │
        │  Zwölf Boxkämpfer ja… yes ▾  │
        │  ──────────────────────────  │
        │  漢字     ада 👨‍👩‍👧 e\u{301}nd         │
        │  ──────────────────────────  │
        │  Empty    ‹A long placeho…›  │
        │  A footer that takes more …  │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        ├──────────────────────────────┤
        │        ◆     ◇     ◇         │
        ╰──────────────────────────────╯

        """)
  }

  @Test("A long value is truncated at its start while active")
  func theActiveFieldIsCutBeforeItsCaret() throws {
    let stage = try Stage(Self.form, "set wide 'abcdefghijklmnopqrstuvwxyz'", "focus wide")
    #expect(stage.picture(columns: 40).text.contains("│▌ 漢字     …lmnopqrstuvwxyz▏ ▁│"))
  }

  /// With 44 points to a line, the row at 103 … 258 has lines 2 to 5, and the row below it line 6.
  @Test("A text view is drawn with its lines") func aTextViewHasItsLines() throws {
    let form = """
      form: Notes
      device: iphone-16
      style: plain
      sections:
        - rows:
            - {field: note, label: Note, lines: 3, height: 155}
            - {field: next, label: Next}
      """
    let note = #"set note "one\ntwo and three, four\nfive\nsix""#
    let still = try Stage(form, note).picture(columns: 40, lines: 26).text.split(separator: "\n")
    #expect(
      still[3...7] == [
        "│                              │",
        "│  Note     one                │", "│           two and three,     │",
        "│           four… ▁▁▁▁▁▁▁▁▁▁▁▁▁│", "│  Next                        │",
      ])
    let active = try Stage(form, note, "focus note").picture(columns: 40, lines: 26).text
    #expect(
      active.split(separator: "\n")[3...7] == [
        "│▌                             │",
        "│▌ Note     …four              │", "│▌          five               │",
        "│▌          six▏ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁│", "│  Next                        │",
      ])
  }

  /// 768 points in 33 columns are 23.27 to a column, so 400 … 720 are columns 17 to 30.
  @Test("A floating keyboard is drawn with its sides") func aFloatingKeyboardHasSides() throws {
    let stage = try Stage(commands: "device ipad-9.7", "keyboard float 400 500", "focus zip")
    let text = stage.picture(columns: 40, lines: 24).text
    #expect(text.contains("│  City ▁▁▁▁▁▁▁▁▁▁╭────────────╮▁▁│\n"))
    #expect(text.contains("│  The PIN opens t│ #….,? !' ⌫ │  │\n"))
  }

  /// A row of one line shows the line with the caret if it is active, otherwise its first line.
  @Test("A one-line row shows the line with the caret") func aLineBreakIsNoCharacter() throws {
    let stage = try Stage(Self.form, #"set empty "one\ntwo""#)
    #expect(stage.picture(columns: 40).text.contains("│  Empty    one…               │"))
    let active = try Stage(Self.form, #"set empty "one\ntwo""#, "focus empty")
    #expect(active.picture(columns: 40).text.contains("│▌ Empty    …two▏              │"))
  }

  @Test("A secure value never appears in the picture") func aSecureValueIsNowhere() throws {
    let stage = try Stage(Self.form, "focus pass")
    for columns in [20, 40, 80, 200] {
      let picture = stage.picture(columns: columns, lines: 50, isColored: true)
      #expect(!picture.text.contains("hunter2"))
      #expect(!picture.map.contains("hunter2"))
    }
    #expect(stage.picture().text.contains("•••••••▏"))
  }

  @Test("A plain table's header floats at the top") func aPlainTablesHeaderFloats() throws {
    let stage = try Stage(Self.form, "scroll to 60")
    let lines = stage.picture(columns: 40).text.split(separator: "\n")
    #expect(lines[2] == "│  Wh^[o ────────────────────  │")
  }

  @Test("The area outside the table is hatched") func whatTheTableLeavesFreeIsHatched() throws {
    let stage = try Stage(Self.form, "frame 0 64 320 142")
    let lines = stage.picture(columns: 40).text.split(separator: "\n")
    // At 44 points to a line 206 are 4.7, 519 are 11.8.
    #expect(!lines[5].contains("░"))
    #expect(lines[6...12].allSatisfy { $0.hasPrefix("│░░░") && $0.hasSuffix("░░░│") })
    #expect(!lines[13].contains("░"))
  }

  /// With 44 points to a line, a row at 114 … 176 has only line 3 (114 / 44 = 2.59, 176 / 44 = 4);
  /// with 22 it has three lines.
  @Test("An error follows the value in a one-line row")
  func whatIsWrongStandsBehindTheValueInARowOfOneLine() throws {
    let stage = try Stage(
      """
      form: F
      device: iphone-5s
      sections:
        - rows:
            - {text: Above, height: 50}
            - {field: zip, label: ZIP, pattern: "[0-9]{5}"}
            - {field: b}
      """, "set zip 1", "focus zip", "next")
    let small = stage.picture(columns: 40, lines: 22).text
    #expect(small.contains("│  ZIP      1  ! must be 5 d… ▁│"))
    let large = stage.picture(columns: 40, lines: 40).text
    #expect(large.contains("│   must be 5 digits, not \"1\"  │"))
  }

  /// If a field's words have to move because another row has their line, the error moves with them.
  @Test("An error is drawn beside its own field") func whatIsWrongStandsBesideItsField() throws {
    let stage = try Stage(
      Form.builtInText, "focus zip", "type 12", "focus born", "type abc", "dismiss")
    let text = stage.picture(columns: 80, lines: 14).text
    #expect(text.contains("│  ZIP      12  ! must be 5 … ▁│"), "\(text)")
  }
}
