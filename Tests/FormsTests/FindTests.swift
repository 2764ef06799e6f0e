import Foundation
import Testing

@testable import Forms

@Suite struct FindTests {
  private static let text = """
    sections:
      - rows:
        - {field: name, label: Full name}
        - {field: nick, label: Nickname}
        - {text: Between}
      - rows:
        - {field: zip, label: ZIP code}
        - {field: "7", label: Éclair}
        - {field: tel1, label: Number}
        - {field: tel2, label: number}
        - {field: tel10, label: Number three}
        - {field: full, label: Tel}
    """

  @Test(
    "A field is found by id, number, section or label",
    arguments: [
      ("zip", FieldMatch.row(3)),
      ("7", .row(4)), ("1", .row(0)), ("04", .row(3)), ("3", .notAField(2)),
      ("1.2", .row(1)), ("2.1", .row(3)), ("1.3", .notAField(2)),
      ("ZIP", .row(3)), ("z", .row(3)), ("zip c", .row(3)), ("full n", .row(0)),
      ("full", .row(8)), ("FULL", .row(8)),
      ("e\u{301}CL", .row(4)), ("éc", .row(4)),
      ("tel", .row(8)), ("tel1", .row(5)), ("TEL1", .row(5)),
      ("n", .ambiguous(["name", "nick", "tel1", "tel2", "tel10"])),
      ("number", .ambiguous(["tel1", "tel2"])), ("number ", .row(7)), ("t", .ambiguous(Self.tels)),
      ("ni", .row(1)),
      ("zpi", .none(suggestions: ["zip"])), ("naem", .none(suggestions: ["name"])),
      ("nicknome", .none(suggestions: ["nick"])),
      ("qqq", .none(suggestions: [])), ("", .none(suggestions: [])),
      ("0", .none(suggestions: [])), ("12", .none(suggestions: [])),
      ("1.4", .none(suggestions: [])), ("3.1", .none(suggestions: [])),
      ("1.0", .none(suggestions: [])), ("-1", .none(suggestions: [])),
      ("1.", .none(suggestions: [])), ("99999999999999999999", .none(suggestions: [])),
    ])
  func finds(name: String, match: FieldMatch) throws {
    #expect(try form(Self.text).find(name) == match)
  }

  private static let tels = ["tel1", "tel2", "tel10", "full"]

  @Test("A lookup by id is case-sensitive") func exactID() throws {
    let form = try form(Self.text)
    #expect(form.row(ofField: "zip") == 3)
    #expect(form.row(ofField: "ZIP") == nil)
  }

  /// Ids are compared like Swift strings: a combining accent equals an accented letter, and the
  /// Kelvin sign is a K.
  @Test("Ids that are equivalent in Unicode are the same") func equivalentIDsAreOne() throws {
    let form = try form(yamlRow("field: e\u{301}") + "\n    - field: K")
    #expect(form.row(ofField: "é") == 0)
    #expect(form.row(ofField: "\u{212A}") == 1)
    let error = "x.yaml:5:14: error: the id \"\u{212A}\" is already used at 4:14"
    let text = yamlRow("field: K") + "\n    - field: \u{212A}"
    #expect(errorText(Data(text.utf8), fileName: "x.yaml") == error)
  }

  /// A row of text has no field, and neither has an index outside the form.
  @Test(
    "The next and previous field rows skip rows of text",
    arguments: [
      (-1, nil, 0, nil), (0, "name", 1, nil), (1, "nick", 3, 0), (2, nil, 3, 1), (3, "zip", 4, 1),
      (8, "full", nil, 7), (9, nil, nil, 8),
    ] as [(Int, String?, Int?, Int?)])
  func neighbours(row: Int, id: String?, next: Int?, previous: Int?) throws {
    let form = try form(Self.text)
    #expect(form.field(atRow: row)?.id == id)
    #expect(form.fieldRow(after: row) == next)
    #expect(form.fieldRow(before: row) == previous)
  }

  /// The bar's field is in no row, so no field follows the last row.
  @Test("The bar's field doesn't follow the last row") func theBarIsNoNeighbour() throws {
    let form = try form("bar: {field: b}\n" + yamlRow("field: a"))
    #expect(form.fieldRow(after: 0) == nil)
    #expect(form.fieldRow(before: 1) == 0)
  }

  @Test(
    "Completion finds field ids by prefix, up to a limit",
    arguments: [
      ("tel", 9, ["tel1", "tel2", "tel10", "full"]), ("NI", 9, ["nick"]),
      ("", 2, ["name", "nick"]),
      ("x", 9, []), ("n", 0, []),
    ])
  func completes(prefix: String, limit: Int, ids: [String]) throws {
    #expect(try form(Self.text).fields(startingWith: prefix, limit: limit).map(\.id) == ids)
  }

  @Test("A name longer than any field's finds nothing") func overlongName() throws {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(try form(yamlRow("field: a")).find(name) == .none(suggestions: []))
  }

  @Test("An ambiguous name lists at most five fields") func atMostFiveAreNamed() throws {
    let rows = (1...9).map { "  - field: f\($0)\n" }.joined()
    let form = try form("sections:\n- rows:\n" + rows)
    #expect(form.find("f") == .ambiguous(["f1", "f2", "f3", "f4", "f5"]))
  }
}
