import Foundation

/// A way to run an app's own code in an audit so that a crash or hang does not end the audit.
package struct CaseIsolation: Sendable {
  /// The result of running an app's own code in isolation: the data it returned, or a failure.
  package enum RunResult {
    case done(Data)
    /// The app's code crashed or hung.
    case failed(Failure)
  }

  /// A crash or hang of an app's own code.
  package struct Failure {
    /// The case of the audit that began last before the crash or hang, or nil.
    let place: PlayedCase?
    /// Returns a text that says what happened, with the line of the app's sources.
    let words: () -> String

    /// Creates a crash or hang that happened during a case.
    package init(at place: PlayedCase?, words: @escaping () -> String) {
      self.place = place
      self.words = words
    }
  }

  /// Called before each case of an app's own code, to decide whether the audit runs the case.
  ///
  /// Returns false if a trial has shown that the case hangs or crashes, so that the audit skips it.
  let begin: @Sendable (PlayedCase) -> Bool
  /// Runs a function that calls an app's own code, for example in a child process.
  ///
  /// Returns the function's result, or a failure if the code crashed or hung.
  let play: @Sendable (() -> Data) -> RunResult

  package init(
    begin: @escaping @Sendable (PlayedCase) -> Bool,
    play: @escaping @Sendable (() -> Data) -> RunResult
  ) {
    self.begin = begin
    self.play = play
  }
}

/// The cases where an app's own code crashed or hung, so that the audit doesn't run them again.
final class SkippedCases {
  private var cases: Set<PlayedCase> = []

  /// Returns whether the audit leaves a case out, because the case crashed or hung before.
  ///
  /// If dismissing the keyboard crashed or hung after a touch, dismissals after other steps are
  /// left out too.
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

  /// Adds a case that crashed or hung, and returns whether it is new.
  @discardableResult
  func insert(_ played: PlayedCase) -> Bool {
    cases.insert(key(played, at: played.moment)).inserted
  }
}
