import SessionRunning

extension Verb {
  /// The subcommand `man`: shows a man page, or prints the names of all man pages.
  static let man = Verb(.man) { arguments, output in
    switch arguments.first {
    case "-h", "--help": output.write(Manual.man.usage)
    case nil: output.write(lines: ManPage.names.map { "\($0.name)(\($0.section))" })
    case FormPage.name: show(FormPage.mdoc, plain: FormPage.markdown, on: output)
    case let name?:
      guard let manual = Manual.all.first(where: { $0.page == name }) else {
        let names = ManPage.names.map(\.name)
        let error = UsageError(.unknownPage(name, known: names))
        output.complain("formlift man: error: \(error.message)")
        return .usage
      }
      show(manual.mdoc, plain: manual.usage, on: output)
    }
    return .success
  }

  /// Shows a man page on a terminal, formatted, or as plain text if no program can format it.
  ///
  /// A file or another program gets the page's source.
  private static func show(_ source: String, plain: String, on output: Output) {
    guard output.standard.isTerminal else { return output.write(source) }
    if ManPageReader.installed?.show(source) != true { output.write(plain) }
  }
}
