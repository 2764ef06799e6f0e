import Session

extension Verb {
  /// The verb `replay`: replays a device's log on a form and shows the result.
  static let replay = Verb(.replay) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(replayUsage)
      return .success
    }
    guard let log = arguments.first, !log.hasPrefix("-") else {
      output.complain("formlift replay: error: LOG comes first: formlift replay LOG [FORM]")
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    let replay = "replay \(Session.quoted(log))"
    return Invocation.run(["--command=\(replay)", "--command=show"] + rest)
  }

  private static let replayUsage = """
    usage: formlift replay LOG [options] [FORM]

    Moves the keyboard as the notifications in LOG have it, the text of a device's console, and shows
    what becomes of FORM: `formlift -c 'help replay'` says what is read. Options are those of
    formlift; commands of -c come behind, such as -c 'strategy inset-top' -c why. With a field to be
    active: formlift FORM -c 'replay LOG FIELD'.

    Exit status: 0; 1 the log has no keyboard notification, or a command failed; 2 wrong usage, or a
    form that cannot be read.

    """
}
