/// The file that a form's answers are saved to, and whether it lacks some of the current answers.
package struct AnswersFile: Equatable, Sendable {
  /// The path of the file that answers are saved to if the user names none.
  ///
  /// Nil if there is no such file yet.
  package private(set) var path: String?
  /// Whether answers changed since they were last saved or loaded.
  package private(set) var hasUnsavedAnswers = false
  /// Answers in the file for fields that the form doesn't have.
  ///
  /// When answers are saved, these are written to the file too, under the key `aside`.
  package private(set) var unmatched: [KeptAnswer] = []

  /// Changes the path of the file that answers are saved to.
  package mutating func move(to path: String) { self.path = path }

  /// Records that there are unsaved answers, after one has changed or was kept aside.
  package mutating func noteChange() { hasUnsavedAnswers = true }

  /// Records that all answers were saved, together with `unmatched`, for fields the form lacks.
  package mutating func noteSaved(unmatched: [KeptAnswer]) {
    hasUnsavedAnswers = false
    self.unmatched = unmatched
  }

  /// Stores answers for fields that the form lacks; each replaces an older one for the same field.
  package mutating func keepAside(_ answers: [KeptAnswer]) {
    let fields = Set(answers.map(\.field))
    unmatched = unmatched.filter { !fields.contains($0.field) } + answers
  }
}
