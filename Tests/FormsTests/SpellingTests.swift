import Testing

@testable import Forms

@Suite struct SpellingTests {
  @Test(
    "A misspelled name suggests the nearest candidates",
    arguments: [
      ("lable", ["label", "value", "table"], ["label"]),
      ("Min-Length", ["maxLength", "minLength"], ["minLength"]),
      ("minim", ["minLength", "minimum"], ["minimum"]),
      ("inset-t", ["inset", "inset-top"], ["inset-top"]),
      ("zpi", ["tip", "zip", "zip"], ["zip"]),
      ("a", ["bcd"], []), ("", ["a"], []),
      ("x", ["S", "M", "L"], []), ("x", ["XL", "M"], ["XL"]), ("m", ["S", "M"], ["M"]),
      ("xs", ["S", "L"], ["S"]),
      (String(repeating: "a", count: 65), [String(repeating: "a", count: 65)], []),
    ])
  func nearest(name: String, candidates: [String], expected: [String]) {
    #expect(Spelling.nearest(to: name, among: candidates) == expected)
  }

  @Test("Several suggestions come nearest first") func severalComeNearestFirst() {
    let found = Spelling.nearest(
      to: "number", among: ["numbered", "lumbar", "member", "numbers"], limit: 3)
    #expect(found == ["numbers", "numbered", "lumbar"])
  }
}
