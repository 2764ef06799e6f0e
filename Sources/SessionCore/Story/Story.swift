import Avoidance
import Foundation
import SessionState
import Simulation

/// The changes of a session as a sequence of steps, to show them again, such as in an animated
/// picture.
package struct Story: Sendable {
  /// One command of a story (a session shown again), with the sessions before and after it.
  package struct Step: Equatable, Sendable {
    /// The step's command line with bullets for secure values, or empty if there was no line.
    package let line: String
    package let start: Session
    package let end: Session
  }

  /// The session before the first step of the story.
  package let opening: Session
  package let steps: [Step]

  /// The session after the last step of the story.
  package var ending: Session { steps.last?.end ?? opening }
  package var strategy: Strategy { ending.strategy }
}

extension Story.Step {
  /// The animation of the step, or nil if nothing moves.
  package var playback: Playback? { end.playback }

  /// Whether this step of a story changes anything visible, so that it is worth showing.
  package var hasMoved: Bool {
    playback != nil || end.state.hasMoved(since: start.state)
      || end.phone.scene != start.phone.scene
      || end.state.answers != start.state.answers || end.form != start.form
      || end.phone.lifecycle != start.phone.lifecycle
  }

  /// Whether the active field's row is visible after this step of a story, and what moved.
  package var verdict: Verdict { Verdict(from: start.phone, to: end.state) }

  /// An event on the simulated phone during one step of a story (a session shown again).
  package struct Event: Equatable, Sendable {
    /// The virtual time of the event in seconds.
    package let time: TimeInterval
    package let name: String
    package let figures: String
    /// Whether the event is a keyboard notification, such as keyboardWillShow.
    package let isNotification: Bool
  }

  /// The events on the phone during this step of a story, in order.
  package var events: [Event] {
    zip(end.recorded.phone.events, end.eventLines).map { event, line in
      var isNotification = false
      if case .notification = event.kind { isNotification = true }
      return Event(
        time: event.time, name: line.name, figures: line.figures, isNotification: isNotification)
    }
  }

  /// The point in screen coordinates that a finger first touched in this step of a story.
  ///
  /// Nil without a touch.
  package var touch: CGPoint? {
    for case .touch(let point, _) in end.recorded.phone.events.map(\.kind) { return point }
    return nil
  }

  /// Sentences that explain what moved in this step of a story, and why.
  package var explanation: [String] { end.explanation.sentences }
}

extension Session {
  /// Returns the session's changes as a story, to show them again under the same or another
  /// strategy.
  ///
  /// - Parameters:
  ///   - strategy: the strategy that avoids the keyboard, or nil for the session's. With another
  ///     strategy, commands that choose a strategy are skipped.
  ///   - isWhole: whether the story begins when the form was opened or put on another device.
  ///     Otherwise it may begin later: at the last rest with the keyboard down before a movement.
  /// - Returns: the story, limited to the last few hundred steps.
  package func story(under strategy: Strategy? = nil, isWhole: Bool = false) -> Story {
    let changes = changes(isWhole: isWhole)
    let wanted = strategy ?? self.strategy
    let keepsStrategy = changes.allSatisfy { $0.change.before.engine.strategy == wanted }
    if strategy == nil || strategy == self.strategy {
      let literal = Story(changes, to: self)
      if keepsStrategy { return literal }
      let again = Story(changes, under: wanted, from: self)
      return again.ending.looksLike(self) ? again : literal
    }
    return Story(changes, under: wanted, from: self)
  }

  /// Whether another session has the same form and answers and looks the same on the phone's
  /// screen.
  private func looksLike(_ other: Session) -> Bool {
    let (mine, others) = (phone.presented, other.phone.presented)
    return mine.contentOffset == others.contentOffset && mine.responder == others.responder
      && mine.tableFrameOnScreen == others.tableFrameOnScreen
      && mine.keyboard.frame.model == others.keyboard.frame.model
      && state.answers == other.state.answers && form == other.form
  }

  /// A change in the session's history with its command line.
  fileprivate typealias DescribedChange = (change: Change, line: String)

  /// The maximum number of changes that a story (a session shown again) can have.
  private static let greatestCount = 400

  private func changes(isWhole: Bool) -> [DescribedChange] {
    var past = steps
    var told: [Change] = []
    var after = state
    var hasMoved = false
    while told.count < Self.greatestCount, let step = past.undo() {
      let before = step.change.before
      // The story of a replay begins on the phone of the log.
      if let moved = before.moved(byReplayTo: after) {
        told.append(Change(before: moved, step.change.action))
        break
      }
      if before.fileName != after.fileName || before.place.device != after.place.device { break }
      told.append(step.change)
      hasMoved = hasMoved || after.hasMoved(since: before)
      if !isWhole, hasMoved, before.isResting { break }
      after = before
    }
    let lines = log.lines(ofLastChanges: told.count)
    return zip(told.reversed(), lines).map { ($0, $1) }
  }
}

extension Story {
  /// A log of a real device's keyboard movements that the session has replayed.
  package struct Log: Equatable, Sendable {
    /// The log's file name without folders, with a number before it if another log has the same
    /// name.
    package let name: String
    package let source: Replay.Log
  }

  /// The logs of real devices that the story's commands have replayed, each log once, in order.
  package var logs: [Log] {
    var logs: [Log] = []
    for case let source? in steps.map(\.end.state.replay?.log) {
      if logs.contains(where: { $0.source == source }) { continue }
      let last = source.path.split(separator: "/").last.map(String.init) ?? source.path
      let count = logs.count { $0.name.hasSuffix(last) }
      logs.append(Log(name: count > 0 ? "\(count + 1)-\(last)" : last, source: source))
    }
    return logs
  }
}

extension State {
  /// Whether the phone is at rest: the keyboard is down, no field is active, and nothing moves.
  fileprivate var isResting: Bool { activeRow == nil && !phone.isKeyboardUp && phone.isSettled }
}

extension Story {
  /// Creates the story (a session shown again) of a session's changes as they happened.
  fileprivate init(_ changes: [Session.DescribedChange], to session: Session) {
    var steps: [Step] = []
    var end = session
    for (change, line) in changes.reversed() {
      end.setCause(change)
      var start = end
      start.state = change.before
      start.setCause(nil)
      steps.insert(Step(line: line, start: start, end: end), at: 0)
      end = start
    }
    opening = steps.first?.start ?? session
    self.steps = steps
  }

  /// Creates the story of a session by repeating its changes under another strategy.
  fileprivate init(
    _ changes: [Session.DescribedChange], under strategy: Strategy, from session: Session
  ) {
    var now = session
    now.state = changes.first?.change.before ?? session.state
    now.state.startAgain(under: strategy)
    now.state.settle()
    now.setCause(nil)
    opening = now
    var steps: [Step] = []
    for (index, told) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].change.before : session.state
      if next.engine.strategy != told.change.before.engine.strategy { continue }
      let change = Change(before: now.state, told.change.action)
      let start = now
      now.state = change.after(isRecording: false)
      now.setCause(change)
      steps.append(Step(line: told.line, start: start, end: now))
    }
    self.steps = steps
  }
}
