/// The file that a form's answers came from, and what of them it has.
struct AnswersFile: Equatable, Sendable {
  /// Where answers go unless another file is named; nil where they came from none.
  private(set) var path: String?
  /// Whether answers were changed since they were saved or loaded.
  private(set) var hasUnsavedAnswers = false
  /// Answers that no field of the form takes; they go back to the file, under `aside`.
  private(set) var unmatched: [Journal.Answer] = []

  /// Takes another file for the one to which the answers go.
  mutating func move(to path: String) { self.path = path }

  /// Takes note of a change that the file does not have.
  mutating func noteChange() { hasUnsavedAnswers = true }

  /// Takes note that the answers were saved, with those that no field takes.
  mutating func noteSaved(unmatched: [Journal.Answer]) {
    hasUnsavedAnswers = false
    self.unmatched = unmatched
  }

  /// Keeps answers aside, in place of older ones to the same fields.
  mutating func keepAside(_ answers: [Journal.Answer]) {
    let fields = Set(answers.map(\.field))
    unmatched = unmatched.filter { !fields.contains($0.field) } + answers
  }
}
