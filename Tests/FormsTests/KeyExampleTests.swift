import Testing

@testable import Forms

/// Tests the examples and default values of form keys that help and the guide show.
@Suite struct KeyExampleTests {
  @Test(
    "Every key's example is accepted, and its default changes nothing", arguments: FormPart.allCases
  )
  func examples(part: FormPart) throws {
    for key in part.keys {
      _ = try form(Self.document(part, key.name, key.example))
      // A form tells apart whether this key was given.
      guard let usual = key.usual, key.name != "contentInsetAdjustmentBehavior" else { continue }
      let given = try form(Self.document(part, key.name, usual))
      #expect(try given == form(Self.document(part, key.name, nil)), "\(key.name)")
    }
  }

  /// Returns a form's text with the key, its value, and other keys that it needs.
  private static func document(_ part: FormPart, _ key: String, _ value: String?) -> String {
    let entry = value.map { "\(key): \($0)" }
    func mapping(_ others: String?...) -> String {
      "{\((others.compactMap(\.self) + [entry].compactMap(\.self)).joined(separator: ", "))}"
    }
    let sections = "sections: [{rows: [{field: country}, {field: password}]}]"
    func rows(_ row: String) -> String {
      "sections: [{rows: [{field: country}, {field: password}, \(row)]}]"
    }
    switch part {
    case .form:
      let needed = ["columns": "style: collection", "detents": "presentation: pageSheet"][key]
      let lines = [needed, entry, key == "sections" ? nil : sections]
      return lines.compactMap(\.self).joined(separator: "\n")
    case .section: return "sections: [\(mapping(key == "rows" ? nil : "rows: [{field: a}]"))]"
    case .row: return rows(mapping(["field", "text"].contains(key) ? nil : "field: a"))
    case .condition:
      let needed = key == "field" ? "equals: US" : "field: country"
      return rows("{field: a, showIf: \(mapping(needed))}")
    case .container:
      let isOfScrollView = key == "contentInsetAdjustmentBehavior"
      return "containers: [\(mapping(isOfScrollView ? "contentSize: [640, 0]" : nil))]\n\(sections)"
    case .table: return "table: \(mapping())\n\(sections)"
    case .bottomBar:
      return "bottomBar: \(mapping(key == "text" ? nil : "text: Pay"))\n\(sections)"
    }
  }
}
