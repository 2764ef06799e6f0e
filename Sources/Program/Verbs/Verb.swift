import SessionRunning

/// A subcommand of the program, such as `audit`, with its own options.
struct Verb: Sendable {
  let name: String
  /// Runs the subcommand with the arguments after its name, and returns the exit status.
  let run: @Sendable ([String], Output) -> ExitStatus

  /// Creates a subcommand of the program from its name and its action.
  init(_ name: VerbName, run: @escaping @Sendable ([String], Output) -> ExitStatus) {
    self.name = name.rawValue
    self.run = run
  }

  /// All subcommands of the program.
  ///
  /// A form's file with the name of a subcommand can be opened by a path such as `./port`.
  static let all = VerbName.allCases.map { $0.verb }

  /// Returns the subcommand with a name, or nil for any other word.
  static func named(_ name: String?) -> Verb? { all.first { $0.name == name } }
}

extension VerbName {
  /// The subcommand that has this name.
  var verb: Verb {
    switch self {
    case .port: .port
    case .tryOut: .tryOut
    case .export: .export
    case .fill: .fill
    case .audit: .audit
    case .replay: .replay
    case .importForm: .importForm
    case .share: .share
    case .completions: .completions
    case .man: .man
    case .tour: .tour
    }
  }
}
