import Simulation

/// A shell command that runs session commands on a phone with a strategy or an app's own code.
package struct CaseCommand: Sendable {
  /// The words of the shell command before the form's file.
  private let opening: [String]

  /// Creates the shell command that runs a strategy with a name.
  package init(strategy: String) { opening = ["formlift", "-s", strategy] }

  /// Creates the shell command that runs an app's own code.
  ///
  /// - Parameters:
  ///   - paths: the source files and folders.
  ///   - expression: the Swift expression that creates the screen.
  package init(sources paths: [String], expression: String) {
    opening = ["formlift", "try"] + paths + ["--as", expression]
  }

  /// Returns the shell command for some session commands on a phone.
  ///
  /// - Parameters:
  ///   - commands: the commands to run.
  ///   - device: the phone's name.
  ///   - orientation: the phone's orientation.
  ///   - form: the form's file, or nil for a screen that the app builds.
  /// - Returns: the command, quoted for a shell.
  package func line(
    running commands: [String], on device: String, _ orientation: Orientation, form: String?
  ) -> String {
    let words =
      opening + (form.map { [$0] } ?? []) + ["-d", device]
      + (orientation == .portrait ? [] : ["-o", orientation.rawValue])
      + commands.flatMap { ["-c", $0] }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}
