extension Command {
  static let undo = Command(
    .undo, .session,
    Words(summary: "takes the last change back, or the last N", brief: "take back"),
    kind: .travels, count
  ) { session, count throws(CommandError) in try session.goBack(count) }

  static let redo = Command(
    .redo, .session, Words(summary: "makes what was undone again", brief: "do again"),
    kind: .travels, count
  ) { session, count throws(CommandError) in try session.goForth(count) }

  private static var count: Grammar<Int> {
    Grammar<Int>.count("N").optional().map { $0 ?? 1 }
  }
}
