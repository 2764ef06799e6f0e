import Foundation
import Testing
import UIKit

/// Tests predicates from format strings against Apple's "Predicate Format String Syntax".
@MainActor @Suite struct PredicateTests {
  @Test(
    "MATCHES compares a whole text to a regular expression",
    arguments: [
      ("[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "ada@example.org", true),
      ("[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "ada@example.org ", false),
      ("[0-9]{5}", "1234", false), ("[0-9]{5}", "12345", true), ("a|ab", "ab", true),
    ]) func matches(pattern: String, text: String, matches: Bool)
  {
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == matches)
  }

  @Test(
    "Predicates compare texts with operators, options and Boolean logic",
    arguments: [
      ("SELF == 'Ada'", true), ("self = \"ada\"", false), ("SELF ==[c] 'ADA'", true),
      ("SELF BEGINSWITH 'Ad' AND SELF ENDSWITH 'a'", true), ("SELF BEGINSWITH[c] 'aD'", true),
      ("SELF CONTAINS 'x' OR SELF CONTAINS 'd'", true), ("NOT SELF CONTAINS 'x'", true),
      ("!(SELF CONTAINS 'd')", false), ("SELF LIKE 'A?a'", true), ("SELF LIKE '?d'", false),
      ("SELF LIKE[cd] 'á*'", true), ("SELF IN {'Bob', 'Ada'}", true), ("SELF != nil", true),
      ("SELF > 'Aaa' && SELF < 'B'", true), ("SELF <> 'Ada' || TRUEPREDICATE", true),
      ("SELF == 'Bob' OR SELF == 'Eve' AND FALSEPREDICATE", false), ("SELF == 'A\\'da'", false),
    ]) func texts(format: String, expected: Bool)
  {
    #expect(NSPredicate(format: format).evaluate(with: "Ada") == expected)
  }

  @Test("Predicates use numbers, key paths, arguments and variables") func numbersKeysAndVariables()
  {
    let row: [String: Any] = ["age": 42, "name": "Ada", "home": ["zip": "12345"], "on": true]
    func holds(_ format: String, _ arguments: [Any] = []) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: row)
    }
    #expect(holds("age >= 42 AND age BETWEEN {40, 50}"))
    #expect(!holds("age < %d", [42]))
    #expect(holds("%K == %@", ["name", "Ada"]))
    #expect(holds("home.zip MATCHES '\\\\d{5}'"))
    #expect(holds("on == YES"))
    #expect(holds("missing == nil"))
    let isNew = NSPredicate(format: "$tag == 'new' AND $count > 1.5")
    #expect(isNew.evaluate(with: nil, substitutionVariables: ["tag": "new", "count": 2]))
    #expect(!isNew.evaluate(with: nil, substitutionVariables: ["tag": "old", "count": 2]))
  }
}
