import Testing

@testable import Forms

@Suite struct ProblemTests {
  /// Returns a field with the rules that the closure sets.
  private static func field(_ rule: (inout Field) -> Void) -> Field {
    var field = Field(id: "a")
    rule(&field)
    return field
  }

  private static let zip = field { $0.textRules = [.pattern("[0-9]{5}")] }
  private static let choice = field { $0.textRules = [.pattern("a|ab")] }
  private static let shirt = field { $0.textRules = [.minimum(1), .maximum(99.5)] }
  private static let short = field { $0.textRules = [.minLength(2), .maxLength(3)] }
  private static let size = field { $0.options = ["S", "M", "L"] }
  private static let digit = field { $0.options = (0...9).map(String.init) }
  private static let pin = field {
    $0.isSecure = true
    $0.textRules = [.pattern(#"\d{4}"#), .maxLength(4)]
  }

  @Test(
    "A value that breaks a rule gives a message",
    arguments: [
      (field { $0.isRequired = true }, "", ["must not be empty"]),
      (field { $0.isRequired = true }, " ", []),
      (zip, "90210", []), (zip, "", []),
      (zip, "90x10", [#"must be 5 digits, not "90x10""#]),
      (zip, "902101", [#"must be 5 digits, not "902101""#]),
      (choice, "ab", []),
      (
        field { $0.textRules = [.pattern(#"\w+\."#)] }, "\u{1b}",
        [#"must be written like "a.", not "^[""#]
      ),
      (short, "é", ["must have at least 2 characters, not 1"]),
      (short, "👨‍👩‍👧‍👦👍", []),
      (short, "four", ["must have at most 3 characters, not 4"]),
      (field { $0.textRules = [.minLength(1)] }, "a", []),
      (field { $0.textRules = [.maxLength(1)] }, "ab", ["must have at most 1 character, not 2"]),
      (shirt, "99.5", []), (shirt, "+1e1", []),
      (shirt, "0", [#"must be at least 1, not "0""#]),
      (shirt, "100", [#"must be at most 99.5, not "100""#]),
      (shirt, "ten", [#"must be a number, not "ten""#]),
      (shirt, "nan", [#"must be a number, not "nan""#]),
      (shirt, "0x10", [#"must be a number, not "0x10""#]),
      (size, "M", []),
      (size, "XL", [#"must be "S", "M" or "L", not "XL""#]),
      (digit, "x", [#"must be "0", "1", "2", "3", "4", "5", "6", "7" or 2 others, not "x""#]),
      (pin, "123456", [#"must be 4 digits"#, "must have at most 4 characters"]),
    ])
  func problems(field: Field, value: String, messages: [String]) {
    #expect(field.problems(with: value).map(\.message) == messages)
  }

  @Test("A problem has field, rule and value as data, without secrets") func aProblemIsData() {
    let problem = Problem(field: "a", rule: .pattern("[0-9]{5}"), value: "x")
    #expect(Self.zip.problems(with: "x") == [problem])
    #expect(Self.pin.problems(with: "x").map(\.value) == [nil])
  }

  @Test(
    "Each text format accepts and rejects the right values",
    arguments: [
      (
        TextFormat.email, ["ada@example.org", "a.b+c@x-1.co.uk", "a@localhost"],
        ["ada", "a@", "@b", "a@b@c", "a b@c", "a@-b", "ä@b"]
      ),
      (
        .url, ["https://example.org/a?b#c", "ftp://x"],
        ["example.org", "http://", "://x", "http://a b"]
      ),
      (
        .phone, ["112", "+1 (555) 010-9999", "030/123456"],
        ["12", "+", "5x5", "1234567890123456", "12+3"]
      ),
      (.number, ["1", "-1.5e3", "+.5"], ["one", "1,5", "0x10", "nan"]),
      (.integer, ["0", "-12", "+7"], ["1.0", "", "-", "1e3"]),
      (
        .date, ["1998-12-10", "2000-02-29"],
        ["1998-12-1", "98-12-10", "10.12.1998", "1998-12-1O"]
      ),
      (
        .postalCode, ["90210", "SW1A 1AA", "D02 AF30", "1234-567"],
        ["9", "ABC", "90210!", "12345678901", " 90210"]
      ),
    ])
  func formats(format: TextFormat, good: [String], bad: [String]) {
    let field = Self.field { $0.textRules = [.format(format)] }
    for value in good { #expect(field.problems(with: value) == []) }
    for value in bad where !value.isEmpty {
      #expect(field.problems(with: value).map(\.rule) == [.format(format)])
    }
  }

  @Test(
    "A date that isn't in the calendar gets its own message",
    arguments: ["1900-02-29", "2023-02-29", "1998-13-01", "1998-00-10", "1998-04-31"])
  func noDayOfTheCalendar(value: String) {
    let date = Self.field { $0.textRules = [.format(.date)] }
    let message = "must be a day that exists, not \"\(value)\""
    #expect(date.problems(with: value).map(\.message) == [message])
  }

  @Test("The form's own message replaces the built-in one") func theFormsOwnWordsComeFirst() {
    let field = Self.field {
      $0.textRules = [.pattern("[0-9]+"), .minLength(5)]
      $0.message = "Five digits, please"
      $0.isRequired = true
    }
    #expect(field.problems(with: "x").map(\.line) == ["a: Five digits, please"])
    #expect(field.problems(with: "").map(\.line) == ["a must not be empty"])
    #expect(field.rulesInWords == "Five digits, please")
  }

  @Test("A field that must equal another is compared with it") func aValueIsComparedWithAnother() {
    let field = Self.field { $0.equals = "b" }
    var matching = PatternMatching()
    func lines(_ value: String, _ other: String) -> [String] {
      let twin = Field.TwinField(name: "Password", value: other)
      return field.problems(with: value, matching: &matching, twin: twin).map(\.line)
    }
    #expect(lines("x", "x") == [])
    #expect(lines("x", "y") == ["a must be the same as Password, not \"x\""])
    #expect(lines("", "y") == ["a must be the same as Password, not \"\""])
  }

  /// If a value isn't a number, the rule for numbers and the limits report one error together.
  @Test("A value that isn't a number is reported only once") func notANumber() throws {
    for kinds in [[.format(.number)], [], [.maximum(3)]] as [[Problem.Rule]] {
      let field = Self.field { $0.textRules = [.minimum(2)] + kinds }
      #expect(field.problems(with: "x").map(\.message) == ["must be a number, not \"x\""])
    }
    let whole = Self.field { $0.textRules = [.minimum(2), .format(.integer)] }
    #expect(whole.problems(with: "x").map(\.message) == ["must be a whole number, not \"x\""])
  }
}
