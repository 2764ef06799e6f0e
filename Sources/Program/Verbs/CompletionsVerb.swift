import SessionRunning

extension Verb {
  /// The subcommand `completions`: prints a shell's completion script.
  ///
  /// That script runs `formlift completions SHELL --line LINE` to get the candidates.
  static let completions = Verb(.completions) { arguments, output in
    do throws(UsageError) {
      guard let name = arguments.first else {
        throw UsageError(.missingValue(option: "completions", argument: "SHELL: bash, zsh or fish"))
      }
      if ["-h", "--help"].contains(name) {
        output.write(Manual.completions.usage)
        return .success
      }
      guard let shell = Shell(rawValue: name) else {
        let names = Shell.allCases.map(\.rawValue)
        throw UsageError(.wrongValue(option: "SHELL", given: name, choices: names))
      }
      switch arguments.dropFirst() {
      case []: output.write(shell.script)
      case let rest where rest.first == "--line" && rest.count == 2:
        let line = ShellLine(arguments[2])
        let candidates = ArgumentCompletion(line.words, word: line.word).candidates
        for candidate in candidates { output.write(shell.line(of: candidate, in: line) + "\n") }
      case let rest: throw UsageError(.unknownOption(rest.joined(separator: " ")))
      }
      return .success
    } catch {
      output.complain("formlift completions: error: \(error.message)")
      return .usage
    }
  }
}
