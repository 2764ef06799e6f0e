import SessionRunning

extension Verb {
  /// The subcommand `man`: prints the source of a man page, or the names of all man pages.
  static let man = Verb(.man) { arguments, output in
    switch arguments.first {
    case "-h", "--help": output.write(Manual.man.usage)
    case nil: output.write(lines: ManPage.names.map { "\($0.name)(\($0.section))" })
    case FormPage.name: output.write(FormPage.mdoc)
    case let name?:
      guard let manual = Manual.all.first(where: { $0.page == name }) else {
        let names = ManPage.names.map(\.name)
        let error = UsageError(.unknownPage(name, known: names))
        output.complain("formlift man: error: \(error.message)")
        return .usage
      }
      output.write(manual.mdoc)
    }
    return .success
  }
}
