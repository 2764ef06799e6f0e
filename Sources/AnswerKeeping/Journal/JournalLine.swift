import FileErrors
import Forms
import SessionState

/// A line of a journal of unsaved answers: a checksum, then the time and the content.
///
/// The checksum reveals incomplete or damaged lines. For example: `e2f1d3eb8afa3a61
/// ["set","1763839860000","zip","90210"]`.
package struct JournalLine: Equatable, Sendable {
  /// The content of a line of a journal of unsaved answers, without its checksum and time.
  package enum Content: Equatable, Sendable {
    /// The form that the answers in the lines below belong to, and the id of the writing process.
    case form(JournalForm, process: Int32)
    /// The absolute path of the answers file and its checksum.
    ///
    /// The lines below contain only differences from that file. A nil checksum means that the
    /// file's contents are unknown.
    case file(String, sum: String?)
    /// A new answer to a field.
    ///
    /// Nil means that the field's value is again that of the form or the answers file.
    case answer(field: String, value: String?)
    /// The latest version of the edited form.
    ///
    /// Nil means that the form no longer differs from its file.
    case edited(EditedForm?)
    /// An answer that could not be restored, because the form does not accept it.
    case unmatched(field: String, value: String)

    /// Whether this line says that a field's value is again that of the form or the answers file.
    package var isUnset: Bool {
      if case .answer(_, nil) = self { true } else { false }
    }
  }

  /// The time of the change, in milliseconds since the beginning of 1970.
  package var time: Int
  package var content: Content

  /// Creates a line of a journal of unsaved answers.
  ///
  /// The time is in milliseconds since the beginning of 1970.
  package init(_ content: Content, time: Int) {
    self.content = content
    self.time = time
  }

  /// The text of this line in a journal file, with its line feed.
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

  /// Parses a line of a journal of unsaved answers, given without its line feed.
  ///
  /// Returns nil if the line is incomplete or damaged.
  package init?(_ bytes: some Sequence<UInt8>) {
    let line = Array(bytes).withUnsafeBufferPointer { Self.read($0) }
    guard let line else { return nil }
    self = line
  }

  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> JournalLine? {
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
