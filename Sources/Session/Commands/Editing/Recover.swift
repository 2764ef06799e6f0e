extension Command {
  static let recover = Command(
    .recover, .editing,
    Words(
      summary: "brings back what was not saved, or drops it",
      details: [
        "At a terminal each answer is kept at once, secure ones left out, until it is saved. recover "
          + "brings back those that another session with this form did not save; what was given here "
          + "gives way to them, each answer told, and undo takes them out again. --discard drops them, "
          + "or where there are none what this session has kept.",
        "An answer whose field is gone, or that breaks a rule of a form that has changed since, is "
          + "told and kept aside.",
        "A form that was edited and not written comes back so, too; of one that new began, after new "
          + "with the same title. Where the file has changed since, write replaces it with --force "
          + "alone.",
      ],
      examples: [
        Example("recover", "brings them back"), Example("recover --discard", "drops them"),
      ]),
    kind: .program, .option("--discard")
  ) { _, discards throws(CommandError) in Outcome(effect: .recover(discards: discards)) }
}
