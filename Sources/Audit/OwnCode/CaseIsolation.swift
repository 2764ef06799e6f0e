import Foundation

/// A player of cases of an app's own code where their end is not that of the audit.
package struct CaseIsolation: Sendable {
  /// How the cases went.
  package enum Ending {
    case done(Data)
    /// The code ended the process, or did not come back.
    case failed(Failure)
  }

  /// Where it went wrong.
  package struct Failure {
    /// The case that had begun last; nil for none.
    let place: PlayedCase?
    /// Says what happened, and at which line of the app's sources.
    let words: () -> String

    package init(at place: PlayedCase?, words: @escaping () -> String) {
      self.place = place
      self.words = words
    }
  }

  /// Is told a case that is about to be played, and returns whether it comes to an end, as far as
  /// that can be known before.
  let begin: @Sendable (PlayedCase) -> Bool
  /// Plays cases, and returns what these return.
  let play: @Sendable (() -> Data) -> Ending

  package init(
    begin: @escaping @Sendable (PlayedCase) -> Bool,
    play: @escaping @Sendable (() -> Data) -> Ending
  ) {
    self.begin = begin
    self.play = play
  }
}

/// The cases that have gone wrong: none is played again.
final class CasesLeftOut {
  private var cases: Set<PlayedCase> = []

  /// Whether a case is left out; where a dismissal went wrong, so is what is dismissed later.
  func holds(_ played: PlayedCase) -> Bool {
    holds(played, at: played.moment)
      || (played.moment.isDismissal && holds(played, at: .focusDismissed))
  }

  private func holds(_ played: PlayedCase, at moment: Moment) -> Bool {
    cases.contains(key(played, at: moment))
  }

  private func key(_ played: PlayedCase, at moment: Moment) -> PlayedCase {
    PlayedCase(
      keyboard: played.keyboard, field: played.field, start: played.start, moment: moment)
  }

  /// Adds where it went wrong, and returns whether that is new.
  @discardableResult
  func insert(_ played: PlayedCase) -> Bool {
    cases.insert(key(played, at: played.moment)).inserted
  }
}
