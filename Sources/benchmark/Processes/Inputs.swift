/// The forms, scripts and statements for the programs, written on first use.
struct Inputs {
  private let folder: Folder

  init(in folder: Folder) { self.folder = folder }

  /// Returns a form with rows of 44 points and fields named f1, f2 and so on.
  func form(rows: Int) throws -> String {
    let fields = (1...rows).lazy.map {
      #"{"field": "f\#($0)", "label": "Field \#($0)", "height": 44}"#
    }
    return try form("\(rows)-fields", rows: rows, fields)
  }

  /// Returns a form with two fields, a and b, and text rows between them.
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

  /// Returns a script or SQL file with repeated lines between a prefix and a suffix.
  func lines(
    _ name: String, before: String = "", repeated: String, times: Int, after: String = ""
  ) throws -> String {
    try folder.file(
      name, Chain(first: before, middle: repeatElement(repeated, count: times), last: after))
  }
}

/// A first line, many lines and a last line.
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
