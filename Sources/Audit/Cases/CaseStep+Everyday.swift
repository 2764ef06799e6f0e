extension CaseStep {
  /// Whether the moment is part of everyday use: touches, Next, drags, typing, and dismissals after
  /// these.
  package var isEveryday: Bool {
    transition.map { [.dragAway, .dragAndReturn, .grow].contains(Transition.Name.allCases[$0]) }
      ?? true
  }
}
