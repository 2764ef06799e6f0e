import Forms
import Simulation

/// The words of a change besides what moved, made only where they are told.
struct Notices {
  private let make: ((State) -> [String])?

  /// Nothing to say.
  static var none: Notices { Notices(make: nil) }

  private init(make: ((State) -> [String])?) { self.make = make }

  /// Creates notices from the state that a command left.
  init(_ make: @escaping (State) -> [String]) { self.make = make }

  /// Creates notices.
  init(_ texts: @autoclosure @escaping () -> [String]) { make = { _ in texts() } }

  /// Returns the notices of a command that left this state.
  func texts(_ state: State) -> [String] { make?(state) ?? [] }

  /// Returns what is said of a command: what it tells itself, what is wrong now, and what moved.
  func told(
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
  /// Returns which of an app's own screens has come.
  fileprivate func newScreen(since old: State) -> [String] {
    guard let before = old.screen, let now = screen else { return [] }
    guard before.number != now.number else { return [] }
    let (count, isSame) = (form.rows.count, form.title == old.form.title)
    return isSame && count != old.form.rows.count
      ? ["\(form.title) has \(count) \(count == 1 ? "row" : "rows") now"]
      : ["\(form.title) is on the screen"]
  }

  /// Returns what is wrong with a field that a command left; submitting reports every field.
  fileprivate func newMessages(since old: State) -> [String] {
    guard !messages.isEmpty, messages != old.messages else { return [] }
    // A row may have another number now.
    let known = Set(old.messageLines)
    return messageLines.filter { !known.contains($0) }
  }

  /// Returns what a command moved, or what VoiceOver would say; that nothing changed is news where
  /// nothing else was said.
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
