import Session

/// What somebody is told when a conversation begins.
struct Greeting {
  /// The lines: three at the first start of all, one later.
  let lines: [String]

  init(_ session: Session, isFirst: Bool) {
    guard isFirst else {
      lines = ["help lists the commands, Tab completes, ^D leaves."]
      return
    }
    let form = session.form
    let ids = form.fieldRows.compactMap { form.field(atRow: $0)?.id }
    let low = ids.contains("zip") ? "zip" : ids.last ?? ""
    lines = [
      "Try: focus \(low) (the keyboard comes up), why, strategy inset-top, tap outside;",
      "     fill asks for one value after the other, save answers.json keeps them;",
      "     help lists the commands, Tab completes, ^D leaves.",
    ]
  }
}
