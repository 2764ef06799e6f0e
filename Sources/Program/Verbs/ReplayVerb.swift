import Session
import SessionRunning

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
    do throws(UsageError) {
      let options = try Options(["--command=\(replay)", "--command=show"] + rest)
      return try Invocation.run(options, for: .replay, output: output)
    } catch {
      output.complain("formlift replay: error: \(error.message)")
      return .usage
    }
  }
}
