import Forms
import Session

extension Verb {
  /// The subcommand `export`: prints a strategy as source code for an app.
  ///
  /// It does the same as the command `export` in a session.
  static let export = Verb(.export) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.export.usage)
      return .success
    }
    // A strategy with its decisions may be a single argument.
    let words = arguments.flatMap { $0.split(separator: " ") }.map { Session.quoted(String($0)) }
    do throws(CommandError) {
      var session = Session(try Session.builtInForm())
      output.write(lines: try session.run((["export"] + words).joined(separator: " ")).answer)
      return .success
    } catch {
      output.complain(error.diagnostic(of: "formlift export"))
      return .usage
    }
  }
}
