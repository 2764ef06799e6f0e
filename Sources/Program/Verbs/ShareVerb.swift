import Forms
import Session
import TerminalText
import SessionRunning

extension Verb {
  /// The subcommand `share`: runs a script and writes the session to a file, as a picture or
  /// report.
  static let share = Verb(.share) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.share.usage)
      return .success
    }
    do throws(UsageError) {
      return play(try ShareOptions(arguments), output)
    } catch {
      output.complain("formlift share: error: \(error.message)")
      return .usage
    }
  }

  private static func play(_ arguments: ShareOptions, _ output: Output) -> ExitStatus {
    let request: ShareRequest
    do throws(CommandError) {
      request = try ShareRequest(
        file: arguments.file, strategies: arguments.strategies, theme: arguments.theme)
    } catch {
      output.complain(error.diagnostic)
      return .usage
    }
    guard let (session, _) = Invocation.open(arguments.options, output: output) else {
      return .usage
    }
    let runner = Runner(
      session, options: arguments.options,
      console: PlainConsole(arguments.options, output: output))
    _ = runner.run(path: arguments.script)
    if runner.status == .usage { return .usage }
    do throws(CommandError) {
      try DiskFiles.check(arguments.file, isNot: arguments.script)
      output.write(
        lines: try ShareWriter(request, isWhole: true).outcome(of: runner.session).notices)
    } catch {
      output.complain(error.diagnostic)
      return .failure
    }
    return runner.status
  }
}

/// The options of `formlift share`.
struct ShareOptions {
  private(set) var script = ""
  private(set) var file = ""
  private(set) var strategies: [String] = []
  private(set) var theme: Theme?
  private(set) var options: Options

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var others: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output": file = try Self.value(of: argument, "FILE", &rest)
      case "--strategies":
        let names = try Self.value(of: argument, "NAME,…", &rest)
        strategies = names.split(separator: ",").map(String.init)
      case "--theme":
        let words = Theme.allCases.map(\.rawValue)
        let word = try Self.value(of: argument, words.joined(separator: "|"), &rest)
        guard let named = Theme(rawValue: word) else {
          throw UsageError(.wrongValue(option: argument, given: word, choices: words))
        }
        theme = named
      case "-c", "--command", "-f", "--file": throw UsageError(.notOfShare(argument))
      case let path where script.isEmpty && (path == "-" || !path.hasPrefix("-")): script = path
      case let option:
        others.append(option)
        // These options of the program take a value.
        if ["-s", "-d", "--strategy", "--device", "--orientation"].contains(option) {
          others.append(try Self.value(of: option, "NAME", &rest))
        }
      }
    }
    guard !script.isEmpty else {
      throw UsageError(.missingArgument("SCRIPT", usage: "formlift share SCRIPT -o FILE"))
    }
    guard !file.isEmpty else {
      throw UsageError(
        .missingArgument("-o FILE", usage: "formlift share SCRIPT -o FILE, such as -o zip.svg"))
    }
    options = try Options(others)
    options.isQuiet = true
  }

  private static func value(
    of option: String, _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError(.missingValue(option: option, argument: argument))
    }
    return value
  }
}
