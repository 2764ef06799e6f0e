import CEditline

extension LineEditor {
  /// Writes rows; where those that scroll away are lost for good, a screenful at a time, unless
  /// somebody has typed on and so does not read them.
  func show(_ rows: [String]) {
    var rest = rows[...]
    while rowsAbove > 0, rest.count >= lines, isLeftAlone(until: .now) {
      put(rest.prefix(lines - 1))
      rest = rest.dropFirst(lines - 1)
      guard goesOn() else { return }
    }
    put(rest)
  }

  private func put(_ rows: ArraySlice<String>) { put(rows.map { $0 + "\r\n" }.joined()) }

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
