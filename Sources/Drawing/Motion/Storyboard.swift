import Foundation
import Session
import Simulation

/// A story on a spectator's clock: what is seen when, with time to look before and behind each
/// step.
struct Storyboard {
  /// What is seen at a moment.
  struct Moment {
    /// In seconds from the beginning.
    let time: TimeInterval
    let scenery: Scenery
    /// The number of the step that is done, or was last; nil before the first.
    let step: Int?
    /// Where a finger is.
    var touch: CGPoint?
  }

  /// When a step begins, and when all has come to rest.
  struct Scene {
    let step: Story.Step
    let start: TimeInterval
    let end: TimeInterval
  }

  let story: Story
  private(set) var moments: [Moment] = []
  private(set) var scenes: [Scene] = []
  /// In seconds, with the time to look at the end.
  private(set) var duration: TimeInterval = 0

  /// Before the first step, between two, and after the last, in seconds.
  private static let lead = 0.8
  private static let pause = 1.0
  private static let rest = 2.4
  /// How long a finger is seen before it touches.
  private static let touch = 0.3

  /// The steps that are shown, and how long each has at least, in seconds.
  struct Plan {
    var steps: [Int]
    var lengths: [TimeInterval]

    /// Of a longer story the end is shown.
    private static let greatestCount = 24

    /// Creates the plan for stories that are shown together, so that each step begins in all of
    /// them at once.
    init(_ stories: [Story]) {
      let count = stories.map(\.steps.count).min() ?? 0
      let moving = (0..<count).filter { index in stories.contains { $0.steps[index].hasMoved } }
      steps = moving.suffix(Self.greatestCount)
      lengths = steps.map { index in
        stories.map { $0.steps[index].playback?.duration ?? 0 }.max() ?? 0
      }
    }
  }

  /// Creates the boards of stories that are shown side by side.
  static func boards(of stories: [Story]) -> [Storyboard] {
    let isEven = Set(stories.map(\.steps.count)).count == 1
    return stories.map { Storyboard($0, plan: Plan(isEven ? stories : [$0])) }
  }

  /// Creates the board of a story.
  ///
  /// - Parameters:
  ///   - story: what is shown.
  ///   - rate: frames in a second of a movement.
  ///   - plan: which steps, and how long; those that move, as long as they do, unless given.
  init(_ story: Story, rate: Double = 60, plan: Plan? = nil) {
    self.story = story
    let plan = plan ?? Plan([story])
    let shown = plan.steps.map { story.steps[$0] }
    let opening = shown.first?.start ?? story.opening
    let rows = Self.rows(of: shown, after: opening)
    var now = Scenery(opening, including: rows)
    var time = Self.lead
    moments = [Moment(time: 0, scenery: now, step: nil)]
    for (index, step) in shown.enumerated() {
      let before = index > 0 ? index - 1 : nil
      if let point = step.touch {
        moments.append(Moment(time: time - Self.touch, scenery: now, step: before, touch: nil))
        moments.append(Moment(time: time - Self.touch, scenery: now, step: before, touch: point))
        moments.append(Moment(time: time, scenery: now, step: before, touch: point))
      }
      moments.append(Moment(time: time, scenery: now, step: before))
      let start = time
      if let playback = step.playback {
        moments += playback.frameTimes(rate: rate).map { frame in
          let seen = Scenery(playback.session(at: frame), including: rows)
          return Moment(time: start + frame, scenery: seen, step: index)
        }
        time += playback.duration
      }
      now = Scenery(step.end, including: rows)
      moments.append(Moment(time: time, scenery: now, step: index))
      scenes.append(Scene(step: step, start: start, end: time))
      time = start + plan.lengths[index] + (index == shown.count - 1 ? Self.rest : Self.pause)
    }
    duration = shown.isEmpty ? 0 : time
    if !shown.isEmpty { moments.append(Moment(time: time, scenery: now, step: shown.count - 1)) }
  }

  /// The rows that are seen at some moment, where they are few enough to be drawn at each.
  private static func rows(of steps: [Story.Step], after opening: Session) -> Range<Int>? {
    var sessions = [opening]
    for step in steps {
      if let playback = step.playback {
        sessions += playback.frameTimes(rate: 15).map(playback.session)
      }
      sessions.append(step.end)
    }
    guard sessions.allSatisfy({ $0.form.rows.count == opening.form.rows.count }) else {
      return nil
    }
    let ranges = sessions.map { Scenery.rows(of: $0.phone) }.filter { !$0.isEmpty }
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max(),
      last - first <= 120
    else { return nil }
    return first..<last
  }
}
