import SessionRunning

extension Verb {
  /// The subcommand `tour`: starts a session on the built-in form with an introductory tour.
  static let tour = Verb(.tour) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.tour.usage)
      return .success
    }
    do throws(UsageError) {
      if let argument = arguments.first {
        guard argument.hasPrefix("-") else {
          throw UsageError(.unwantedArgument(verb: "tour", given: argument))
        }
        throw UsageError(.unknownOption(argument))
      }
      var options = try Options(["--strategy", "none"])
      options.isTour = true
      return try Invocation.run(options, output: output)
    } catch {
      output.complain("formlift tour: error: \(error.message)")
      return .usage
    }
  }
}
