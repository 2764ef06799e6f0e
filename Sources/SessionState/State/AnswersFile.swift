/// The file that a form's answers came from, and whether it is up to date.
package struct AnswersFile: Equatable, Sendable {
  /// The path of the file to save the answers to by default.
  ///
  /// Nil if the answers came from no file.
  package private(set) var path: String?
  /// Whether answers changed since they were last saved or loaded.
  package private(set) var hasUnsavedAnswers = false
  /// Answers in the file for fields that the form doesn't have.
  ///
  /// They are written back to the file under `aside`.
  package private(set) var unmatched: [KeptAnswer] = []

  /// Changes the path of the file that answers are saved to.
  package mutating func move(to path: String) { self.path = path }

  /// Records that an answer has changed, but its file is still the same.
  package mutating func noteChange() { hasUnsavedAnswers = true }

  /// Records that the answers were saved, together with those whose field is not in the form.
  package mutating func noteSaved(unmatched: [KeptAnswer]) {
    hasUnsavedAnswers = false
    self.unmatched = unmatched
  }

  /// Keeps answers for fields that the form lacks, and replaces older ones of the same fields.
  package mutating func keepAside(_ answers: [KeptAnswer]) {
    let fields = Set(answers.map(\.field))
    unmatched = unmatched.filter { !fields.contains($0.field) } + answers
  }
}
