import Foundation

/// What an animator does to the movements that it has begun.
extension Phone {
  /// Whether a movement that an animator has begun is under way.
  package func isMoved(by animator: UInt8) -> Bool {
    table.frame.isMoved(by: animator) || table.contentOffset.isMoved(by: animator)
      || rootView.isMoved(by: animator) || underlay.isMoved(by: animator)
      || containers.contains {
        $0.movement?.isMoved(by: animator) == true
          || $0.scroll?.contentOffset.isMoved(by: animator) == true
      }
  }

  /// Holds what an animator moves, has it go on or go back.
  package mutating func follow(_ course: Course, of animator: UInt8) {
    table.frame.follow(course, of: animator)
    table.contentOffset.follow(course, of: animator)
    rootView.follow(course, of: animator)
    underlay.follow(course, of: animator)
    for index in containers.indices {
      containers[index].movement?.follow(course, of: animator)
      containers[index].scroll?.contentOffset.follow(course, of: animator)
    }
  }

  /// Has the rest of an animator's movements go by another animation.
  package mutating func restart(_ animation: Animation) {
    table.frame.restart(animation, at: clock)
    table.contentOffset.restart(animation, at: clock)
    rootView.restart(animation, at: clock)
    for index in containers.indices {
      containers[index].movement?.restart(animation, at: clock)
      containers[index].scroll?.contentOffset.restart(animation, at: clock)
    }
  }

  /// Ends the movements of an animator: everything is where it is seen, or at either end, as the app's
  /// doing.
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
