import Testing

@testable import Forms

@Suite struct PatternTests {
  private static let letters = String(repeating: "a", count: 2_000)

  /// With any of these patterns, an engine that backtracks would practically never finish.
  @Test(
    "Patterns that explode in backtracking engines match quickly",
    arguments: [
      ("(a+)+b", false), ("(a|a)*b", false), ("(a*)*b", false), ("(.*)*x", false),
      ("(a|aa)+b", false), ("^(([a-z])+.)+[A-Z]([a-z])+$", false), ("(?=(a+)+b).*", false),
      ("(?!(a+)+b).*", true), ("(((((a*)*)*)*)*)*", true), (".*.*.*.*.*.*b", false),
      ("(a?){60}a{60}", false), (#"\b(a+)+\b"#, true),
    ])
  func linearTime(_ pattern: String, _ matches: Bool) {
    var matching = PatternMatching()
    #expect(matching.matches(pattern, Self.letters) == matches)
  }

  /// Different notations of a pattern mean the same; a letter with its accent is one character.
  @Test(
    "A pattern matches the same values as Swift's Regex",
    arguments: [
      ("[0-9]{5}", "90210", true), ("[0-9]{5}", "902101", false), ("[0-9]{2,}", "1", false),
      ("[0-9]{,2}", "12", true), ("a{2}", "aa", true), ("a{x}", "a{x}", true), ("", "", true),
      ("a|", "", true), ("(?i)É", "é", true), ("é", "e\u{301}", true), ("e\\u{301}", "é", true),
      (".", "👨‍👩‍👧", true), ("..", "é", false), ("[[:alpha:]_]+", "a_b", true),
      (#"[\]a]+"#, "]a", true),
      ("[a-z&&[^aeiou]]+", "xyz", true), ("[a-z&&[^aeiou]]+", "xaz", false),
      (#"\Qa.b\E"#, "a.b", true), (#"(?<year>\d{4})-(?:0[1-9]|1[0-2])"#, "2026-11", true),
      ("(?=.*[0-9])(?=.*[a-z]).{4,}", "ab12", true), ("(?=.*[0-9])(?=.*[a-z]).{4,}", "abcd", false),
      ("a(?!b).", "ac", true), ("^a$", "a", true), ("(?s).", "\n", true), (".", "\n", false),
      (#"\x61\u0062\u{63}"#, "abc", true), ("a(?#say nothing)b", "ab", true),
    ])
  func matchesLikeRegex(_ pattern: String, _ value: String, _ matches: Bool) throws {
    var matching = PatternMatching()
    #expect(matching.matches(pattern, value) == matches)
    #expect(try (Regex(pattern).wholeMatch(in: value) != nil) == matches)
  }

  @Test(
    "Patterns that can't be matched in bounded time are rejected",
    arguments: [
      (#"(.)\1"#, Pattern.Fault.unbounded("a back reference")),
      (#"(?<a>.)\k<a>"#, .unbounded("a back reference")),
      ("(?>a+)b", .unbounded("an atomic group")), ("a++b", .unbounded("a possessive quantifier")),
      ("(?x)a b", .unbounded("the option (?x)")), ("(a{200}){200}", .tooManyStates(limit: 10_000)),
      ("((){150}){150}", .tooManyStates(limit: 10_000)),
    ])
  func unsupportedPatterns(_ pattern: String, _ fault: Pattern.Fault) throws {
    #expect(throws: fault) { try Pattern(pattern) }
    let error = try #require(
      errorText(.init(yamlRow("field: a", "pattern: '\(pattern)'").utf8), fileName: "x.yaml"))
    #expect(
      error.hasSuffix("has \(fault.words), which may take forever to match; write it without that"))
  }

  @Test("Pattern matching has one limit of steps for all values")
  func stepsAreLimitedForAllValuesTogether() {
    var field = Field(id: "a")
    field.textRules = [.pattern("(a|b|c|d|e)*")]
    let value = String(repeating: "abcde", count: 10_000)
    var matching = PatternMatching()
    let problems = (0..<10).flatMap { _ in field.problems(with: value, matching: &matching) }
    #expect(problems.count == 5)
    #expect(
      problems.first?.message
        == "takes more than 3000000 steps to match its pattern; try a shorter value")
    #expect(field.problems(with: "abc").isEmpty)
  }

  @Test("Thousands of short values stay within the limit of steps")
  func manyShortValuesAreMatchedAll() {
    var matching = PatternMatching()
    let found = (0..<5_000).count { matching.matches("[0-9]{5}", "\(10_000 + $0)") == true }
    #expect(found == 5_000)
  }
}
