import Foundation
import Testing

@testable import Forms

@Suite struct YAMLPatchTests {
  private static let source = """
    # The screen of 2024.
    ---
    form: Player   # as the door says
    required: x
    sections:
      # Who it is.
      - header: Player
        rows:
          # As in the passport.
          - field: name   # not the nickname
            label: 'Name'
            # at least one letter
            required: yes

          # A number on the back.
          - {field: shirt, label: Shirt}  # 1 to 99
      - header: Contact
        footer: >
          The PIN opens
          the locker room.
        rows:
        - label: ZIP
          field: zip
          pattern: "[0-9]{5}"
        - text: |
            Two
            lines
    # The end.

    """.replacing("required: x\n", with: "style: plain\n").replacing("yes", with: "true")

  /// Each case: a part of the source, its replacement in the edited form, and in the resulting
  /// text.
  @Test(
    "An edit changes only its own part of the text",
    arguments: [
      ("label: 'Name'", "label: Full name", "label: Full name"),
      ("form: Player ", "form: A player ", "form: A player "),
      ("label: Shirt}", "label: Shirt, lines: 2}", "label: Shirt, lines: 2}"),
      ("header: Contact", "header: 'Mail: you'", "header: \"Mail: you\""),
      ("pattern: \"[0-9]{5}\"", "pattern: '\\d+'", "pattern: '\\d+'"),
      ("      pattern: \"[0-9]{5}\"\n", "", ""),
      ("    - label: ZIP\n      field: zip", "    - field: zip", "    - field: zip"),
      ("        required: true\n", "", ""),
      ("        # at least one letter\n        required: true\n", "", ""),
      ("form: Player   # as the door says\n", "", ""),
      ("style: plain\n", "style: plain\ndevice: iphone-8\n", "style: plain\ndevice: iphone-8\n"),
      (
        "  - header: Player\n    rows:", "  - rows:", "  - rows:"
      ),
      (
        "- header: Contact\n    footer: >\n      The PIN opens\n      the locker room.\n",
        "- header: Contact\n    footer: None\n", "- header: Contact\n    footer: None\n"
      ),
      ("field: zip", "field: postcode", "field: postcode"),
    ])
  func changesOnlyTheEdit(part: String, other: String, result: String) throws {
    let expected = Self.source.replacing(part, with: result)
    #expect(expected != Self.source)
    // A key's own comment is removed with the key only if it is on the key's line.
    let kept =
      part == "        required: true\n"
      ? Self.source.replacing("        # at least one letter\n        required: true\n", with: "")
      : expected
    #expect(try patched(Self.source, as: Self.source.replacing(part, with: other)) == kept)
  }

  private static let name = [
    "# As in the passport.", "- field: name   # not the nickname", "  label: 'Name'",
    "  # at least one letter", "  required: true",
  ]

