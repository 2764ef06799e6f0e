/// The name of a subcommand (verb) of the program, in the order of the help.
///
/// A new name needs a subcommand in `VerbName.verb`, and a manual in `VerbName.manual`.
enum VerbName: String, CaseIterable {
  case port, tryOut = "try", export, fill, audit, replay, importForm = "import", share,
    completions, man, tour
}
