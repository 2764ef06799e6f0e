import Avoidance
import Drawing
import Session
import SessionState
import Simulation

/// A picture of the phone in a failing case of an audit, made by running the case again.
///
/// It also contains the place in the app's sources that changed the form for the keyboard.
package struct CasePicture {
  /// The error message of the case's command that failed, or nil if all commands succeeded.
  package private(set) var error: String?
  /// A sentence about the position of the active field, or nil without an active field.
  package let sentence: String?
  /// A sentence about a gap between the table's bottom and the keyboard, or nil without a gap.
  let end: String?
  /// The picture of the phone after the case's last command, as lines of text.
  package let lines: [String]
  /// The file and line of the app's sources that made the ``change``, or nil.
  ///
  /// Nil if no call of the app made the change, for example because UIKit did.
  package let place: String?
  /// What the app's code last did to the form, as a verb phrase, such as `scrolled`.
  let change: String

  /// Runs a case's commands in a copy of a session until one fails, and draws the phone.
  ///
  /// `script` has the commands, and `lines` is the height of the picture in lines of text.
  package init(running script: [String], in session: Session, lines: Int = 24) {
    var session = session
    var change: Event?
    // An expectation of the offset fails because of scrolling.
    let isAboutOffset = script.last?.contains("contentOffset") ?? false
    for line in script {
      do throws(CommandError) {
        try session.run(line)
      } catch {
        self.error = error.message
        break
      }
      guard session.strategy.ownCode != nil else { continue }
      let events = session.recorded.phone.events
      change = events.last { isAboutOffset ? $0.isScrollOfApp : $0.isRoomOfApp } ?? change
    }
    self.change = isAboutOffset ? "scrolled" : "set a frame or an inset"
    end = Self.end(of: session.phone)
    let isActive = session.phone.responder != nil
    let sentences = isActive ? Diagnosis(session.state)?.sentences : nil
    // The sentence after the reason may recommend a strategy.
    sentence =
      sentences?.filter { !$0.hasPrefix("`") }.joined(separator: "\n")
      ?? (isActive ? session.explanation.sentences.last { !$0.hasPrefix("`") } : nil)
    place = change.flatMap { session.strategy.ownCode?.place(of: $0) }
    self.lines = Picture(session, lines: lines).text.split(separator: "\n").map(String.init)
  }

  /// Returns a sentence about a gap between the table's bottom and the keyboard, or nil without a
  /// gap.
  private static func end(of phone: Phone) -> String? {
    let bottom = phone.tableFrameOnScreen.maxY
    guard let top = phone.coverTop, bottom < top else { return nil }
    return "The table ends at y \(bottom.inWords), \((top - bottom).inWords) above "
      + "\(phone.nameOfCover ?? "the keyboard")."
  }
}

extension Event {
  /// Whether the event is a scroll that a call in the app's own code caused.
  fileprivate var isScrollOfApp: Bool {
    guard !calls.isEmpty else { return false }
    return switch kind {
    case .offset(_, _, _, .app, _), .outerOffset(_, _, _, .app, _): true
    default: false
    }
  }

  /// Whether the event is a change of a frame or an inset that a call in the app's own code caused.
  fileprivate var isRoomOfApp: Bool {
    guard !calls.isEmpty else { return false }
    return switch kind {
    case .systemInset: true
    case .inset(_, _, .app, _), .outerInset(_, _, _, .app, _), .tableFrame(_, _, .app, _),
      .outerFrame(_, _, _, .app, _), .rootFrame(_, _, .app, _), .fieldFrame(_, _, _, .app, _):
      true
    default: false
    }
  }
}
