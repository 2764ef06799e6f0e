import Avoidance
import Drawing
import Session
import Simulation

/// A failing case of an audit that was run again: what it shows, and where the app's code made room
/// for the keyboard.
package struct CasePicture {
  /// The message of the command that failed, or nil if all succeeded.
  package private(set) var error: String?
  /// A sentence about the active field's place, or nil without an active field.
  package let sentence: String?
  /// The lines of the picture at the end.
  package let lines: [String]
  /// The file and line of the app's sources that last set a frame or an inset.
  ///
  /// Nil if no call of the app did, for example because a constraint did.
  package let place: String?

  /// Runs a case's commands in a session until one fails, and takes the picture.
  package init(running script: [String], in session: Session, lines: Int = 24) {
    var session = session
    var change: Event?
    for line in script {
      do throws(CommandError) {
        try session.run(line)
      } catch {
        self.error = error.message
        break
      }
      guard session.strategy.ownCode != nil else { continue }
      change = session.recorded.phone.events.last(where: \.isRoomOfApp) ?? change
    }
    let isActive = session.phone.responder != nil
    // The sentence after it may recommend a strategy.
    sentence = isActive ? session.explanation.sentences.last { !$0.hasPrefix("`") } : nil
    place = change.flatMap { session.strategy.ownCode?.place(of: $0) }
    self.lines = Picture(session, lines: lines).text.split(separator: "\n").map(String.init)
  }
}

extension Event {
  /// Whether a call in the app's code set a frame or an inset.
  fileprivate var isRoomOfApp: Bool {
    guard !calls.isEmpty else { return false }
    return switch kind {
    case .inset(_, _, .app, _), .outerInset(_, _, _, .app, _), .tableFrame(_, _, .app, _),
      .outerFrame(_, _, _, .app, _), .rootFrame(_, _, .app, _), .fieldFrame(_, _, _, .app, _):
      true
    default: false
    }
  }
}
