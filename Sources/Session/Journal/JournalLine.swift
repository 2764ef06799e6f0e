import Forms

/// A line of a journal: what it says and when, behind a checksum by which a torn or damaged line is
/// known.
///
/// It is written as `e2f1d3eb8afa3a61 ["set","1763839860000","zip","90210"]`.
package struct JournalLine: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// What the lines that follow are answers to, and the process that writes them.
    case form(JournalForm, process: Int32)
    /// The file that the answers came from, by its absolute path, and its sum; of what it held only
    /// changes are answers then. Without a sum it is not known what it held.
    case file(String, sum: String?)
    /// The answer that a field has from now on; nil stands for what the form or the file has.
    case answer(field: String, value: String?)
    /// The form as it is from now on; nil stands for what its file says.
    case edited(EditedForm?)
    /// An answer that could not be brought back.
    case unmatched(field: String, value: String)

    /// Whether a field has what the form or the file has.
    package var isUnset: Bool {
      if case .answer(_, nil) = self { true } else { false }
    }
  }

  /// Milliseconds since the beginning of 1970.
  package var time: Int
  package var content: Content

  /// Creates a line.
  package init(_ content: Content, time: Int) {
    self.content = content
    self.time = time
  }

  /// The line with its end.
  package var text: String {
    let words = "[\(words.map(\.jsonQuoted).joined(separator: ","))]"
    return "\(Checksum.digits(of: words.utf8)) \(words)\n"
  }

  private var words: [String] {
    switch content {
    case .form(let form, let process):
      ["form", "\(time)", form.path, form.contents, form.title, "\(process)"]
    case .file(let path, let sum): ["file", "\(time)", path] + (sum.map { [$0] } ?? [])
    case .answer(let field, let value?): ["set", "\(time)", field, value]
    case .answer(let field, nil): ["unset", "\(time)", field]
    case .edited(let form?): ["edited", "\(time)", form.source, form.snapshot]
    case .edited(nil): ["unedited", "\(time)"]
    case .unmatched(let field, let value): ["aside", "\(time)", field, value]
    }
  }

  /// Reads a line without its end; nil for one that was not written so.
  package init?(_ bytes: some Sequence<UInt8>) {
    let line = Array(bytes).withUnsafeBufferPointer { Self.read($0) }
    guard let line else { return nil }
    self = line
  }

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> JournalLine? {
    let start = Checksum.digitCount + 1
    guard bytes.count > start, bytes[start - 1] == UInt8(ascii: " ") else { return nil }
    let rest = UnsafeBufferPointer(rebasing: bytes[start...])
    guard Checksum(of: rest) == Checksum(digits: bytes[..<(start - 1)]),
      let words = QuotedTexts.read(rest), words.count > 1, let time = Int(words[1]),
      let content = Content(kind: words[0], Array(words.dropFirst(2)))
    else { return nil }
    return JournalLine(content, time: time)
  }
}

extension JournalLine.Content {
  fileprivate init?(kind: String, _ words: [String]) {
    switch (kind, words.count) {
    case ("form", 4):
      guard let process = Int32(words[3]) else { return nil }
      let form = JournalForm(path: words[0], contents: words[1], title: words[2])
      self = .form(form, process: process)
    case ("file", 1): self = .file(words[0], sum: nil)
    case ("file", 2): self = .file(words[0], sum: words[1])
    case ("set", 2): self = .answer(field: words[0], value: words[1])
    case ("unset", 1): self = .answer(field: words[0], value: nil)
    case ("edited", 2): self = .edited(EditedForm(snapshot: words[1], source: words[0]))
    case ("unedited", 0): self = .edited(nil)
    case ("aside", 2): self = .unmatched(field: words[0], value: words[1])
    default: return nil
    }
  }
}
