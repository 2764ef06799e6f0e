import Session

extension Verb {
  /// The subcommand `replay`: replays the keyboard movements of a device's log on a form.
  static let replay = Verb(.replay) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.replay.usage)
      return .success
    }
    guard let log = arguments.first, !log.hasPrefix("-") else {
      output.complain("formlift replay: error: LOG is missing: formlift replay LOG [FORM]")
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    let replay = "replay \(Session.quoted(log))"
    return Invocation.run(["--command=\(replay)", "--command=show"] + rest)
  }

}
