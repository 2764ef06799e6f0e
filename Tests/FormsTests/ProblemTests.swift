import Testing

@testable import Forms

@Suite struct ProblemTests {
  /// A field that has one kind of rule.
  private static func field(_ rule: (inout Field) -> Void) -> Field {
    var field = Field(id: "a")
    rule(&field)
    return field
  }

  private static let zip = field { $0.pattern = "[0-9]{5}" }
  private static let choice = field { $0.pattern = "a|ab" }
  private static let shirt = field { ($0.minimum, $0.maximum) = (1, 99.5) }
  private static let short = field { ($0.minLength, $0.maxLength) = (2, 3) }
  private static let size = field { $0.options = ["S", "M", "L"] }
  private static let digit = field { $0.options = (0...9).map(String.init) }
  private static let pin = field {
    $0.isSecure = true
    $0.pattern = #"\d{4}"#
    $0.maxLength = 4
  }

  @Test(arguments: [
    (field { $0.isRequired = true }, "", ["must not be empty"]),
    (field { $0.isRequired = true }, " ", []),
    (zip, "90210", []), (zip, "", []),
    (zip, "90x10", [#"must match [0-9]{5}, not "90x10""#]),
    (zip, "902101", [#"must match [0-9]{5}, not "902101""#]),
    (choice, "ab", []),
    (field { $0.pattern = #"\w+\.""# }, "\u{1b}", [#"must match \w+\.", not "^[""#]),
    (short, "é", ["must have at least 2 characters, not 1"]),
    (short, "👨‍👩‍👧‍👦👍", []),
    (short, "four", ["must have at most 3 characters, not 4"]),
    (field { $0.minLength = 1 }, "a", []),
    (field { $0.maxLength = 1 }, "ab", ["must have at most 1 character, not 2"]),
    (shirt, "99.5", []), (shirt, "+1e1", []),
    (shirt, "0", [#"must be at least 1, not "0""#]),
    (shirt, "100", [#"must be at most 99.5, not "100""#]),
    (shirt, "ten", [#"must be a number, not "ten""#]),
    (shirt, "nan", [#"must be a number, not "nan""#]),
    (shirt, "0x10", [#"must be a number, not "0x10""#]),
    (size, "M", []),
    (size, "XL", [#"must be "S", "M" or "L", not "XL""#]),
    (digit, "x", [#"must be "0", "1", "2", "3", "4", "5", "6", "7" or 2 others, not "x""#]),
    (pin, "123456", [#"must match \d{4}"#, "must have at most 4 characters"]),
  ])
  func problems(field: Field, value: String, messages: [String]) {
    #expect(field.problems(with: value).map(\.message) == messages)
  }

  @Test func aProblemIsData() {
    let problem = Problem(field: "a", rule: .pattern("[0-9]{5}"), value: "x")
    #expect(Self.zip.problems(with: "x") == [problem])
    #expect(Self.pin.problems(with: "x").map(\.value) == [nil])
  }
}
