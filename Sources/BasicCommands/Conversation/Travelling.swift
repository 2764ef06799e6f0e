import FileErrors
import SessionCore
import SessionState

extension Command {
  package static let undo = Command(
    "undo", .session,
    Words(
      summary: "Undo the last change, or the last N",
      examples: [
        Example("undo", "undoes the focus", after: "focus zip"),
        Example("undo 2", "undoes two changes", after: "focus zip", "type 90210"),
      ]),
    kind: .travels, count
  ) { session, count throws(CommandError) in try session.goBack(count) }

  package static let redo = Command(
    "redo", .session,
    Words(
      summary: "Redo what was undone",
      examples: [
        Example("redo", "does it again", after: "focus zip", "undo"),
        Example("redo 2", "does two changes again", after: "focus zip", "next", "undo 2"),
      ]),
    kind: .travels, count
  ) { session, count throws(CommandError) in try session.goForth(count) }

  private static var count: Grammar<Int> {
    Grammar<Int>.count("N").optional().map { $0 ?? 1 }
  }
}
