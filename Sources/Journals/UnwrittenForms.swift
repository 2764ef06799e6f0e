import Forms
import Foundation
import Session

/// Forms that ended sessions created with `new` or imported, but never wrote to a file.
///
/// The program lists these forms when it starts.
package struct UnwrittenForms {
  /// One line for each of these forms, which says how to recover the form.
  package let lines: [String]

  /// Finds the forms that exist only in the journals of ended sessions.
  package init(in places: JournalPlaces = JournalPlaces()) {
    let start = JournalForm(path: "", contents: "", title: "").pathDigits + "-"
    lines = places.existing.flatMap { folder in
      folder.names.filter { $0.hasPrefix(start) }.compactMap { Self.line($0, in: folder) }
    }
  }

  private static func line(_ name: String, in folder: JournalFolder) -> String? {
    guard let file = try? folder.open(name, flags: O_RDONLY), file.lock(),
      let journal = Journal(reading: file), journal.editedForm != nil, let form = journal.form,
      form.path.isEmpty,
      let time = journal.time
    else { return nil }
    let title = form.title.isEmpty ? "A form" : Session.quoted(form.title)
    let words = "\(title) from \(LocalTime(milliseconds: time).words) was not written"
    guard form.isOfNewForm else { return "\(words): import it again, recover brings it back." }
    return "\(words): new \(Session.quoted(form.title)) and recover bring it back."
  }
}

extension JournalForm {
  /// Whether the journal's form was created with the command `new` and then had no rows.
  fileprivate var isOfNewForm: Bool {
    (try? Form(title: title)).map { JournalForm($0, path: "") } == self
  }
}
