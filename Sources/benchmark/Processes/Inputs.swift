/// The forms, scripts and statements that the programs are given, written when first asked for.
struct Inputs {
  private let folder: Folder

  init(in folder: Folder) { self.folder = folder }

  /// Returns a form of rows with the fields f1, f2 and so on, 44 points high.
  func form(rows: Int) throws -> String {
    let fields = (1...rows).lazy.map {
      #"{"field": "f\#($0)", "label": "Field \#($0)", "height": 44}"#
    }
    return try form("\(rows)-fields", rows: rows, fields)
  }

  /// Returns a form of two fields, a and b, with rows of text between them.
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

  /// Returns a script, or statements, of lines that are repeated between others.
  func lines(
    _ name: String, before: String = "", repeated: String, times: Int, after: String = ""
  ) throws -> String {
    try folder.file(
      name, Chain(first: before, middle: repeatElement(repeated, count: times), last: after))
  }
}

/// A line, many lines, a line.
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
