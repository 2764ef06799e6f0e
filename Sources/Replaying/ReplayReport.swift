import Evidence
import SessionState
import Simulation
import TerminalText

/// The report about a device's log whose keyboard movements were replayed.
package struct ReplayReport: Sendable {
  package let path: String
  package let log: KeyboardLog
  package let phone: LoggedPhone
  package let replay: KeyboardReplay

  /// Returns a one-line summary of the replay: movements, field and phone.
  package func summary(field: String) -> String {
    let made = replay.movements.count - replay.assumedCount
    let notifications = log.notifications.count
    let size = phone.device.size(in: replay.movements.first?.orientation ?? .portrait)
    return "\(made) \(made == 1 ? "movement" : "movements") of \(notifications) "
      + "\(notifications == 1 ? "notification" : "notifications") for \(field), on "
      + "\(phone.device.name) (\(size.width.inWords) × \(size.height.inWords), iOS \(phone.ios))"
      + (replay.assumedCount > 0 ? "; the keyboard was up before" : "")
  }

  /// The problems in the log with their line numbers, and notes about the log's screen or window.
  package var lines: [String] {
    remarks.map { "\(Quotation.bare(path)):\($0.line): \($0.kind): \($0.words)" } + screen
      + window
  }

  /// A note if the app that wrote the log had a window smaller than the screen; empty otherwise.
  private var window: [String] {
    guard let window = phone.window else { return [] }
    return ["the log's app stood beside another: setting window \(window.inFigures)"]
  }

  private var remarks: [(line: Int, kind: String, words: String)] {
    let problems = log.problems.map { ($0.line, "left out", $0.words) }
    // On another screen, the log's frames can't be compared.
    let isThere = phone.other == nil
    let findings = (isThere ? replay.findings : []).map { ($0.line, "new evidence", $0.words) }
    return (problems + findings).sorted { $0.0 < $1.0 }
  }

  /// A note if the log's screen isn't the replay phone's, or fits no known device; empty otherwise.
  private var screen: [String] {
    if let other = phone.other {
      let size = other.size(in: .portrait)
      return [
        "the log's screen is \(size.width.inWords) × \(size.height.inWords), like \(other.name)'s; "
          + "it is replayed on \(phone.device.name), which was chosen"
      ]
    }
    guard !phone.isTold else { return [] }
    return [
      "new evidence: no device here has a screen that the frames fit; they are replayed on "
        + "\(phone.device.name)"
    ]
  }

  /// The report about the replayed log as a JSON value.
  package var value: StateValue {
    .object([
      ("device", .text(phone.device.name)), ("ios", .number(Double(phone.ios))),
      ("notifications", .number(Double(log.notifications.count))),
      ("movements", .number(Double(replay.movements.count))),
      ("assumed", .number(Double(replay.assumedCount))),
      (
        "remarks",
        .list(
          remarks.map {
            .object([
              ("line", .number(Double($0.line))), ("kind", .text($0.kind)),
              ("text", .text($0.words)),
            ])
          })
      ),
    ])
  }
}
