import Foundation

/// A running recording of the session as a script.
struct Recording: Equatable, Sendable {
  let file: String
  /// The number of log entries when the recording started.
  let start: Int
  /// The last recorded expectation of each path.
  private var known: [String: String] = [:]

  init(file: String, start: Int) {
    self.file = file
    self.start = start
  }

  /// The comment that replaces a line with a secure value.
  static let omission = "# A secure value is left out here."

  /// The paths that a script checks after each command.
  private static let paths: [String] = {
    let figures = StateRecord.figures
    return [
      figures.activeField.path, figures.clearance.path, figures.visibleShare.path,
      figures.contentOffset.path + ".y", figures.keyboardVisible.path,
    ]
  }()

  /// Returns `expect` lines for the values that changed since the last call.
  mutating func expectations(of session: Session) -> [String] {
    let record = StateRecord(session)
    var lines: [String] = []
    for path in Self.paths {
      guard let value = try? record.value(at: path).bare, known[path] != value else { continue }
      known[path] = value
      if value == "null", path != StateRecord.figures.activeField.path { continue }
      lines.append("expect \(path) == \(LineSyntax.quoted(value))")
    }
    return lines
  }

  /// Returns the script: the opening, the lines before the recording, and the recorded lines.
  func script(opening: [String], log: CommandLog) -> String {
    let (before, since) = log.split(at: start)
    let cut = log.isCut ? ["# The session's first lines are not kept any more."] : []
    let head = ["# A recorded session; formlift -f runs it."] + opening + cut
    return head.joined(separator: "\n") + "\n" + before
      + "# From here on with what was then true.\n" + since
  }
}

extension State {
  /// The lines that open this form on this phone with these settings.
  var opening: [String] {
    let place = place
    let turned = place.orientation == .portrait ? [] : ["rotate \(place.orientation.rawValue)"]
    return ["load \(LineSyntax.quoted(fileName))", "device \(place.device.name)"] + turned
      + ["strategy \(place.strategy.name)"]
  }
}
