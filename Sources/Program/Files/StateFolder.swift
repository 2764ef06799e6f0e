/// The folder of what is to outlive a session.
enum StateFolder {
  /// The user's own folder, under `XDG_STATE_HOME`; nil without a home directory.
  static func path(in environment: [String: String]) -> String? {
    // The XDG specification has relative paths ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/formlift"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/formlift"
  }
}
