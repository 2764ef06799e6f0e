import Foundation
import Testing

/// A form's JSON as short lines to compare: one per key in `head`, one per header or row in `rows`.
struct Outline {
  let head: [String]
  let rows: [String]

  init(_ document: Data) throws {
    let form = try #require(try JSONSerialization.jsonObject(with: document) as? [String: Any])
    head = form.filter { $0.key != "sections" }.map { "\($0.key)=\(Self.word($0.value))" }.sorted()
    let sections = try #require(form["sections"] as? [[String: Any]])
    rows = sections.enumerated().flatMap { index, section in
      Self.lines(section, isFirst: index == 0)
    }
  }

  private static func lines(_ section: [String: Any], isFirst: Bool) -> [String] {
    let edges = [section["header"], section["footer"].map { "// \($0)" }].compactMap { $0 }
    let head = edges.map { "\($0)" }.joined(separator: " ")
    let rows = (section["rows"] as? [[String: Any]]) ?? []
    let title = head.isEmpty ? (isFirst ? [] : ["#"]) : ["# \(head)"]
    return title + rows.map(line)
  }

  private static func line(_ row: [String: Any]) -> String {
    let height = row["height"].map { " height=\(word($0))" } ?? ""
    if let text = row["text"] as? String { return "\"\(text)\"\(height)" }
    let rest = row.filter { !["field", "label", "placeholder"].contains($0.key) }
      .map { "\($0.key)=\(word($0.value))" }.sorted()
    let words = "\(row["label"] ?? "")|\(row["placeholder"] ?? "")"
    return (["\(row["field"] ?? "")", words] + rest).joined(separator: " ")
  }

  private static func word(_ value: Any) -> String {
    if let list = value as? [Any] { return list.map(word).joined(separator: ",") }
    if let settings = value as? [String: String], settings["field"] == nil {
      return settings.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ",")
    }
    if let bar = value as? [String: Any], bar["equals"] == nil, bar["notEquals"] == nil {
      return bar.map { "\($0.key) \(word($0.value))" }.sorted().joined(separator: ",")
    }
    if let condition = value as? [String: Any] {
      let sign = condition["equals"] == nil ? "!" : ":"
      return
        "\(condition["field"] ?? "")\(sign)\(condition["equals"] ?? condition["notEquals"] ?? "")"
    }
    let number = value as? NSNumber
    if let number, CFGetTypeIDIsBoolean(number) { return number.boolValue ? "true" : "false" }
    return number.map { "\($0)" } ?? "\(value)"
  }

  private static func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
