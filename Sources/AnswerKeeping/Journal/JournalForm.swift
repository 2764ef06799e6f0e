import FileErrors
import Forms
import SessionState

/// A description of the form that a journal's answers belong to: path, fingerprint and title.
package struct JournalForm: Equatable, Sendable {
  /// The absolute path of the form's file.
  ///
  /// Empty for a form without a file, such as the built-in one.
  package var path: String
  /// The form's fingerprint: a checksum of the parts that determine the meaning of answers.
  package var contents: String
  package var title: String

  /// Creates the description of a form for a journal of unsaved answers, from its parts.
  package init(path: String, contents: String, title: String) {
    (self.path, self.contents, self.title) = (path, contents, title)
  }

  /// Creates the description of a form for a journal of unsaved answers; `path` is its file's path.
  package init(_ form: Form, path: String) {
    self.init(path: path, contents: form.fingerprint, title: form.title)
  }

  /// The beginning of the names of journals for this form: a checksum of the form's path.
  package var pathDigits: String { Checksum.digits(of: path.utf8) }
}

extension Form {
  /// A checksum of the form's title and of the fields' properties that determine the meaning of
  /// answers.
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
  /// The properties of the field that determine the meaning of its answer.
  fileprivate var answerTerms: [String] {
    [id, label ?? "", value, isSecure ? "secure" : ""] + ruleTerms + (options ?? [])
      + (equals.map { [$0] } ?? []) + (kind == .text ? [] : [kind.rawValue])
  }
}
