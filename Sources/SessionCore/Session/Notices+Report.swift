import Forms
import SessionState
import Simulation

extension Notices {
  /// Returns the full report of a command: its messages, new validation errors, and what moved.
  ///
  /// `kind` is the command's kind of effect. `old` and `new` are the states before and after it.
  package func told(
    of kind: Command.Kind, from old: State, to new: State
  ) -> [Outcome.Notice] {
    let texts = texts(new)
    let messages = (new.newScreen(since: old) + new.newMessages(since: old))
      .filter { !texts.contains("  \($0)") && !texts.contains($0) }
    let isNews = texts.isEmpty && messages.isEmpty
    let movement = new.movement(by: kind, since: old, isNews: isNews)
    return (texts + messages).map(Outcome.Notice.text) + (movement.map { [$0] } ?? [])
  }
}

extension State {
  /// Returns a message if the app's own code shows another screen than in an old state, or no
  /// lines.
  fileprivate func newScreen(since old: State) -> [String] {
    guard let before = old.screen, let now = screen else { return [] }
    guard before.number != now.number else { return [] }
    let (count, isSame) = (form.rows.count, form.title == old.form.title)
    let title = form.title.isEmpty ? "the form" : form.title
    return isSame && count != old.form.rows.count
      ? ["\(title) has \(count) \(count == 1 ? "row" : "rows") now"]
      : ["\(title) is on the screen"]
  }

  /// Returns a line for each validation message that rows show now, but not in an old state.
  fileprivate func newMessages(since old: State) -> [String] {
    guard !messages.isEmpty, messages != old.messages else { return [] }
    // Rows may have other numbers now, so the lines are compared.
    let known = Set(old.messageLines)
    return messageLines.filter { !known.contains($0) }
  }

  /// Returns a message about what a command moved, or with speech on, what VoiceOver would say.
  ///
  /// With speech off, nil if the command's kind requires no report. With speech on, nil if nothing
  /// changed, unless the kind always reports and there is no other message (`isNews`).
  fileprivate func movement(
    by kind: Command.Kind, since old: State, isNews: Bool
  ) -> Outcome.Notice? {
    if Setting.speech.value(in: self) {
      let words = Speech(self).changes(since: old)
      return words == Speech.nothing && !(isNews && kind.report == .always) ? nil : .text(words)
    }
    switch kind.report {
    case .always: return .verdict(Verdict(from: old.phone, to: self))
    case .ifActive where hasMoved(since: old) && (activeRow ?? old.activeRow) != nil:
      return .verdict(Verdict(from: old.phone, to: self))
    case .ifMoved where hasMoved(since: old):
      return .verdict(Verdict(from: old.phone, to: self))
    case .replays where activeRow != nil:
      return .verdict(Verdict(from: beforeEditing ?? old.phone, to: self))
    case .ifMoved, .ifActive, .replays, .never: return nil
    }
  }
}
