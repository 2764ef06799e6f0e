import Forms
import SessionState

/// The form that a journal's answers belong to: its path, its fingerprint, and its title.
package struct JournalForm: Equatable, Sendable {
  /// The absolute path of the form's file.
  ///
  /// Empty for a form without a file, such as the built-in one.
  package var path: String
  /// A checksum of the parts of the form that the meaning of answers depends on.
  package var contents: String
  package var title: String

  /// Creates a journal's description of a form: its path, its fingerprint, and its title.
  package init(path: String, contents: String, title: String) {
    (self.path, self.contents, self.title) = (path, contents, title)
  }

  /// Creates a journal's description of a form with its file's path.
  package init(_ form: Form, path: String) {
    self.init(path: path, contents: form.fingerprint, title: form.title)
  }

  /// The prefix of the names of journals for forms at this path, a checksum of the path.
  package var pathDigits: String { Checksum.digits(of: path.utf8) }
}

extension Form {
  /// A checksum of the form's title and of the field properties that answers depend on.
  package var fingerprint: String {
    var sum = Checksum()
    func add(_ text: String) {
      sum.add(text.utf8)
      // UTF-8 never contains this byte, so it separates the texts.
      sum.add(CollectionOfOne(0xff))
    }
    add(title)
    for row in fieldRows {
      guard let field = field(atRow: row) else { continue }
      for text in field.answerTerms { add(text) }
    }
    return sum.digits
  }
}

extension Field {
  /// The properties of the field that an answer depends on.
  fileprivate var answerTerms: [String] {
    [id, label ?? "", value, isSecure ? "secure" : ""] + ruleTerms + (options ?? [])
      + (equals.map { [$0] } ?? []) + (kind == .text ? [] : [kind.rawValue])
  }
}
