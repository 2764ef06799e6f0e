import Testing

@testable import Session

/// Tests what is read from a journal's bytes, even if they are damaged.
struct JournalTests {
  private static let form = JournalLine(
    .form(
      JournalForm(path: "/home/ada/player.yaml", contents: "0123456789abcdef", title: "New player"),
      process: 4711),
    time: 1_763_839_000_000)

  private static func line(_ field: String, _ value: String?, time: Int = 1) -> JournalLine {
    JournalLine(.answer(field: field, value: value), time: time)
  }

  private func read(_ text: String) -> Journal { Journal(Array(text.utf8)) }

  private func answers(_ lines: [JournalLine]) -> [String] {
    read(lines.map(\.text).joined()).answers.map { "\($0.field)=\($0.value)" }
  }

  @Test("A journal line is a checksum and a JSON array") func journalLineFormat() {
    #expect(
      JournalLine(.answer(field: "zip", value: "90\"\n210"), time: 1_763_839_860_000).text
        == "ecef56a538d28475 [\"set\",\"1763839860000\",\"zip\",\"90\\\"\\n210\"]\n")
  }

  @Test(
    "A journal line reads back byte for byte",
    arguments: [
      form, line("zip", "90210"), line("zip", ""), line("zip", nil),
      line(
        "name",
        "é e\u{301} 漢 👩‍👩‍👧 \u{0}\u{1b}\u{7f}\u{9b}\u{202e}\u{2028}\u{e0001}\u{10ffff} \r\n\\\" \u{feff}",
        time: -5),
      JournalLine(.unmatched(field: "gone", value: "x"), time: .max),
      JournalLine(.edited(EditedForm(snapshot: "{\n}", source: "0123456789abcdef")), time: 9),
      JournalLine(.edited(nil), time: 9),
      JournalLine(.file("/a.json", sum: nil), time: 9),
      JournalLine(.file("/a.json", sum: ""), time: 9),
    ])
  func journalLineRoundTrip(line: JournalLine) {
    let bytes = Array(line.text.utf8)
    #expect(bytes.count { $0 == 0x0a } == 1 && bytes.last == 0x0a)
    // As text it would be equal in another spelling as well.
    let read = JournalLine(bytes.dropLast())
    #expect(read?.text.utf8.elementsEqual(bytes) == true)
    #expect(read == line)
  }

  @Test("A journal names its form, path, process and time") func journalHeader() {
    let journal = read(Self.form.text + Self.line("zip", "90210", time: 7).text)
    #expect(journal.form?.title == "New player")
    #expect(journal.form?.path == "/home/ada/player.yaml")
    #expect(journal.process == 4711)
    #expect(journal.time == 7)
    #expect(journal.damagedLines == [])
    #expect(read("") == Journal())
  }

  @Test("A journal restores the last edited form") func lastEditedForm() {
    let forms = ["{}", "[]"].map { EditedForm(snapshot: $0, source: "") }
    let lines = forms.map { JournalLine(.edited($0), time: 7).text }
    #expect(read(lines.joined()).editedForm == forms[1])
    #expect(read(lines.joined()).time == 7)
    #expect(!read(lines.joined()).isEmpty)
    let unedited = read(lines.joined() + JournalLine(.edited(nil), time: 8).text)
    #expect(unedited.editedForm == nil && unedited.isEmpty)
  }

  @Test("A journal restores the last answer of each field") func lastAnswer() {
    let one = Self.line("name", "Ada")
    let two = Self.line("zip", "1")
    #expect(answers([one, two, Self.line("name", "Bea")]) == ["name=Bea", "zip=1"])
    #expect(answers([one, two, Self.line("name", nil)]) == ["zip=1"])
    #expect(answers([one, Self.line("name", nil), one]) == ["name=Ada"])
    #expect(answers([one, Self.line("name", "")]) == ["name="])
  }

  /// If a session removed an answer, only its own answer is removed, not an earlier session's.
  @Test("Of several journals, the last one's answer wins") func lastOfSeveralJournals() {
    let old = read(Self.line("name", "Ada").text + Self.line("zip", "1").text)
    let new = read(
      Self.line("name", "Bea").text + Self.line("name", nil).text + Self.line("zip", "2").text)
    #expect(
      Journal.answers(of: [old, new]).map { "\($0.field)=\($0.value)" } == ["name=Ada", "zip=2"])
    #expect(
      Journal.answers(of: [new, old]).map { "\($0.field)=\($0.value)" } == ["zip=1", "name=Ada"])
  }

  @Test("A later journal's different answers are reported as overriding") func overriddenAnswers() {
    let old = read(Self.line("name", "Ada").text + Self.line("zip", "1").text)
    let same = read(Self.line("name", "Ada").text)
    let new = read(Self.line("name", "Bea").text + Self.line("zip", "1").text)
    #expect(
      Journal.overriddenAnswers(of: [old, same, new]) == [
        Journal.Answer(field: "name", value: "Ada")
      ])
  }

  @Test("Only the first 100 damaged lines are listed, but all are counted")
  func damagedLinesAreLimited() {
    let journal = read(String(repeating: "\n", count: 1_000) + Self.line("a", "1").text)
    #expect(journal.damagedCount == 1_000)
    #expect(journal.damagedLines == Array(1...100))
    #expect(journal.answers.count == 1)
  }

  /// If a journal ends in the middle of a line, only that line is lost.
  @Test("A truncated journal loses only its last line") func truncatedFile() {
    let lines = [Self.form, Self.line("a", "1"), Self.line("b", "ä"), Self.line("c", "3")]
    let bytes = Array(lines.map(\.text).joined().utf8)
    for count in 0...bytes.count {
      let journal = Journal(bytes.prefix(count))
      let ends = bytes.prefix(count).split(separator: 0x0a, omittingEmptySubsequences: false)
      #expect((journal.form != nil) == (ends.count > 1))
      #expect(journal.changes == Array(lines[1...].prefix(max(0, ends.count - 2))))
      #expect(journal.damagedLines == (ends.last?.isEmpty == true ? [] : [ends.count]))
    }
  }

  @Test("A damaged byte loses only its own line") func damagedByte() {
    let lines = [Self.form, Self.line("a", "1"), Self.line("b", "ä"), Self.line("c", "3")]
    let start = lines[..<2].map(\.text).joined().utf8.count
    for offset in start..<start + lines[2].text.utf8.count - 1 {
      for mask: UInt8 in [0x01, 0x20, 0x80, 0xff] {
        var bytes = Array(lines.map(\.text).joined().utf8)
        bytes[offset] ^= mask
        guard bytes[offset] != 0x0a else { continue }
        let journal = Journal(bytes)
        #expect(journal.changes == [lines[1], lines[3]])
        #expect(journal.damagedLines == [3])
      }
    }
  }

  @Test(
    "A line that isn't a journal line is skipped as damaged",
    arguments: [
      "no journal\n", "\n", "\0\0\0\0", "0123456789abcdef [\"set\",\"1\",\"a\",\"b\"]\n",
      "0123456789abcdef\n", "\u{feff}\n", String(repeating: "[", count: 2_000) + "\n",
    ])
  func invalidLine(text: String) {
    let good = Self.line("a", "1")
    let journal = read(text + (text.hasSuffix("\n") ? "" : "\n") + good.text)
    #expect(journal.changes == [good])
    #expect(journal.damagedLines == [1])
  }

  /// Each line has a correct checksum, but content that isn't valid.
  @Test(
    "A line with a correct checksum but invalid content is rejected",
    arguments: [
      "[]", "[\"set\",\"1\",\"a\"]", "[\"set\",\"x\",\"a\",\"b\"]", "[\"set\",1,\"a\",\"b\"]",
      "[\"unset\",\"1\",\"a\",\"b\"]", "[\"form\",\"1\",\"a\",\"b\",\"c\",\"99999999999\"]", "{}",
      "[\"get\",\"1\",\"a\",\"b\"]", "\u{1}", "[\"set\",\"1\",\"a\",\"b\"] ",
      "[\"set\",\"1\",\"a\",\"b\"", "[\"set\",\"1\",\"a\",\"\\x\"]",
      "[\"set\",\"1\",\"a\",\"\\u12\"]",
      "[\"set\",\"1\",\"a\",\"\\ud800\"]", "[\"set\",\"1\",\"a\",\"\\",
      String(repeating: "[", count: 2_000),
    ])
  func invalidContent(words: String) {
    #expect(JournalLine(Array("\(Checksum.digits(of: words.utf8)) \(words)".utf8)) == nil)
  }

  @Test(
    "The checksum matches published FNV-1a values",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func knownChecksums(text: String, digits: String) {
    #expect(Checksum.digits(of: text.utf8) == digits)
  }

  @Test("A form's fingerprint covers only the keys that affect answers") func fingerprint() throws {
    func sum(_ rows: String, title: String = "A") throws -> String {
      try Stage(yaml: "form: \(title)\nsections: [{rows: [\(rows)]}]\n").session.form.fingerprint
    }
    let one = try sum("{field: a, label: b}")
    var sums: Set = [one]
    #expect(try one == sum("{field: a, label: b, placeholder: c, keyboard: number-pad}"))
    for rows in [
      "{field: ab}", "{field: a, label: b, value: c}", "{field: a, label: b, pattern: c}",
      "{field: a, label: b, secure: true}", "{field: a, label: b, minLength: 1}",
      "{field: a, label: b, maxLength: 1}", "{field: a, label: b, minimum: 1}",
      "{field: a, label: b, options: [c]}", "{field: a, label: b}, {field: c}",
      "{field: a, label: b, maximum: 1}", "{field: a, label: b, email: true}",
      "{field: a, label: b, number: true}", "{field: a, label: b, kind: switch}",
    ] {
      let isNew = try sums.insert(sum(rows)).inserted
      #expect(isNew, "\(rows)")
    }
    #expect(try one != sum("{field: a, label: b}", title: "B"))
  }
}
