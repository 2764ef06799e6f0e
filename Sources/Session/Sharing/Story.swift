import Avoidance
import Foundation
import Simulation

/// The steps of a session, one after the other, to be shown again.
package struct Story: Sendable {
  /// Something that was done, with the way that it took.
  package struct Step: Equatable, Sendable {
    /// The command as it was typed, secure values left out; empty where no line was.
    package let line: String
    package let start: Session
    package let end: Session
  }

  /// The session before all of it.
  package let opening: Session
  package let steps: [Step]

  /// The session after all of it.
  package var ending: Session { steps.last?.end ?? opening }
  package var strategy: Strategy { ending.strategy }
}

extension Story.Step {
  /// The way from the start to the end; nil where none of the time that passes moves anything.
  package var playback: Playback? { end.playback }

  /// Whether something else is seen after it than before.
  package var hasMoved: Bool {
    playback != nil || end.state.hasMoved(since: start.state)
      || end.phone.scene != start.phone.scene
      || end.state.answers != start.state.answers || end.form != start.form
      || end.phone.lifecycle != start.phone.lifecycle
  }

  /// Whether the active row can be seen then, and what moved.
  package var verdict: Verdict { Verdict(from: start.phone, to: end.state) }

  /// Something that happened.
  package struct Event: Equatable, Sendable {
    /// In virtual seconds since the form was opened.
    package let time: TimeInterval
    package let name: String
    package let figures: String
    /// Whether the notification centre told of it.
    package let isNotification: Bool
  }

  /// What happened, in order.
  package var events: [Event] {
    let recorded = end.recorded
    return recorded.phone.events.map { event in
      var isNotification = false
      if case .notification = event.kind { isNotification = true }
      let line = EventLine(event, in: recorded)
      return Event(
        time: event.time, name: line.name, figures: line.figures, isNotification: isNotification)
    }
  }

  /// Where a finger touched the screen, if it did.
  package var touch: CGPoint? {
    for case .touch(let point, _) in end.recorded.phone.events.map(\.kind) { return point }
    return nil
  }

  /// What moved and by which rule, in sentences.
  package var explanation: [String] { end.explanation.sentences }
}

extension Session {
  /// Returns what was done, under the strategy that holds now or under another one.
  ///
  /// - Parameters:
  ///   - strategy: who avoids the keyboard; what chose another one on the way is left out then.
  ///   - isWhole: whether it begins where the form was opened, and not where the keyboard was last
  ///     down.
  /// - Returns: the story, of which the last few hundred steps are told.
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

  /// Whether the same is seen as in another session.
  private func looksLike(_ other: Session) -> Bool {
    let (mine, others) = (phone.presented, other.phone.presented)
    return mine.contentOffset == others.contentOffset && mine.responder == others.responder
      && mine.tableFrameOnScreen == others.tableFrameOnScreen
      && mine.keyboard.frame.model == others.keyboard.frame.model
      && state.answers == other.state.answers && form == other.form
  }

  /// A change with its line.
  fileprivate typealias Told = (change: Change, line: String)

  /// The greatest number of changes that are told.
  private static let greatestCount = 400

  private func changes(isWhole: Bool) -> [Told] {
    var past = steps
    var told: [Change] = []
    var after = state
    var hasMoved = false
    while told.count < Self.greatestCount, let step = past.undo() {
      let before = step.change.before
      // A log's phone is where its replay begins.
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
  /// A device's log that was replayed.
  struct Log: Equatable, Sendable {
    /// The file's name without its folders, and with a number where another log has the same.
    let name: String
    let source: Replay.Log
  }

  /// The logs that were replayed, in order.
  var logs: [Log] {
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
  /// Whether no keyboard is up and nothing is active.
  fileprivate var isResting: Bool { activeRow == nil && !phone.isKeyboardUp && phone.isSettled }
}

extension Story {
  /// Tells changes as they were.
  fileprivate init(_ changes: [Session.Told], to session: Session) {
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

  /// Does the same again under another strategy.
  fileprivate init(_ changes: [Session.Told], under strategy: Strategy, from session: Session) {
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
