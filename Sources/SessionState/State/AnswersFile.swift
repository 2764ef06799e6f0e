/// The file that a form's answers came from, and whether it is up to date.
package struct AnswersFile: Equatable, Sendable {
  /// The default file for saving answers, or nil if they came from no file.
  package private(set) var path: String?
  /// Whether answers changed since they were saved or loaded.
  package private(set) var hasUnsavedAnswers = false
  /// Answers without a field in the form.
  ///
  /// They are written back to the file under `aside`.
  package private(set) var unmatched: [KeptAnswer] = []

  /// Changes the file that answers are saved to.
  package mutating func move(to path: String) { self.path = path }

  /// Notes a change that the file doesn't have.
  package mutating func noteChange() { hasUnsavedAnswers = true }

  /// Notes that the answers were saved, together with the unmatched ones.
  package mutating func noteSaved(unmatched: [KeptAnswer]) {
    hasUnsavedAnswers = false
    self.unmatched = unmatched
  }

  /// Keeps unmatched answers, and replaces older ones of the same fields.
  package mutating func keepAside(_ answers: [KeptAnswer]) {
    let fields = Set(answers.map(\.field))
    unmatched = unmatched.filter { !fields.contains($0.field) } + answers
  }
}
