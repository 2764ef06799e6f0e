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

  @Test(
    "Predicates count and quantify the elements of a list",
    arguments: [
      ("tags.@count == 2", true), ("ANY tags == 'b'", true), ("ALL tags == 'b'", false),
      ("NONE tags == 'c'", true), ("'a' IN tags AND tags CONTAINS 'b'", true),
      ("pets.age == {3, 1}", true), ("ANY pets.age > 2", true),
      ("pets.@max.age == 3 AND pets.@sum.age == 4", true),
    ]) func lists(format: String, expected: Bool)
  {
    let row: [String: Any] = ["tags": ["a", "b"], "pets": [["age": 3], ["age": 1]]]
    #expect(NSPredicate(format: format).evaluate(with: row) == expected)
  }

  @Test("A predicate's arguments can be UUIDs and dates") func identifiersAndDates() {
    let (id, date) = (UUID(), Date(timeIntervalSince1970: 60))
    let predicate = NSPredicate(format: "id == %@ AND date < %@", id as CVarArg, date as CVarArg)
    let early = Date(timeIntervalSince1970: 59)
    #expect(predicate.evaluate(with: ["id": id, "date": early]))
    #expect(!predicate.evaluate(with: ["id": UUID(), "date": early]))
    #expect(!predicate.evaluate(with: ["id": id, "date": date]))
  }

  @Test("Sort descriptors order dictionaries by keys, and objects by key paths")
  func sortDescriptors() {
    let rows: [[String: Any]] = [
      ["name": "b", "age": 2], ["name": "B", "age": 1], ["name": "a"],
    ]
    func names(_ descriptors: NSSortDescriptor...) -> [String] {
      NSArray(array: rows).sortedArray(using: descriptors).compactMap {
        ($0 as? [String: Any])?["name"] as? String
      }
    }
    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["a", "B", "b"])
    #expect(names(NSSortDescriptor(key: "age", ascending: false)) == ["b", "B", "a"])
    let ignoringCase = NSSortDescriptor(
      key: "name", ascending: true,
      selector: NSSelectorFromString("localizedCaseInsensitiveCompare:"))
    #expect(
      names(ignoringCase, NSSortDescriptor(key: "age", ascending: true)) == ["a", "B", "b"])
    let byText = NSSortDescriptor(keyPath: \Text.optional, ascending: true)
    let texts = [Text("b"), Text(nil), Text("a")]
    let sorted = NSSet(array: texts).sortedArray(using: [byText]) as? [Text]
    #expect(sorted?.map(\.optional) == [nil, "a", "b"])
  }
}

private final class Text: NSObject {
  let optional: String?
  init(_ optional: String?) { self.optional = optional }
}
