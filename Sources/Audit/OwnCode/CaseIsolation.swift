import Foundation

/// Runs cases of an app's own code so that a crash does not end the audit.
package struct CaseIsolation: Sendable {
  /// The result of a run.
  package enum RunResult {
    case done(Data)
    /// The code crashed or hung.
    case failed(Failure)
  }

  /// A crash or hang.
  package struct Failure {
    /// The case that began last, or nil.
    let place: PlayedCase?
    /// Returns what happened, and the line of the app's sources.
    let words: () -> String

    /// Creates a failure during a case.
    package init(at place: PlayedCase?, words: @escaping () -> String) {
      self.place = place
      self.words = words
    }
  }

  /// Called before each case.
  ///
  /// Returns false if the case is known to hang.
  let begin: @Sendable (PlayedCase) -> Bool
  /// Runs cases and returns their result.
  let play: @Sendable (() -> Data) -> RunResult

  package init(
    begin: @escaping @Sendable (PlayedCase) -> Bool,
    play: @escaping @Sendable (() -> Data) -> RunResult
  ) {
    self.begin = begin
    self.play = play
  }
}

/// The cases that crashed or hung, which are not run again.
final class SkippedCases {
  private var cases: Set<PlayedCase> = []

  /// Whether a case is left out.
  ///
  /// If a dismissal failed, later dismissals are left out too.
  func holds(_ played: PlayedCase) -> Bool {
    holds(played, at: played.moment)
      || (played.moment.isDismissal && holds(played, at: .focusDismissed))
  }

  private func holds(_ played: PlayedCase, at moment: CaseStep) -> Bool {
    cases.contains(key(played, at: moment))
  }

  private func key(_ played: PlayedCase, at moment: CaseStep) -> PlayedCase {
    PlayedCase(
      keyboard: played.keyboard, field: played.field, start: played.start, moment: moment)
  }

  /// Adds a case, and returns whether it is new.
  @discardableResult
  func insert(_ played: PlayedCase) -> Bool {
    cases.insert(key(played, at: played.moment)).inserted
  }
}
