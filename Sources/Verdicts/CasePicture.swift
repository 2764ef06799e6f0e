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
  /// The form's view in words: `table`, or for an app's own code `scroll view` or `screen`.
  let noun: String
  /// A sentence about a gap between the table's bottom and the keyboard, or nil without a gap.
  let end: String?
  /// The picture of the phone after the case's last command, as lines of text.
  package let lines: [String]
  /// Sentences about the app's last change of a frame, an inset or an offset, with its line of
  /// code.
  ///
  /// Empty for a strategy, and if nothing is known.
  package let changes: [String]

  /// Runs a case's commands in a copy of a session until one fails, and draws the phone.
  ///
  /// `script` has the commands, and `lines` is the height of the picture in lines of text.
  package init(running script: [String], in session: Session, lines: Int = 24) {
    var session = session
    var changes = AppChanges()
    // An app that opens with an active field has made room already.
    if session.strategy.ownCode != nil, session.phone.responder != nil {
      changes.add(session.recorded.phone.events)
    }
    // An expectation of the offset fails because of scrolling.
    let isAboutOffset = script.last?.contains("contentOffset") ?? false
    for line in script {
      do throws(CommandError) {
        try session.run(line)
      } catch {
        self.error = error.message
        break
      }
      if session.strategy.ownCode != nil { changes.add(session.recorded.phone.events) }
    }
    self.changes =
      session.strategy.ownCode.map { changes.sentences(isAboutOffset: isAboutOffset, in: $0) } ?? []
    noun = Self.noun(in: session)
    end = Self.end(of: session.phone, noun)
    let isActive = session.phone.responder != nil
    let sentences = isActive ? Diagnosis(session.state)?.sentences : nil
    // The sentence after the reason may recommend a strategy.
    sentence =
      sentences?.filter { !$0.hasPrefix("`") }.joined(separator: "\n")
      ?? (isActive ? session.explanation.sentences.last { !$0.hasPrefix("`") } : nil)
    self.lines = Picture(session, lines: lines).text.split(separator: "\n").map(String.init)
  }

  /// Returns a sentence about a gap between the table's bottom and the keyboard, or nil without a
  /// gap.
  private static func end(of phone: Phone, _ noun: String) -> String? {
    let bottom = phone.tableFrameOnScreen.maxY
    guard let top = phone.coverTop, bottom < top else { return nil }
    return "The \(noun) ends at y \(bottom.inWords), \((top - bottom).inWords) above "
      + "\(phone.nameOfCover ?? "the keyboard")."
  }

  private static func noun(in session: Session) -> String {
    let phone = session.phone
    guard session.strategy.ownCode != nil, phone.table.style == .stack else { return "table" }
    return phone.settings.fieldScroll ? "scroll view" : "screen"
  }
}
