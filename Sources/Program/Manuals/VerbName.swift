/// The name of a subcommand of the program, in the order of the help.
///
/// Two switches require a subcommand and a manual for each name, and each of them requires a name.
enum VerbName: String, CaseIterable {
  case port, tryOut = "try", export, fill, audit, replay, importForm = "import", share,
    completions, man, tour
}
