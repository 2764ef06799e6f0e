import Foundation

/// What plays cases of an app's own code where their end is not that of the audit.
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
    /// Whether the code did not come back.
    let isEndless: Bool
    /// Says what happened, and at which line of the app's sources.
    let words: () -> String

    package init(at place: PlayedCase?, isEndless: Bool, words: @escaping () -> String) {
      self.place = place
      self.isEndless = isEndless
      self.words = words
    }
  }

  /// Is told a case that is about to be played.
  let begin: @Sendable (PlayedCase) -> Void
  /// Plays cases, and returns what these return.
  let play: @Sendable (() -> Data) -> Ending

  package init(
    begin: @escaping @Sendable (PlayedCase) -> Void,
    play: @escaping @Sendable (() -> Data) -> Ending
  ) {
    self.begin = begin
    self.play = play
  }
}

/// The cases that have gone wrong, and those that would for the same reason: none is played again.
final class CasesLeftOut {
  private var cases: Set<PlayedCase> = []
  /// Where the code did not come back: each such case takes seconds.
  private var endlessMoments: Set<Moment> = []

  /// Whether a case is left out; where a dismissal went wrong, so is what is dismissed later.
  func holds(_ played: PlayedCase) -> Bool {
    holds(played, at: played.moment)
      || (played.moment.isDismissal && holds(played, at: .focusDismissed))
  }

  private func holds(_ played: PlayedCase, at moment: Moment) -> Bool {
    endlessMoments.contains(moment) || cases.contains(key(played, at: moment))
  }

  private func key(_ played: PlayedCase, at moment: Moment) -> PlayedCase {
    PlayedCase(
      keyboard: played.keyboard, field: played.field, start: played.start, moment: moment)
  }

  /// Adds where it went wrong, and returns whether that is new.
  func insert(_ played: PlayedCase, isEndless: Bool) -> Bool {
    if isEndless { endlessMoments.insert(played.moment) }
    return cases.insert(key(played, at: played.moment)).inserted
  }
}
