import Foundation
import Session
import Simulation

/// The timeline of an animated picture that shows a session's commands with pauses between them.
struct Storyboard {
  /// The contents of the phone's screen at one time of an animated picture.
  struct Moment {
    /// The time of the picture in seconds from the animation's beginning.
    let time: TimeInterval
    let scenery: ScreenScene
    /// The index of the shown command, the current or the last one; nil before the first.
    let step: Int?
    /// The point that a finger touches, in screen coordinates; nil if no finger is shown.
    var touch: CGPoint?
  }

  /// A command in an animated picture, with the times when it starts and when nothing moves any
  /// more.
  struct Scene {
    let step: Story.Step
    let start: TimeInterval
    let end: TimeInterval
  }

  let story: Story
  private(set) var moments: [Moment] = []
  private(set) var scenes: [Scene] = []
  /// The animation's total duration in seconds, including the pause at the end.
  private(set) var duration: TimeInterval = 0

  /// The pauses before the first command, between commands, and after the last one, in seconds.
  private static let lead = 0.8
  private static let pause = 1.0
  private static let rest = 2.4
  /// How long an animated picture shows a finger before it touches, in seconds.
  private static let touch = 0.3

  /// The indices of the commands that an animated picture shows, and the minimum duration of each
  /// in seconds.
  struct Plan {
    var steps: [Int]
    var lengths: [TimeInterval]

    /// The maximum number of commands in an animated picture.
    ///
    /// Of a longer session, the last commands are shown.
    private static let greatestCount = 24

    /// Creates the plan for animated pictures that are shown side by side.
    ///
    /// Each command starts in all pictures at the same time.
    init(_ stories: [Story]) {
      let count = stories.map(\.steps.count).min() ?? 0
      let moving = (0..<count).filter { index in stories.contains { $0.steps[index].hasMoved } }
      steps = moving.suffix(Self.greatestCount)
      lengths = steps.map { index in
        stories.map { $0.steps[index].playback?.duration ?? 0 }.max() ?? 0
      }
    }
  }

  /// Creates the timelines of stories (sessions) that are shown side by side, such as one per
  /// strategy.
  static func boards(of stories: [Story]) -> [Storyboard] {
    let isEven = Set(stories.map(\.steps.count)).count == 1
    return stories.map { Storyboard($0, plan: Plan(isEven ? stories : [$0])) }
  }

  /// Creates the timeline of a story: a session's commands with their animations.
  ///
  /// - Parameters:
  ///   - story: the story.
  ///   - rate: the frames per second of animations.
  ///   - plan: the steps and their minimum durations. By default, the last steps that move
  ///     something, with their own durations.
  init(_ story: Story, rate: Double = 60, plan: Plan? = nil) {
    self.story = story
    let plan = plan ?? Plan([story])
    let shown = plan.steps.map { story.steps[$0] }
    let opening = shown.first?.start ?? story.opening
    let rows = Self.rows(of: shown, after: opening)
    var now = ScreenScene(opening, including: rows)
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
          let seen = ScreenScene(playback.session(at: frame), including: rows)
          return Moment(time: start + frame, scenery: seen, step: index)
        }
        time += playback.duration
      }
      now = ScreenScene(step.end, including: rows)
      moments.append(Moment(time: time, scenery: now, step: index))
      scenes.append(Scene(step: step, start: start, end: time))
      time = start + plan.lengths[index] + (index == shown.count - 1 ? Self.rest : Self.pause)
    }
    duration = shown.isEmpty ? 0 : time
    if !shown.isEmpty { moments.append(Moment(time: time, scenery: now, step: shown.count - 1)) }
  }

  /// Returns the rows that are visible at any time of the animation.
  ///
  /// Nil if there are too many to draw each time, or if the number of rows changes.
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
    let ranges = sessions.map { ScreenScene.rows(of: $0.phone) }.filter { !$0.isEmpty }
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max(),
      last - first <= 120
    else { return nil }
    return first..<last
  }
}
