import Foundation
import Testing

@testable import Forms

/// Tests that comments stay beside their rows when rows are moved, edited or removed.
@Suite struct YAMLCommentTests {
  private static let source = """
    form: F
    sections:
      - header: One   # one
        rows:
          # of a
          - field: a   # a
            label: "A"   # its label
            # keyboard: number-pad
          - field: b
            height: 50
            # below b
          # the end of one
      - header: Two
        rows: [{field: c, label: 'C'}, {field: d}]   # two
      - header: Three
        rows: [   # three
          # of e
          {field: e},  # e
          {field: f, label: "F"}
          # the end of three
        ]
      - {header: Four, rows: [{field: g}]}   # four

    """

  /// If a row with comments moves into a list in brackets, every row of that list gets a line of
  /// its own.
  @Test("A list in brackets becomes block style for a row with comments")
  func aBracketedListOpensForComments() throws {
    #expect(
      try Self.edited { try $0.moving(row: 0, to: .after(2)) }
        == Self.source
        .replacing(Self.a, with: "")
        .replacing(
          "    rows: [{field: c, label: 'C'}, {field: d}]   # two\n",
          with: "    rows:   # two\n      - {field: c, label: 'C'}\n" + Self.a
            + "      - {field: d}\n"))
  }

  private static let a = """
          # of a
          - field: a   # a
            label: "A"   # its label
            # keyboard: number-pad

    """

  @Test("Comments in brackets get their own lines when the list opens")
  func commentsBetweenBracketsGetLinesToo() throws {
    #expect(
      try Self.edited { try $0.moving(row: 0, to: .inside(2)) }
        == Self.source
        .replacing(Self.a, with: "")
        .replacing(
          """
              rows: [   # three
                # of e
                {field: e},  # e
                {field: f, label: "F"}
                # the end of three
              ]

          """,
          with: """
                rows:   # three
                  # of e
                  - {field: e}  # e
                  - {field: f, label: "F"}

            """ + Self.a + "      # the end of three\n"))
  }

  @Test("A section in braces becomes block style for a commented row")
  func aSectionBetweenBracesOpens() throws {
    #expect(
      try Self.edited { try $0.moving(row: 0, to: .inside(3)) }
        == Self.source
        .replacing(Self.a, with: "")
        .replacing(
          "  - {header: Four, rows: [{field: g}]}   # four\n",
          with: "  - header: Four   # four\n    rows:\n      - {field: g}\n" + Self.a))
  }

  @Test("A row in braces takes its comments to a block list")
  func aRowBetweenBracesTakesItsCommentsToLines() throws {
    #expect(
      try Self.edited { try $0.moving(row: 4, to: .before(0)) }
        == Self.source
        .replacing("      # of e\n      {field: e},  # e\n", with: "")
        .replacing(Self.a, with: "      # of e\n      - {field: e}  # e\n" + Self.a))
  }

  /// Below a row, comments indented deeper than its dash are the row's; others belong to the list.
  @Test("Indented comments below a row belong to the row")
  func commentsBelowARowAreItsOwn() throws {
    let b = "      - field: b\n        height: 50\n        # below b\n"
    #expect(
      try Self.edited { try $0.moving(row: 1, to: .before(0)) }
        == Self.source.replacing(b, with: "").replacing(Self.a, with: b + Self.a))
    #expect(
      try Self.edited { try $0.removing(row: 1) } == Self.source.replacing(b, with: ""))
    #expect(
      try Self.edited { try $0.setting([GivenKey("height", "")], ofRow: 1) }
        == Self.source.replacing("        height: 50\n", with: ""))
  }

  @Test("Comments at a section's end are removed with it")
  func theEndOfASectionGoesWithIt() throws {
    let start = try #require(Self.source.range(of: "  - header: Two")).lowerBound
    let head = "form: F\nsections:\n"
    #expect(
      try Self.edited { try $0.removing(section: 0) } == head + Self.source[start...])
  }

  /// In a form written in brackets, a moved row's comments move with it, between the brackets.
  @Test("A row brings its comments into another list in brackets")
  func aRowBringsItsCommentsBetweenBrackets() throws {
    let source = """
      {form: F, sections: [
        {header: One, rows: [{field: a}, {field: b}]},
        {header: Two, rows: [
          # of c
          {field: c},  # c
          {field: d}
        ]}
      ]}

      """
    #expect(
      try Self.edited(source) { try $0.moving(row: 2, to: .after(0)) } == """
        {form: F, sections: [
          {header: One, rows: [{field: a},
            # of c
            {field: c},  # c
            {field: b}]},
          {header: Two, rows: [
            {field: d}
          ]}
        ]}

        """)
    #expect(
      try Self.edited(source) { form in
        let added = try form.addingSection([GivenKey("header", "New")], at: .before(0)).form
        return try added.moving(row: 2, to: .inside(0))
      } == """
        {form: F, sections: [
          {header: New, rows: [
            # of c
            {field: c}  # c
          ]},
          {header: One, rows: [{field: a}, {field: b}]},
          {header: Two, rows: [
            {field: d}
          ]}
        ]}

        """)
  }

  /// A section keeps its comments even if its header and all its rows have changed.
  @Test("Sections keep their comments when rows and headers change")
  func sectionsKeepTheirComments() throws {
    let source = """
      form: F
      sections:
        # first
        - header: One   # one
          rows:
            - field: a
        # second
        - header: Two   # two
          rows:
            - field: b

      """
    #expect(
      try Self.edited(source) { form in
        let added = try form.addingSection([GivenKey("header", "New")], at: .after(0)).form
        let moved = try added.moving(row: 0, to: .inside(1)).form
        return try moved.removing(section: 0)
      }
        == source.replacing("  # first\n  - header: One   # one\n", with: "  - header: New\n"))
  }

  /// A literal moved from the file's end gets a line end, and another sign that keeps it out of the
  /// text.
  @Test(
    "A literal at the file's end keeps its text when moved",
    arguments: [("|", "|-"), (">+", ">-"), ("|2-", "|2-")])
  func literalAtTheEnd(sign: String, other: String) throws {
    let source = "form: F # f\nsections:\n- rows:\n  - field: a\n  - text: \(sign)\n      Last"
    #expect(
      try Self.edited(source) { try $0.moving(row: 1, to: .before(0)) }
        == "form: F # f\nsections:\n- rows:\n  - text: \(other)\n      Last\n  - field: a\n")
  }

  private static let texts = """
    form: F
    sections:
      - footer: >-   # why
          Two
          lines
        rows:
          - text: | # one
              First
              line
            height: 60  # tall
          - text: Second  # two
          - field: a  # a
            label: A
          - field: b  # b
            label: B
            value: |2-
              text

    """

  /// A comment after the sign of a literal belongs to the key, so it outlives the literal.
  @Test("A comment after a literal's sign stays") func theCommentOfALiteralStays() throws {
    let footer = "  - footer: Other   # why\n"
    #expect(
      try Self.edited(Self.texts) { try $0.setting([GivenKey("footer", "Other")], ofSection: 0) }
        == Self.texts.replacing(
          "  - footer: >-   # why\n      Two\n      lines\n", with: footer))
    #expect(
      try Self.edited(Self.texts) { try $0.setting([GivenKey("value", "x: y")], ofRow: 3) }
        == Self.texts.replacing("value: |2-\n          text\n", with: "value: \"x: y\"\n"))
  }

  /// Adjacent rows that all get new names are recognized by their order.
  @Test("Adjacent renamed rows keep their comments")
  func rowsThatChangeSideBySideKeepTheirComments() throws {
    #expect(
      try Self.edited(Self.texts) {
        let texts = try $0.setting([GivenKey("text", "Uno")], ofRow: 0).form
          .setting([GivenKey("text", "Due")], ofRow: 1).form
        return try texts.setting([GivenKey("field", "c")], ofRow: 2).form
          .setting([GivenKey("field", "d")], ofRow: 3)
      }
        == Self.texts.replacing("| # one\n          First\n          line\n", with: "Uno # one\n")
        .replacing("Second", with: "Due").replacing("field: a", with: "field: c")
        .replacing("field: b", with: "field: d"))
  }

  @Test("New rows don't take over comments of removed ones") func otherRowsTakeNoComments() throws {
    #expect(
      try Self.edited(Self.texts) {
        let two = try $0.removing(row: 3).form.removing(row: 2).form
        return try two.addingRow([GivenKey("field", "p"), GivenKey("label", "P")], at: .end).form
          .addingRow([GivenKey("field", "q"), GivenKey("label", "B")], at: .end)
      }
        == Self.texts.components(separatedBy: "      - field: a")[0]
        + "      - field: p\n        label: P\n      - field: q\n        label: B\n")
  }

  @Test("A byte order mark stays at the beginning") func byteOrderMark() throws {
    let source = "\u{FEFF}# mine\nform: F\nsections: [{rows: [{field: a}]}]\n"
    let edited = try form(source).addingRow([GivenKey("field", "b")], at: .end).form
    let text = try edited.definition(in: .yaml, fileName: "f", vocabulary: vocabulary).text
    #expect(text == source.replacing("{field: a}", with: "{field: a}, {field: b}"))
  }

  private static let brackets = """
    form: F
    sections:
      - rows: [   # rows
          # far

          {field: a},  # a
          {field: b},
        ]   # end
      - rows:
          - field: c
            label: 'C'
            options:
              - X
              - Y   # second
          - field: d   # d
      - {header: H, rows: [{field: e}]}   # braces

    """

  @Test("A comment above an empty line in brackets stays when its row goes")
  func farCommentInBrackets() throws {
    let rest = Self.brackets.replacing("      {field: a},  # a\n", with: "")
    #expect(try Self.edited(Self.brackets) { try $0.removing(row: 0) } == rest)
  }

  @Test("The comment of a replaced list element stays") func replacedElement() throws {
    #expect(
      try Self.edited(Self.brackets) { try $0.setting([GivenKey("options", "X, Z")], ofRow: 2) }
        == Self.brackets.replacing("- Y   # second", with: "- Z   # second"))
  }

  @Test("Two comments never share a line when a list opens") func noSharedLine() throws {
    let text = try Self.edited(Self.brackets) { try $0.moving(row: 3, to: .inside(0)) }
    #expect(
      text.contains(
        """
          - rows:   # rows
              # far

              - {field: a}  # a
              - {field: b}
              - field: d   # d
              # end

        """))
  }

  @Test("A row that is renamed while another one moves keeps its comments")
  func renamedBesideAMove() throws {
    let text = try Self.edited(Self.brackets) { form in
      let renamed = try form.setting([GivenKey("field", "z")], ofRow: 3).form
      return try renamed.moving(row: 2, to: .inside(2))
    }
    #expect(text.contains("      - field: z   # d\n"))
  }

  @Test("A row that moves into brackets keeps its quotes") func quotesInBrackets() throws {
    let source = Self.brackets.replacing("          - Y   # second\n", with: "")
    let text = try Self.edited(source) { try $0.moving(row: 2, to: .inside(2)) }
    #expect(text.contains("rows: [{field: e}, {field: c, label: 'C', options: [X]}]}   # braces\n"))
  }

  @Test(
    "A row that moves into brackets keeps the spelling of every value",
    arguments: [
      ("options:  [A, 'B',   C]", "options:  [A, 'B',   C]"),
      ("options:\n        - A\n        - 'B'", "options: [A, 'B']"),
      ("options: [\n          A,\n          'B'\n        ]", "options: [A, 'B']"),
      ("height:  60.0", "height:  60.0"), ("required:   true", "required:   true"),
      ("label: \"A\\u00e9\"", "label: \"A\\u00e9\""), ("label: a, b", "label: \"a, b\""),
      ("showIf:\n          field:  e\n          equals: 'x'", "showIf: {field:  e, equals: 'x'}"),
    ])
  func spellingInBrackets(lines: String, inBrackets: String) throws {
    let source = """
      form: F
      sections:
        - rows: [{field: e}]
        - rows:
            - field:  c
              \(lines)
            - field: d

      """
    let text = try Self.edited(source) { try $0.moving(row: 1, to: .inside(0)) }
    #expect(text.contains("  - rows: [{field: e}, {field:  c, \(inBrackets)}]\n"))
  }

  @Test("Options that change while their row moves into brackets keep the others' quotes")
  func changedOptionsInBrackets() throws {
    let source = Self.brackets.replacing("- Y   # second", with: "- 'Y'")
    let text = try Self.edited(source) { form in
      let other = try form.setting([GivenKey("options", "X, Z, Y")], ofRow: 2).form
      return try other.moving(row: 2, to: .inside(2))
    }
    #expect(text.contains("{field: c, label: 'C', options: [X, Z, 'Y']}]}   # braces\n"))
  }

  @Test("A row with a quoted text of several lines opens the brackets that it moves into")
  func quotedLines() throws {
    let row = "      - field: c\n        label: 'One\n          two'\n"
    let source = "form: F\nsections:\n  - rows: [{field: e}]\n  - rows:\n\(row)      - field: d\n"
    #expect(
      try Self.edited(source) { try $0.moving(row: 1, to: .inside(0)) }
        == "form: F\nsections:\n  - rows:\n      - {field: e}\n\(row)  - rows:\n      - field: d\n")
  }

  @Test("A section in braces keeps its comment when its header goes and it opens")
  func bracesWithoutHeader() throws {
    let text = try Self.edited(Self.brackets) { form in
      let plain = try form.setting([GivenKey("header", "")], ofSection: 2).form
      return try plain.moving(row: 3, to: .inside(2))
    }
    #expect(
      text.hasSuffix("  - rows:   # braces\n      - {field: e}\n      - field: d   # d\n"))
  }

  private static func edited(
    _ source: String = source, _ edit: (Form) throws -> FormEdit
  ) throws -> String {
    let edited = try edit(form(source)).form
    let text = try #require(edited.patchedSource)
    #expect(try form(text) == edited)
    return text
  }
}
