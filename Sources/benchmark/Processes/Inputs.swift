/// The forms, scripts and SQL files that the measured programs read, written when first used.
struct Inputs {
  private let folder: Folder

  init(in folder: Folder) { self.folder = folder }

  /// Returns the path of a form with the given number of rows, each with a field: f1, f2 and so on.
  func form(rows: Int) throws -> String {
    let fields = (1...rows).lazy.map {
      #"{"field": "f\#($0)", "label": "Field \#($0)", "height": 44}"#
    }
    return try form("\(rows)-fields", rows: rows, fields)
  }

  /// Returns the path of a form with two fields, a and b, and this many text rows between them.
  func form(texts: Int) throws -> String {
    let rows = (0..<texts + 2).lazy.map { index in
      switch index {
      case 0: #"{"field": "a"}"#
      case texts + 1: #"{"field": "b"}"#
      default: #"{"text": "Row \#(index)"}"#
      }
    }
    return try form("\(texts)-texts", rows: texts + 2, rows)
  }

  private func form(
    _ name: String, rows count: Int, _ rows: some Sequence<String>
  ) throws -> String {
    let separated = rows.enumerated().lazy.map { $0 == 0 ? $1 : ", " + $1 }
    let head = #"{"form": "Benchmark", "style": "plain", "navigationBar": false, "#
    return try folder.file(
      name + ".json",
      Chain(first: head + #""sections": [{"rows": ["#, middle: separated, last: "]}]}"))
  }

  /// Returns the path of a script or SQL file: first `before`, then a repeated part, then `after`.
  func lines(
    _ name: String, before: String = "", repeated: String, times: Int, after: String = ""
  ) throws -> String {
    try folder.file(
      name, Chain(first: before, middle: repeatElement(repeated, count: times), last: after))
  }
}

/// The lines of a file: a first one, many in the middle, and a last one; they aren't all in memory.
private struct Chain<Middle: Sequence<String>>: Sequence {
  let first: String
  let middle: Middle
  let last: String

  func makeIterator() -> AnyIterator<String> {
    var rest = middle.makeIterator()
    var start: String? = first
    var end: String? = last
    return AnyIterator {
      if let line = start {
        start = nil
        return line
      }
      if let line = rest.next() { return line }
      defer { end = nil }
      return end
    }
  }
}
