import Foundation

/// What moves on the phone, and when that has arrived.
extension Phone {
  /// The phone as it is seen now: every model value is the presentation's.
  package var presented: Phone {
    var seen = self
    let offset = additiveAnimations.presentation(of: table.contentOffset, .offset, at: clock)
    seen.table.frame = Animated(
      additiveAnimations.presentation(of: table.frame, .tableFrame, at: clock))
    seen.table.contentOffset = Animated(offset)
    seen.rootView = Animated(additiveAnimations.presentation(of: rootView, .rootFrame, at: clock))
    seen.keyboard.frame = Animated(keyboard.frame.presentation(at: clock))
    seen.presentContainers()
    seen.additiveAnimations.end()
    return seen
  }

  /// Whether nothing moves that comes to an end, and nothing is pending.
  package var isSettled: Bool { queue.nextTime == nil && hasArrived }

  /// Whether nothing moves, so that each presentation value equals its model value.
  package var isAtRest: Bool { hasArrived && !isUnending }

  /// Whether every movement that comes to an end has.
  var hasArrived: Bool { movementEnd <= clock }

  /// The virtual time at which the keyboard has arrived where it is going, as far as that has
  /// begun.
  package var keyboardArrival: TimeInterval {
    max(keyboard.frame.endTime, queue.transition?.endTime ?? 0)
  }

  /// The virtual time at which every movement has arrived.
  var movementEnd: TimeInterval {
    let own = max(
      table.movementEnd, rootView.endTime, keyboard.frame.endTime, additiveAnimations.endTime)
    return containers.reduce(own) { max($0, $1.movementEnd) }
  }

  /// Whether something is held, or repeats for ever.
  private var isUnending: Bool {
    table.isUnending || rootView.isUnending || additiveAnimations.isUnending
      || containers.contains(where: \.isUnending)
  }

  /// Forgets the movements that have arrived, and has those that repeat for ever come to their end
  /// where it says so.
  mutating func rest(endingRepeats: Bool = false) {
    table.rest(endingRepeats: endingRepeats)
    rootView.rest(endingRepeats: endingRepeats)
    keyboard.frame.rest()
    additiveAnimations.rest(endingRepeats: endingRepeats)
    // Most have nothing to forget, and are not to be copied for that.
    for index in containers.indices where containers[index].hasMovements {
      containers[index].rest(endingRepeats: endingRepeats)
    }
  }
}

/// What an animator does to the movements that it has begun.
extension Phone {
  /// Whether a movement that an animator has begun is under way.
  package func isMoved(by animator: UInt8) -> Bool {
    table.isMoved(by: animator) || rootView.isMoved(by: animator)
      || additiveAnimations.isMoved(by: animator)
      || containers.contains { $0.isMoved(by: animator) }
  }

  /// Holds what an animator moves, has it go on or go back.
  package mutating func follow(_ course: Course, of animator: UInt8) {
    table.follow(course, of: animator)
    rootView.follow(course, of: animator)
    additiveAnimations.follow(course, of: animator)
    for index in containers.indices { containers[index].follow(course, of: animator) }
  }

  /// Has the rest of an animator's movements go by another animation.
  package mutating func restart(_ animation: Animation) {
    table.restart(animation, at: clock)
    rootView.restart(animation, at: clock)
    for index in containers.indices { containers[index].restart(animation, at: clock) }
  }

  /// Ends the movements of an animator: everything is where it is seen, or at either end, as the
  /// app's doing.
  ///
  /// - Parameters:
  ///   - position: where everything is then.
  ///   - animator: the animator's number.
  ///   - moving: the phone with the movements.
  package mutating func stop(
    at position: Course.Position, of animator: UInt8, on moving: Phone
  ) {
    func value<Value>(_ movement: Animated<Value>?) -> Value? {
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
