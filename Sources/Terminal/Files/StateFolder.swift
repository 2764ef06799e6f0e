/// The folder for data that outlives a session, such as the history and the journals of answers.
package enum StateFolder {
  /// Returns the path of the program's folder for this data, or nil without a home directory.
  package static func path(in environment: [String: String]) -> String? {
    // The XDG specification requires that relative paths are ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/formlift"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/formlift"
  }
}
