import Avoidance
import Forms
import Foundation
import Simulation
import Testing

@testable import Session

/// Tests commands that edit a form while it is open.
@Suite struct FormEditingTests {
  private static let yaml = """
    form: Player
    device: iphone-5s
    sections:
      - header: Who
        rows:
          - {field: name, label: Name}
          - {field: nick, label: Nickname}
      - header: Where
        rows:
          - {field: street, label: Street}
          - text: Only letters
          - {field: zip, label: ZIP, keyboard: number-pad}

    """

  private static func ids(_ form: Form) -> String {
    form.sections.map { section in
      section.rows.map { form.field(atRow: $0)?.id ?? "-" }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  @Test(
    "Row and section commands rearrange the form, with undo and redo",
    arguments: [
      (["row add city"], "name nick | street - zip city"),
      (["row add city after street label=City"], "name nick | street city - zip"),
      (["row add city before street"], "name nick | city street - zip"),
      (["row add city in Who"], "name nick city | street - zip"),
      (["row add after 4 text='As printed'"], "name nick | street - - zip"),
      (["row remove zip"], "name nick | street -"),
      (["row remove 4"], "name nick | street zip"),
      (["row move zip before name"], "zip name nick | street -"),
      (["row move name after zip"], "nick | street - zip name"),
      (["row move name after nick"], "nick name | street - zip"),
      (["row move nick before nick"], "name nick | street - zip"),
      (["row set zip field=postcode"], "name nick | street - postcode"),
      (["section add Why", "row add why"], "name nick | street - zip | why"),
      (["section add Why before 1", "row add why in why"], "why | name nick | street - zip"),
      (["section remove who"], "street - zip"),
      (["section move 2 before 1"], "street - zip | name nick"),
      (["section move Who after Where"], "street - zip | name nick"),
      (["row remove name", "row remove nick", "row add a in Who"], "a | street - zip"),
      (["new Empty", "row add a", "row add b before a"], "b a"),
    ])
  func rowsAndSections(lines: [String], ids: String) throws {
    var stage = try Stage(yaml: Self.yaml)
    let before = stage.session
    try stage.run(lines)
    #expect(Self.ids(stage.session.form) == ids)
    let after = stage.session
    try stage.run("undo \(lines.count)")
    #expect(stage.session == before)
    try stage.run("redo \(lines.count)")
    #expect(stage.session == after)
  }

  /// A field can't be removed while another field's rule names it; a rule must name an existing
  /// field.
  @Test(
    "A field that another row's rule names can't be removed",
    arguments: [
      ("row remove zip", "showIf of city refers to \"zip\"; change that first"),
      ("section remove Where", "showIf of city refers to \"zip\"; change that first"),
      (
        "row set name equals=mail",
        "field equals needs the id of a field, and no field has the id \"mail\""
      ),
      ("row set name equals=name", "field equals must be the id of another field"),
      ("row add x showIf='{field: x, filled: true}'", "row showIf must be the id of another field"),
      (
        "row set zip showIf='{field: city, filled: true}'",
        "the showIf conditions form a circle: city, zip, city"
      ),
    ])
  func namedFieldsStay(line: String, message: String) throws {
    var stage = try Stage(yaml: Self.yaml)
    try stage.run("row add city in Who showIf='{field: zip, filled: true}'")
    let before = stage.session
    #expect(stage.output(of: line).first == "error: \(message)")
    #expect(stage.session == before)
    try stage.run("row remove city")
    try stage.run("row remove zip")
  }

  @Test(
    "An error of an edit points to the edited argument",
    arguments: [
      ("row remove zip", 12), ("section remove Where", 16),
      ("row set zip showIf='{field: city, filled: true}'", 9), ("row set name equals=mail", 9),
      ("row set zip height=-1", 13),
    ])
  func errorColumns(line: String, column: Int) throws {
    var stage = try Stage(yaml: Self.yaml)
    try stage.run("row add city in Who showIf='{field: zip, filled: true}'")
    let statement = stage.session.statement(line)
    let error = #expect(throws: CommandError.self) { try stage.session.run(statement) }
    #expect(error.map(statement.placed)?.column == column)
  }

  /// A word after a quoted value must be a key, since it may be a place or part of the value by
  /// mistake.
  @Test(
    "Words after a value that aren't a known key are rejected",
    arguments: [
      (
        "row add x label=\"First name\" after zip",
        "what follows a value in quotes must be another key (a place stands before the keys), "
          + "not \"after\""
      ),
      (
        "row add text='We write once.' in 2",
        "what follows a value in quotes must be another key (a place stands before the keys), "
          + "not \"in\""
      ),
      (
        "row add x options=[US, CA] before zip",
        "what follows a value in brackets must be another key (a place stands before the keys), "
          + "not \"before\""
      ),
      (
        "row add x showIf={field: zip, equals: \"}\"} y",
        "what follows a value in brackets must be another key, not \"y\""
      ),
      (
        "row set zip 'label=A b' c", "what follows a value in quotes must be another key, not \"c\""
      ),
      (
        "row set zip label=Sum x=y",
        "unknown key \"x\" in a row; use quotes to make it a part of label"
      ),
      ("row add city before=zip", "unknown key \"before\" in a row"),
      ("row set zip x=y label=Sum", "unknown key \"x\" in a row"),
      ("row set zip label=Sum valeu=y", "unknown key \"valeu\" in a row; did you mean \"value\"?"),
      ("row add id=x", "unknown key \"id\" in a row; did you mean \"field\"?"),
      ("form set title=X", "unknown key \"title\" in a form; did you mean \"form\"?"),
    ])
  func unknownKeys(line: String, message: String) throws {
    var stage = try Stage(yaml: Self.yaml)
    #expect(stage.output(of: line).first == "error: \(message)")
    try stage.run(["row set zip 'label=A b' value=c", "row set zip label=it's after one"])
    #expect(stage.session.form.field(atRow: 4)?.label == "it's after one")
  }

  @Test(
    "Row set writes each key and its value into the form",
    arguments: [
      ("row set zip label=Postal code required=true", "zip", "label", "Postal code"),
      ("row set zip label='Postal code' required=true", "zip", "label", "Postal code"),
      ("row set zip 'label=Postal  code'", "zip", "label", "Postal  code"),
      ("row set zip pattern=[0-9]{5}", "zip", "pattern", "[0-9]{5}"),
      ("row set zip options=A,B C,D", "zip", "options", "[A, B C, D]"),
      ("row set zip \"options=[A, 'B, C']\"", "zip", "options", "[A, \"B, C\"]"),
      ("row set zip lines=1…6 height=automatic", "zip", "height", "automatic"),
      ("row set 3 keyboard=emailAddress", "street", "keyboard", "email"),
      ("row set zip label=null", "zip", "label", "\"null\""),
    ])
  func keys(line: String, id: String, key: String, value: String) throws {
    let stage = try Stage(yaml: Self.yaml, after: [line])
    let written = try stage.session.form.definition(
      in: .yaml, fileName: "x.yaml", vocabulary: .session)
    let row = written.text.split(separator: "\n").first { $0.contains("field: \(id)") }
    #expect(row?.contains("\(key): \(value)") == true || row?.contains(": \"\(value)\"") == true)
  }

  @Test(
    "Quotes keep commas and brackets inside a list's item",
    arguments: [
      (#"options=[a, "b, c"]"#, ["a", "b, c"]), (#"options=["x, y", z]"#, ["x, y", "z"]),
      (#"options=[a, 'b ]', c]"#, ["a", "b ]", "c"]),
    ])
  func quotedListItems(key: String, options: [String]) throws {
    let stage = try Stage(yaml: Self.yaml, after: ["row set nick \(key)"])
    #expect(stage.session.form.field(atRow: 1)?.options == options)
  }

  @Test(
    "Quotes around a key or its value aren't part of the value",
    arguments: [
      (#""label=a # b""#, "a # b"), (#"'label="a'"#, "\"a"), (#"'label="a b"'"#, "\"a b\""),
      (#"label="a b""#, "a b"), (#"label="a # b""#, "a # b"), (#"label="a \"b\"""#, "a \"b\""),
      (#"label='it is "x"'"#, #"it is "x""#), (#"label="say 'hi there'""#, "say 'hi there'"),
      ("label='it''s'", "its"), (#"label='it'"'"'s'"#, "it's"),
    ])
  func quotedValues(key: String, label: String) throws {
    let stage = try Stage(yaml: Self.yaml, after: ["row set nick \(key)"])
    #expect(stage.session.form.field(atRow: 1)?.label == label)
  }

  @Test("A key without a value is removed") func emptyValueRemovesAKey() throws {
    var stage = try Stage(yaml: Self.yaml)
    try stage.run(["row set zip label= keyboard=", "form set device= style=grouped"])
    let field = stage.session.form.fields.last
    #expect(field == Field(id: "zip"))
    #expect(stage.session.form.device == nil)
    #expect(stage.session.form.style == .grouped)
  }

  @Test(
    "A wrong edit is rejected with its reason and changes nothing",
    arguments: [
      ("row add name", "the id \"name\" is already used in row 1", nil),
      ("row set zip field=nick", "the id \"nick\" is already used in row 2", 13),
      (
        "row set zip hieght=60", "unknown key \"hieght\" in a row; did you mean \"height\"?", 13
      ),
      ("row set zip height=tall", "row height must be a number above 0, not \"tall\"", 13),
      (
        "row set zip keyboard=number", "field keyboard must be one of 15 known names", 13
      ),
      ("row set zip minLength=3 maxLength=2", "minLength 3 is above maxLength 2", 13),
      ("row set zip label=a label=b", "key \"label\" is given twice", 21),
      (
        "row set zip Postal", "a key must be written key=value, such as label=Name, not \"Postal\"",
        13
      ),
      ("row set zip label=\"a # b", "the \" is not closed", 19),
      ("row set zip", "key=value is missing: row ", nil),
      ("row add", "ID is missing: row ", nil),
      ("row add a,b", "a field's id may only contain letters, digits, - and _, not \"a,b\"", nil),
      ("row add city beside zip", "a key must be written key=value", 14),
      ("row add city after zpi", "no field \"zpi\"; did you mean \"zip\"?", 20),
      ("row add city in Whre", "no section \"Whre\"; did you mean \"Where\"?", 17),
      (
        "row set 4 height=automatic",
        "the height of a row of text must be a number above 0; automatic only works for a field",
        11
      ),
      ("row set 4 label=X", "a row of text has only \"text\" and \"height\", not \"label\"", 11),
      ("row remove 9", "no field \"9\"", 12),
      ("section remove 3", "no section \"3\"", 16),
      ("section set 1 rows=x", "rows cannot be set as a whole; `row add` adds one", 15),
      ("section set 1 hdr=x", "unknown key \"hdr\" in a section", 15),
      ("form set sections=x", "sections cannot be set as a whole; `section add` adds one", 10),
      (
        "form set style=plane",
        "form style must be plain, grouped, insetGrouped, collection or stack, not \"plane\"", 10
      ),
      ("form set containers=[{sheet: perhaps}]", "container sheet must be true or false", 10),
      ("form set bar=field: zip", "the id \"zip\" is already used in row 5", 10),
      ("form set containers=[{", "the value of containers is not YAML", 10),
      ("revert nowhere", "no checkpoint \"nowhere\"; `checkpoint NAME` makes one", 8),
    ])
  func errors(line: String, message: String, column: Int?) throws {
    var stage = try Stage(yaml: Self.yaml)
    let before = stage.session
    let error = #expect(throws: CommandError.self) { try stage.run(line) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    if let column { #expect(error?.column == column, "\(line)") }
    #expect(stage.session == before)
  }

  @Test("Answers move with their rows and return with undo") func answersMoveWithRows() throws {
    var stage = try Stage(yaml: Self.yaml)
    try stage.run(["set zip 90210", "set name Ada", "row move zip before name"])
    #expect(try stage.get("values.zip") == "90210")
    #expect(try stage.get("values.name") == "Ada")
    #expect(
      stage.output(of: "row remove name") == ["removed name with its answer; undo brings it back"])
    #expect(throws: CommandError.self) { try stage.get("values.name") }
    try stage.run(["undo", "row set zip field=postcode"])
    #expect(try stage.get("values.postcode") == "90210")
    #expect(try stage.get("values.name") == "Ada")
  }

  /// f12 is the last row that ends above the keyboard at 315; a new row before it moves it below
  /// that.
  @Test("Edits around the active field leave it active with the keyboard up")
  func theActiveFieldStaysWithTheKeyboardUp() throws {
    var stage = try Stage(after: ["focus f12", "row add a before f3", "row add b after f12"])
    #expect(try stage.get("active.field") == "f12")
    #expect(try stage.get("active.row") == "13")
    #expect(try stage.get("active.visible") == "1")
    #expect(try stage.get("keyboard.visible") == "true")
    #expect(try stage.get("active.field", after: "strategy none") == "f12")
    #expect(try stage.get("active", after: "row remove f12") == "null")
    #expect(try stage.get("keyboard.visible") == "false")
  }

  /// As insertRows does, an edit keeps contentOffset, so a row added above moves the visible ones
  /// down.
  @Test("Edits keep the scroll offset and clamp it to the shorter content")
  func offsetAfterEdits() throws {
    var stage = try Stage(after: ["scroll to 100", "row add a before f1"])
    #expect(try stage.get("table.contentOffset.y") == "100")
    #expect(try stage.get("table.contentSize.height") == "924")
    #expect(try stage.get("table.contentOffset.y", after: "scroll bottom") == "420")
    try stage.run(["row remove f20", "row remove f19"])
    #expect(try stage.get("table.contentOffset.y") == "332")
  }

  @Test(
    "Random edits keep the offset in range under each strategy", arguments: Strategy.all.map(\.name)
  )
  func offsetsStayLegalUnderEachStrategy(name: String) throws {
    var random = Random(seed: 7)
    var stage = try Stage(after: ["strategy \(name)", "focus f12"])
    for number in 0..<30 {
      let count = stage.session.form.rows.count
      let row = Int.random(in: 1...count, using: &random)
      let other = Int.random(in: 1...count, using: &random)
      let line =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "row add n\(number) before \(row)"
        case 1: "row remove \(row)"
        case 2: "row move \(row) after \(other)"
        default: "row set \(row) height=\(20 + 10 * other)"
        }
      let offset = stage.session.phone.table.contentOffset.model.y
      _ = stage.output(of: line)
      let table = stage.session.phone.table
      let y = table.contentOffset.model.y
      #expect(y == offset || y >= table.minimumOffset && y <= table.maximumOffset, "\(line)")
      if stage.session.activeRow == nil { _ = stage.output(of: "focus 1") }
    }
  }

  /// The screen around the table is laid out anew, and the answers stay.
  @Test("Form set changes title, device and bar, and keeps the answers") func formKeys() throws {
    var stage = try Stage(yaml: Self.yaml)
    try stage.run(["set name Ada", "focus name", "form set form=A player"])
    #expect(stage.session.form.title == "A player")
    #expect(try stage.get("active.field") == "name")
    try stage.run("form set device=iphone-8 bar={field: message, height: 41}")
    #expect(try stage.get("device.name") == "iphone-8")
    #expect(try stage.get("values.name") == "Ada")
    #expect(try stage.get("active") == "null")
    #expect(stage.session.form.bar?.height == 41)
    try stage.run(["set message Hi", "row set message label=Text", "row remove zip"])
    #expect(try stage.get("values.message") == "Hi")
    #expect(stage.session.form.bar?.field.label == "Text")
    try stage.run("row remove message")
    #expect(stage.session.form.bar == nil)
  }

  /// A person who dictates a value may leave out its brackets.
  @Test(
    "Brackets around a key's value may be left out",
    arguments: [
      ("row set 5 showIf=field: name, equals: Ada", "row set 5 showIf={field: name, equals: Ada}"),
      ("form set bar=field: message, height: 41", "form set bar={field: message, height: 41}"),
      ("form set searchBar=field: find", "form set searchBar={field: find}"),
      ("form set settings=ios: 12", "form set settings={ios: 12}"),
      ("form set table=insets: [0, 1, 2, 3]", "form set table={insets: [0, 1, 2, 3]}"),
      ("form set containers=[sheet: true]", "form set containers=[{sheet: true}]"),
      (
        "form set device=iphone-16 presentation=pageSheet detents=medium, large",
        "form set device=iphone-16 presentation=pageSheet detents=[medium, large]"
      ),
    ])
  func bracketsMayBeLeftOut(line: String, full: String) throws {
    var (stage, other) = (try Stage(yaml: Self.yaml), try Stage(yaml: Self.yaml))
    let before = stage.session.form
    try stage.run(line)
    try other.run(full)
    #expect(stage.session.form == other.session.form)
    #expect(stage.session.form != before)
  }

  /// A file with such a version couldn't be read with that device.
  @Test("Form set rejects an iOS version that the device never ran")
  func unsupportedVersion() throws {
    var stage = try Stage(yaml: Self.yaml, after: ["device iphone-5s"])
    #expect(
      stage.output(of: "form set settings={ios: 17}").first?
        .hasPrefix("error: iphone-5s never ran iOS 17; ") == true)
    try stage.run("form set device=iphone-16 settings={ios: 18}")
    #expect(
      stage.output(of: "form set device=").first?
        .hasPrefix("changed device") == true)
  }

  /// The form has 25 rows in 4 sections, all added by commands.
  @Test(
    "Commands can build a whole form, and write saves it", arguments: ["club.yaml", "club.json"])
  func aFormFromNothing(file: String) throws {
    var lines = ["new Club", "form set style=grouped device=iphone-8"]
    for section in 1...4 {
      lines.append("section add 'Part \(section)'")
      for row in 1...(section == 4 ? 7 : 6) {
        let keys = row == 2 ? " keyboard=number-pad pattern=[0-9]{5} required=true" : ""
        lines.append("row add f\(section)-\(row) label=Field \(section).\(row)\(keys)")
      }
    }
    let files = MemoryFiles()
    var stage = try Stage(files: files)
    try stage.run(lines)
    let form = stage.session.form
    #expect(form.rows.count == 25)
    #expect(form.sections.map(\.header) == ["Part 1", "Part 2", "Part 3", "Part 4"])
    #expect(stage.session.hasUnwrittenForm)
    #expect(stage.output(of: "write \(file)") == ["wrote \(file)"])
    #expect(!stage.session.hasUnwrittenForm)
    #expect(stage.session.fileName == file)
    try stage.run("load \(file)")
    #expect(stage.session.form == form)
    #expect(try stage.get("active.visible", after: "focus f4-7") == "1")
  }

  @Test("Undo goes back through hundreds of edits") func undoOfManySteps() throws {
    var stage = try Stage(yaml: Self.yaml)
    var states = [stage.session]
    for number in 0..<300 {
      try stage.run(number % 3 == 2 ? "row remove name" : "row set zip label=L\(number)")
      states.append(stage.session)
      if number % 3 == 2 {
        try stage.run("row add name before 1")
        states.append(stage.session)
      }
    }
    let last = stage.session
    for state in states.dropLast().reversed() {
      try stage.run("undo")
      #expect(stage.session == state)
    }
    try stage.run("redo \(states.count)")
    #expect(stage.session == last)
  }

  @Test(
    "Completion offers rows, sections, keys and values of edits",
    arguments: [
      ("row ", ["add", "remove", "move", "set"]), ("row set zi", ["zip"]),
      ("row set zip key", ["keyboard="]),
      ("row set zip keyboard=num", ["keyboard=numbers-and-punctuation", "keyboard=number-pad"]),
      ("row add x af", ["after"]), ("row add x after st", ["street"]),
      ("row add x after street req", ["required="]), ("row add x in W", ["Who", "Where"]),
      ("section remove ", ["Who", "Where"]), ("section set Who f", ["footer="]),
      ("form set sty", ["style="]), ("form set style=g", ["style=grouped"]),
    ])
  func completion(line: String, candidates: [String]) throws {
    let stage = try Stage(yaml: Self.yaml)
    #expect(Completer(stage.session).complete(line).candidates.map(\.text) == candidates)
  }
}
