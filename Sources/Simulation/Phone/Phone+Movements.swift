import Foundation

/// The values that the screen shows during the phone's animations, and the times when these end.
extension Phone {
  /// A copy of the phone with the values that the screen shows now, in the middle of animations.
  ///
  /// Every model value is replaced by its presentation value.
  package var presented: Phone {
    var seen = self
    let offset = additiveAnimations.presentation(of: table.contentOffset, .offset, at: clock)
    seen.table.frame = AnimatedValue(
      additiveAnimations.presentation(of: table.frame, .tableFrame, at: clock))
    seen.table.contentOffset = AnimatedValue(offset)
    seen.rootView = AnimatedValue(
      additiveAnimations.presentation(of: rootView, .rootFrame, at: clock))
    seen.keyboard.frame = AnimatedValue(keyboard.frame.presentation(at: clock))
    seen.presentContainers()
    seen.additiveAnimations.end()
    return seen
  }

  /// Whether no event is pending and no animation runs, except endless or paused ones.
  package var isSettled: Bool { queue.nextTime == nil && hasArrived }

  /// Whether nothing on the phone moves, so that each presentation value equals its model value.
  package var isAtRest: Bool { hasArrived && !isUnending }

  /// Whether all animations of the phone have ended, apart from endless or paused ones.
  var hasArrived: Bool { movementEnd <= clock }

  /// The virtual time, in seconds, when the keyboard's current movement ends.
  package var keyboardArrival: TimeInterval {
    max(keyboard.frame.endTime, queue.transition?.endTime ?? 0)
  }

  /// The virtual time in seconds when the last finite animation of the phone ends.
  var movementEnd: TimeInterval {
    let own = max(
      table.movementEnd, rootView.endTime, keyboard.frame.endTime, additiveAnimations.endTime)
    return containers.reduce(own) { max($0, $1.movementEnd) }
  }

  /// Whether an animation on the phone is paused or repeats forever.
  private var isUnending: Bool {
    table.isUnending || rootView.isUnending || additiveAnimations.isUnending
      || containers.contains(where: \.isUnending)
  }

  /// Removes the phone's animations, which must have ended by now, except paused ones.
  ///
  /// Those that repeat forever are removed only if `endingRepeats` is true.
  mutating func rest(endingRepeats: Bool = false) {
    table.rest(endingRepeats: endingRepeats)
    rootView.rest(endingRepeats: endingRepeats)
    keyboard.frame.rest()
    additiveAnimations.rest(endingRepeats: endingRepeats)
    // Most containers have no animation, so copying them is avoided.
    for index in containers.indices where containers[index].hasMovements {
      containers[index].rest(endingRepeats: endingRepeats)
    }
  }
}

/// The control of running animations by UIViewPropertyAnimator.
extension Phone {
  /// Whether the animator or animation block with a number still has an animation on the phone.
  package func isMoved(by animator: UInt8) -> Bool {
    table.isMoved(by: animator) || rootView.isMoved(by: animator)
      || additiveAnimations.isMoved(by: animator)
      || containers.contains { $0.isMoved(by: animator) }
  }

  /// Pauses, continues or reverses the animations of a property animator, given by its number.
  package mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    table.follow(course, of: animator)
    rootView.follow(course, of: animator)
    additiveAnimations.follow(course, of: animator)
    for index in containers.indices { containers[index].follow(course, of: animator) }
  }

  /// Continues the animations of a property animator from their displayed values, with new timing.
  ///
  /// `animation` has the new timing and the animator's number.
  package mutating func restart(_ animation: Animation) {
    table.restart(animation, at: clock)
    rootView.restart(animation, at: clock)
    for index in containers.indices { containers[index].restart(animation, at: clock) }
  }

  /// Ends a property animator's animations at a position, and sets the views there for the app.
  ///
  /// - Parameters:
  ///   - position: the final position: the current one, the start, or the end.
  ///   - animator: the animator's number.
  ///   - moving: the phone with the running animations.
  package mutating func stop(
    at position: AnimationClock.Position, of animator: UInt8, on moving: Phone
  ) {
    func value<Value>(_ movement: AnimatedValue<Value>?) -> Value? {
      movement?.value(at: position, of: animator, time: moving.clock)
    }
    let (root, frame) = (value(moving.rootView), value(moving.table.frame))
    let offset = value(moving.table.contentOffset)
    let outers = moving.containers.map {
      (frame: value($0.movement), offset: value($0.scroll?.contentOffset))
    }
    if let root {
      rootView.end()
      setRootFrame(root, by: .app)
    }
    for (index, outer) in zip(containers.indices, outers) {
      if let frame = outer.frame {
        containers[index].movement = nil
        setOuterFrame(frame, ofContainer: index, by: .app)
      }
      if let offset = outer.offset {
        containers[index].scroll?.contentOffset.end()
        setOuterOffset(offset, ofContainer: index, by: .app)
      }
    }
    if let frame {
      table.frame.end()
      setTableFrame(frame, by: .app)
    }
    if let offset {
      table.contentOffset.end()
      setContentOffset(offset.y, by: .app)
    }
  }
}
