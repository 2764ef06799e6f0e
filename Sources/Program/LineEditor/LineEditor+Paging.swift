import CEditline

extension LineEditor {
  /// Writes rows, where those that scroll away are lost for good a screenful at a time.
  ///
  /// Somebody who has typed on does not read them, and gets all at once. `taking` is given what was
  /// shown.
  func show(_ rows: [String], taking: ([String]) -> Void = { _ in }) {
    var rest = rows[...]
    var isWanted = true
    while isWanted, !rest.isEmpty {
      let isLast = rowsAbove == 0 || rest.count < lines || !isLeftAlone(until: .now)
      let page = Array(isLast ? rest : rest.prefix(lines - 1))
      put(page.map { $0 + "\r\n" }.joined())
      taking(page)
      rest = rest.dropFirst(page.count)
      isWanted = isLast || goesOn()
    }
  }

  /// Waits for the key that says whether more is wanted.
  private func goesOn() -> Bool {
    guard let handle else { return false }
    let before = activity
    let question = "more: Space goes on, q stops "
    activity = .question(question)
    defer { activity = before }
    put(question)
    let answer = readKey(handle, yes: " \r\n", no: "qQnN\u{4}\u{1b}")
    put("\r\u{1b}[K")
    return answer
  }
}
