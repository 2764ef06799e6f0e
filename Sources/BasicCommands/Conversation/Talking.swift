import FileErrors
import SessionCore
import SessionState

extension Command {
  package static let source = Command(
    "source", .session,
    Words(
      summary: "Run a script, and stop at its first failure",
      examples: [
        Example("source forms/scripts/inset-top.formlift", "runs a shipped script"),
        Example("source -", "runs the lines of standard input"),
      ]),
    kind: Kind(runsScript: true), .file, file: { $0 }
  ) { _, file throws(CommandError) in Outcome(effect: .source(file: file)) }

  package static let history = Command(
    "history", .session,
    Words(
      summary: "List earlier lines, or the last N",
      details: ["Lines that begin with a blank, and lines with secure values, are not kept."],
      examples: [
        Example("history", "all lines of this and earlier sessions"),
        Example("history 5", "the last five"),
      ]),
    kind: .program, Grammar<Int>.count("N").optional()
  ) { _, count throws(CommandError) in Outcome(effect: .history(count)) }

  package static let echo = Command(
    "echo", .session,
    Words(
      summary: "Print a text",
      examples: [
        Example("echo The ZIP comes next.", "prints it"), Example("echo", "prints an empty line"),
      ]), kind: .remarks,
    Grammar<String>.text(Slot("TEXT")).optional(hasBrackets: false).map { $0 ?? "" }
  ) { _, text throws(CommandError) in Outcome(answer: [text]) }

  package static let live = Command(
    "live", .session,
    Words(
      summary: "Show the phone on the whole terminal, for keys and mouse",
      details: [
        "A click is a tap at the cell's center, and a click on a drawn key presses that key. "
          + "Press, move and release to drag the table. Typed text goes to the active field. "
          + "Tab, Shift-Tab and Return move between fields. Esc dismisses the keyboard; "
          + "without a keyboard, it leaves live. F1 lists all keys.",
        "Each touch is a command: you can undo it, and it appears in the history and in a "
          + "recording.",
      ],
      examples: [Example("live", "shows the phone until Esc")]),
    kind: .program, .none
  ) { _, _ throws(CommandError) in Outcome(effect: .live) }

  package static let quit = Command(
    "quit", .session,
    Words(
      summary: "Leave the program",
      details: [
        "STATUS, from 0 to 255, is the program's exit status. Without it, the status says "
          + "whether a command failed. exit means the same as quit."
      ], examples: [Example("quit", "leaves"), Example("quit 3", "leaves with the exit status 3")]),
    kind: Kind(leaves: true), Grammar<Int>.count("STATUS", in: 0...255).optional()
  ) { _, status throws(CommandError) in Outcome(effect: .quit(status: status)) }
}
