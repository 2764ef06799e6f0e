import Foundation
import Testing

@testable import Forms

/// Tests documents of 64 kB and more, which are parsed without a copy.
///
/// Their last page of memory must have space for simdjson's padding; whether it has depends on the
/// size.
@Suite struct LargeDocumentTests {
  private static let lengths = Array(stride(from: 65_400, through: 69_700, by: 43))

  @Test(
    "A document of any size in pages of memory is read to its end",
    arguments: [
      (
        "x.json", #"{"form": "F", "sections": [{"rows": [{"field": "a", "#,
        #""label": "Last"}]}]}"#
      ),
      ("x.yaml", "form: F\nsections:\n  - rows:\n      - field: a", "\n        label: Last"),
    ])
  func size(name: String, start: String, end: String) throws {
    for length in Self.lengths {
      let blanks = String(repeating: " ", count: length - start.utf8.count - end.utf8.count)
      let read = try form(start + blanks + end, fileName: name)
      #expect(read.field(atRow: 0)?.label == "Last", "\(length) bytes")
    }
  }

  @Test(
    "A JSON document that ends too early is an error, whatever follows it in memory",
    arguments: [65_536, 66_000, 69_000, 69_632])
  func cut(length: Int) {
    let start = #"{"form": "F", "sections": [{"rows": [{"field": "a"}]}]"#
    let text = start + String(repeating: " ", count: length - start.utf8.count)
    let error = errorText(Data(text.utf8), fileName: "x.json")
    #expect(error == "x.json:1:\(length + 1): error: the JSON ends before it is complete")
  }
}
