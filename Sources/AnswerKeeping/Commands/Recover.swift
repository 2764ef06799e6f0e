import FileErrors
import SessionCore
import SessionState

extension Command {
  package static let recover = Command(
    "recover", .editing,
    Words(
      summary: "Restore unsaved answers, or discard them",
      details: [
        "At a terminal, each answer except a secure one is kept until you save. recover "
          + "restores the answers that another session with this form did not save. They "
          + "replace the answers given here; each replaced answer is listed, and undo removes "
          + "them again. --discard deletes them, or if there are none, the answers kept by "
          + "this session.",
        "If an answer's field is gone, or the answer breaks a rule of the changed form, it is "
          + "listed and kept aside.",
        "An edited form that was not written comes back too; for a form begun with new, use new "
          + "with the same title first. If the file has changed since, write needs --force to "
          + "replace it.",
      ],
      examples: [
        Example("recover", "brings them back"), Example("recover --discard", "drops them"),
      ]),
    kind: .program, .option("--discard")
  ) { _, discards throws(CommandError) in Outcome(effect: .recover(discards: discards)) }
}
