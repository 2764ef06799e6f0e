import Testing

@testable import Forms

/// Tests what holds for every edited YAML text, however its brackets are nested.
@Suite struct YAMLPatchLawTests {
  @Test("After random edits, comments stay beside their rows", arguments: UInt64(1)...150)
  func commentsStayBesideTheirRows(seed: UInt64) throws {
    var random = EditDice(state: seed)
    let source = Self.document(&random)
    let read = try form(source)
    let edited = try Self.edited(read, &random)
    let text = try #require(edited.patchedSource)
    #expect(try form(text) == edited, "\(source)\n\(text)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, field) in read.fields.enumerated() {
      let isKept = edited.row(ofField: field.id) != nil
      for kind in ["above", "behind", "below"] where source.contains("# \(kind) \(number);") {
        let places = lines.indices.filter { lines[$0].contains("# \(kind) \(number);") }
        #expect(places.count == (isKept ? 1 : 0), "\(kind) \(number)\n\(source)\n\(text)")
        guard isKept, let place = places.first else { continue }
        let owner =
          switch kind {
          case "above": lines[place...].first { !Self.isComment($0) }
          case "behind": lines[place]
          default: lines[...place].last { $0.contains("field: ") }
          }
        #expect(
          owner?.contains("field: \(field.id)") == true, "\(kind) \(number)\n\(source)\n\(text)")
      }
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("#")
  }

  /// Makes the text of a form of ten rows, with ids that begin with `f`, in three sections.
  private static func document(_ random: inout EditDice) -> String {
    var text = random.isLucky(1) ? "\u{FEFF}" : ""
    text += "form: F   # title\nsections:\n"
    for section in 0..<3 {
      let rows = section * 3..<(section == 2 ? 10 : section * 3 + 3)
      text += "  # section \(section)\n  - header: S\(section)\n"
      switch random.below(4) {
      case 0:
        text += "    rows: [\(rows.map { braces($0) }.joined(separator: ", "))]\n"
      case 1:
        let lines = rows.map { row in
          comment("above", row, &random, indent: 6) + "      \(braces(row))"
            + (row < rows.upperBound - 1 ? "," : "") + behind(row, &random) + "\n"
        }
        text += "    rows: [\n\(lines.joined())    ]\n"
      default:
        text += "    rows:\n" + rows.map { item($0, &random) }.joined()
      }
    }
    return text + "# end\n"
  }

  private static func item(_ row: Int, _ random: inout EditDice) -> String {
    let above = (random.isLucky(3) ? "\n" : "") + comment("above", row, &random, indent: 6)
    guard random.isLucky(7) else {
      return above + "      - \(braces(row))\(behind(row, &random))\n"
    }
    return above + "      - field: f\(row)\(behind(row, &random))\n        label: \"L\(row)\"\n"
      + comment("below", row, &random, indent: 8)
  }

  private static func braces(_ row: Int) -> String { "{field: f\(row), label: 'L\(row)'}" }

  private static func behind(_ row: Int, _ random: inout EditDice) -> String {
    random.isLucky(5) ? "  # behind \(row);" : ""
  }

  private static func comment(
    _ kind: String, _ row: Int, _ random: inout EditDice, indent: Int
  ) -> String {
    guard random.isLucky(5) else { return "" }
    return String(repeating: " ", count: indent) + "# \(kind) \(row);\n"
  }

  /// Makes one to five random edits of rows and sections, except edits that would empty a section.
  private static func edited(_ form: Form, _ random: inout EditDice) throws -> Form {
    var edited = form
    for number in 0...random.below(5) {
      let (row, other) = (random.below(edited.rows.count), random.below(edited.rows.count))
      let section = random.below(edited.sections.count)
      let new: FormEdit
      switch random.below(7) {
      case 0: new = try edited.addingRow([GivenKey("field", "n\(number)")], at: .after(row))
      case 1: new = try edited.removing(row: row)
      case 2: new = try edited.setting([GivenKey("label", "Other")], ofRow: row)
      case 3: new = try edited.moving(row: row, to: .inside(section))
      case 4:
        let added = try edited.addingSection([GivenKey("header", "N\(number)")], at: .end).form
        new = try added.moving(row: row, to: .inside(added.sections.count - 1))
      case 5: new = try edited.moving(section: section, to: .before(0))
      default: new = try edited.moving(row: row, to: .before(other))
      }
      if new.form.sections.allSatisfy({ !$0.rows.isEmpty }) { edited = new.form }
    }
    return edited
  }
}
