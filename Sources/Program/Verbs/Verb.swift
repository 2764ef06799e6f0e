/// A first argument that is no form: something to do, with options of its own.
struct Verb: Sendable {
  let name: String
  /// Does it with the arguments behind the name.
  let run: @Sendable ([String], Output) -> ExitStatus

  /// Creates a verb.
  init(_ name: Name, run: @escaping @Sendable ([String], Output) -> ExitStatus) {
    self.name = name.rawValue
    self.run = run
  }

  /// Every verb; a form of such a name is given as `./port`.
  static let all = Name.allCases.map { $0.verb }

  /// Returns the verb of a name.
  static func named(_ name: String?) -> Verb? { all.first { $0.name == name } }

  /// The name of a verb, in the order in which they are listed.
  ///
  /// A verb is made with its name, and the name leads to it: neither compiles without the other.
  enum Name: String, CaseIterable {
    case port, tryOut = "try", export, fill, audit, replay, importForm = "import", share

    /// The verb of this name.
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
      }
    }
  }
}
