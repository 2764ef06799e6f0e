/// A first argument that is no form: something to do, with options of its own.
struct Verb: Sendable {
  let name: String
  /// Does it with the arguments behind the name.
  let run: @Sendable ([String], Output) -> ExitStatus

  /// Every verb; a form of such a name is given as `./port`.
  static let all = [port, tryOut, export, fill, audit, replay, importForm, share]

  /// Returns the verb of a name.
  static func named(_ name: String?) -> Verb? { all.first { $0.name == name } }
}
