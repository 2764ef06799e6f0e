import Forms

/// The form that a journal holds answers for: where its file is, what it says, and its title.
package struct JournalForm: Equatable, Sendable {
  /// The file's absolute path; empty for a form that comes from none, such as the built-in one.
  package var path: String
  /// What the form says that answers depend on, as a sum.
  package var contents: String
  package var title: String

  /// Creates what a journal says of a form.
  package init(path: String, contents: String, title: String) {
    self.path = path
    self.contents = contents
    self.title = title
  }

  /// Creates what a journal says of a form, whose file has that path.
  package init(_ form: Form, path: String) {
    self.init(path: path, contents: form.fingerprint, title: form.title)
  }

  /// What the names of journals of forms at this path begin with.
  package var pathDigits: String { Checksum.digits(of: path.utf8) }
}

extension Form {
  /// A sum of the title and of what each field says that an answer depends on.
  var fingerprint: String {
    var sum = Checksum()
    func add(_ text: String) {
      sum.add(text.utf8)
      // No UTF-8 has it, so that it keeps texts apart.
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
  /// What an answer depends on.
  fileprivate var answerTerms: [String] {
    [id, label ?? "", value, isSecure ? "secure" : ""] + ruleTerms + (options ?? [])
      + (equals.map { [$0] } ?? []) + (kind == .text ? [] : [kind.rawValue])
  }
}