  private static func lines(indent: Int) -> String {
    name.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  @Test("A row moves with its comments") func aRowMovesWithItsComments() throws {
    let rest = Self.source.replacing(Self.lines(indent: 6), with: "")
    #expect(rest != Self.source)
    let end = "    - text: |"
    let expected = rest.replacing(end, with: Self.lines(indent: 4) + end)
    #expect(try patched(Self.source, as: expected) == expected)
  }

  @Test("A new row is written in its neighbors' style") func newRowInStyle() throws {
    let (flow, block) = (Self.source, Self.source)
    let shirt = "      - {field: shirt, label: Shirt}  # 1 to 99\n"
    let club = "      - {field: club, label: Club}\n"
    #expect(
      try patched(flow, as: flow.replacing(shirt, with: shirt + club))
        == flow.replacing(shirt, with: shirt + club))
    let zip = "    - label: ZIP\n"
    let city = "    - field: city\n      label: City\n"
    #expect(
      try patched(block, as: block.replacing(zip, with: city + zip))
        == block.replacing(zip, with: city + zip))
  }

  @Test("A row is removed with its comment") func aRowGoesWithItsComment() throws {
    let rest = Self.source.replacing(Self.lines(indent: 6), with: "")
    #expect(try patched(Self.source, as: rest) == rest)
  }

  @Test("Sections move and are removed with their comments") func sectionsMoveAndGo() throws {
    let start = try #require(Self.source.range(of: "  # Who it is.")).lowerBound
    let middle = try #require(Self.source.range(of: "  - header: Contact")).lowerBound
    let end = try #require(Self.source.range(of: "# The end.")).lowerBound
    let (player, contact) = (Self.source[start..<middle], Self.source[middle..<end])
    let (head, tail) = (Self.source[..<start], Self.source[end...])
    let turned = String(head + contact + player + tail)
    #expect(try patched(Self.source, as: turned) == turned)
    let one = String(head + contact + tail)
    #expect(try patched(Self.source, as: one) == one)
  }

  private static let texts = """
    form: T
    sections:
      # first
      - rows:
          - text: keep me  # untouched
          - field: d
      # of Z
      - header: Z
        rows:
          - field: z

      # far

      # near
      - header: Last
        rows:
          - field: l

    """

  /// The section's only field is removed or renamed, so the section is recognized by its other
  /// texts.
  @Test(
    "A section is recognized by its texts when its field changes",
    arguments: ["", "      - field: e\n"])
  func aSectionIsKnownByItsTexts(row: String) throws {
    let other = Self.texts.replacing("      - field: d\n", with: row)
    #expect(other != Self.texts)
    #expect(try patched(Self.texts, as: other) == other)
  }

  private static let lists = [
    "One": "  # first\n  - header: One   # one\n    rows:\n",
    "Two": "  # second\n  - header: Two   # two\n    rows:\n",
    "Three": "  # third\n  - header: Three   # three\n    rows:\n",
    "New": "  - header: New\n    rows:\n",
    "a": "      # of a\n      - field: a   # a\n        label: \"A\"\n",
    "b": "      - field: b   # b\n        label: \"B\"\n",
    "c": "      - field: c   # c\n        label: \"C\"\n",
    "d": "      - field: d   # d\n        label: \"D\"\n",
    "e": "      - {field: e, label: \"E\"}   # e\n",
    "text": "      # of the text\n      - text: |\n          Two\n          lines\n",
  ]

  private static func document(_ parts: String) -> String {
    let lines = parts.split(separator: " ").compactMap { lists[String($0)] }
    return "form: F\nsections:\n" + lines.joined() + "# end\n"
  }

  /// A row that moves keeps its text and comments, and no section gets another's comments.
  @Test(
    "Rows take their lines and comments to other sections",
    arguments: [
      "New a One b c Two d e Three text", "One a c New b Two d e Three text",
      "Two d e Three text a b c", "One d e c Two a b Three text", "One a b c text Two d Three e",
      "Three text Two d e One c b New a", "New b One a Three text", "One a b c Two text d e",
    ])
  func rowsTakeTheirLinesToOtherSections(parts: String) throws {
    let source = Self.document("One a b c Two d e Three text")
    #expect(try patched(source, as: Self.document(parts)) == Self.document(parts))
  }

  /// Sections without a header are recognized by their rows alone.
  @Test("Rows that swap places between sections keep their lines")
  func rowsThatChangePlacesKeepTheirLines() throws {
    func document(_ sections: [[String]]) -> String {
      "form: F\nsections:\n"
        + sections.map { "  - rows:\n" + $0.compactMap { Self.lists[$0] }.joined() }.joined()
    }
    let source = document([["d", "text"], ["a", "b"]])
    let other = document([["b", "d"], ["a", "text"]])
    #expect(try patched(source, as: other) == other)
  }

  /// A row that moves leaves comments behind that an empty line separates from it.
  ///
  /// It isn't written next to another row's comments.
  @Test("A row leaves comments behind that an empty line separates")
  func aRowLeavesFarComments() throws {
    let source = """
      form: F
      sections:
        - header: One
          rows:
            - field: a

            # far

            # near
            - field: b   # b
              keyboard: number-pad
            - field: c
        - header: Two
          rows:
            - field: z

      """
    let other = """
      form: F
      sections:
        - header: One
          rows:
            - field: a

            # far

            - field: new
              keyboard: number-pad
            - field: c
        - header: Two
          rows:
            - field: z
            # near
            - field: b   # b
              keyboard: number-pad

      """
    let text = try patched(source, as: other)
    #expect(
      text.split(separator: "\n").filter { $0.contains("#") || $0.contains("field") }
        .map { $0.trimmingCharacters(in: .whitespaces) } == [
          "- field: a", "- field: new", "# far", "- field: c", "- field: z", "# near",
          "- field: b   # b",
        ])
  }

  @Test("Rows in brackets keep their spelling in a new section")
  func bracketRowsInANewSection() throws {
    let section = "{header: Two, rows: [{field: d, label: 'D'}, {field: e}]}"
    #expect(Self.flow.contains(section))
    let moved = Self.flow.replacing(
      section,
      with: "{header: Two, rows: [{field: e}]},\n  {header: New, rows: [{field: d, label: 'D'}]}")
    #expect(try patched(Self.flow, as: moved) == moved)
  }

  @Test("Removing the last section keeps comments above an empty line")
  func removedLastSection() throws {
    let end = try #require(Self.texts.range(of: "  # near")).lowerBound
    let rest = String(Self.texts[..<end])
    #expect(try patched(Self.texts, as: rest) == rest)
  }

  @Test("Windows line ends stay") func lineEndsStayWhatTheyAre() throws {
    let source = "form: F\r\nsections:\r\n  - rows:\r\n    # a\r\n    - field: a\r\n    - field: b"
    let other = source.replacing("field: a\r\n", with: "field: a\r\n      label: A\r\n")
    #expect(try patched(source, as: other) == other + "\r\n")
  }

  private static let flow = """
    form: T  # title
    sections: [
      {header: "One", rows: [
        {field: a, label: 'A', # inner
          height: 50},  # the first
        # of b
        {field: b, label: "B"}, {field: c, label: "C"}  # c
      ]},
      {header: Two, rows: [{field: d, label: 'D'}, {field: e}]}
    ]
    # end

    """

  @Test(
    "Edits in brackets keep the spelling of everything else",
    arguments: [
      ("label: \"B\"}", "label: Bee}"), ("label: 'A', # inner", "label: Ah, # inner"),
      (", # inner\n      height: 50}", ", # inner\n      height: 60}"),
      (", # inner\n      height: 50}", " # inner\n      }"),
      ("{field: e}", "{field: e, label: E}"), ("label: 'D'}", "label: 'D', required: true}"),
      ("{field: e}", "{field: e}, {field: f}"), ("{field: d, label: 'D'}, ", ""),
      (", {field: e}", ""),
      ("    # of b\n    {field: b, label: \"B\"}, ", "    "),
      ("{header: Two, ", "{"), ("form: T ", "form: U "),
      ("{field: d, label: 'D'}, {field: e}", "{field: e}, {field: d, label: 'D'}"),
      (
        "{field: c, label: \"C\"}  # c\n",
        "{field: c, label: \"C\"},  # c\n    {field: new, label: New}\n"
      ),
    ])
  func bracketsKeepSpelling(part: String, other: String) throws {
    #expect(Self.flow.contains(part))
    let expected = Self.flow.replacing(part, with: other)
    #expect(try patched(Self.flow, as: expected) == expected)
  }

  /// The closing bracket stays at the beginning of its line, or after the list's last part.
  @Test(
    "The closing bracket stays in its place",
    arguments: [
      (
        "  {rows: [{field: b}]}  # last\n]",
        "  {rows: [{field: b}]},  # last\n  {rows: [{field: c}]}\n]"
      ),
      ("{field: x},  # first\n    {field: y}]", "{field: x}  # first\n    ]"),
      ("{field: w},\n    {field: x},  # first\n    {field: y}]", "{field: w}]"),
    ])
  func theClosingBracketStays(part: String, other: String) throws {
    let source = """
      form: T
      sections: [
        {rows: [{field: w},
          {field: x},  # first
          {field: y}]},
        {rows: [{field: b}]}  # last
      ]

      """
    #expect(source.contains(part))
    let expected = source.replacing(part, with: other)
    #expect(try patched(source, as: expected) == expected)
  }

  /// A row in brackets keeps its quotes and spaces when it moves to another section.
  @Test("A row in brackets moves with its spelling")
  func aRowBetweenBracketsMovesWithItsSpelling() throws {
    let moved = Self.flow.replacing("{field: d, label: 'D'}, ", with: "")
      .replacing("  # c\n", with: ",  # c\n    {field: d, label: 'D'}\n")
    #expect(try patched(Self.flow, as: moved) == moved)
  }

  @Test("A document in braces can be edited") func aDocumentBetweenBracesIsPatched() throws {
    let source = "# mine\n{form: 'T', sections: [{rows: [{field: 'a'}, {field: 'b'}]}]} # end\n"
    let other = source.replacing("{field: 'b'}", with: "{field: 'b', label: B}")
    #expect(try patched(source, as: other) == other)
  }

  private func patched(_ source: String, as other: String) throws -> String {
    let (old, new) = (try form(source), try form(other))
    let text = try #require(
      YAMLPatch.text(Array(source.utf8), saying: old.tree, patchedFor: new.tree))
    #expect(try form(text) == new)
    return text
  }
}
