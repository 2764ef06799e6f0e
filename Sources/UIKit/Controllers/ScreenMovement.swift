import Foundation
import Simulation

/// The calls at the end of a movement between screens.
final class ScreenMovement {
  fileprivate let body: () -> Void
  fileprivate var call: DelayedCalls.Call?

  fileprivate init(_ body: @escaping () -> Void) { self.body = body }
}

/// How a controller comes or goes, by which it tells whether it does so for good.
enum ScreenPassage {
  case presentation
  case dismissal
  case intoParent
  case outOfParent

  var isDeparture: Bool {
    switch self {
    case .presentation, .intoParent: false
    case .dismissal, .outOfParent: true
    }
  }
}

extension SimulatedApp {
  /// Has screens change, seen to move or at once.
  func moving(isAnimated: Bool, _ body: (SimulatedApp) -> Void) {
    let before = areMovementsAnimated
    areMovementsAnimated = isAnimated
    if isAnimated { coordinating(body) } else { body(self) }
    areMovementsAnimated = before
  }

  /// Has screens move, with what code asks for beside that; where it all ends is told after what ends, which is
  /// inferred.
  private func coordinating(_ body: (SimulatedApp) -> Void) {
    guard transition == nil else { return body(self) }
    let transition = Transition(during: transitionDuration)
    let going = shownController
    let wasThere = going?.isAppearing == true
    self.transition = transition
    body(self)
    let leaves = wasThere && going?.isAppearing == false
    transition.begin()
    atEnd(ofMovement: transitionDuration) { [weak self] in
      transition.end(isCancelled: leaves && going?.isAppearing == true)
      if self?.transition === transition { self?.transition = nil }
    }
  }

  /// Runs what comes at the end of a movement between screens, which a finger may hold.
  func atEnd(ofMovement seconds: TimeInterval, _ body: @escaping () -> Void) {
    let movement = ScreenMovement(body)
    movements.append(movement)
    start(movement, during: seconds)
  }

  private func start(_ movement: ScreenMovement, during seconds: TimeInterval) {
    movement.call = calls.add(after: seconds, on: self) { [unowned self] in
      guard !phone.isSwipedBack else { return }
      movements.removeAll { $0 === movement }
      movement.body()
    }
  }

  /// Has what a finger held go to its end, and the screen below come where that is the app's own.
  func swipeEnded() {
    for movement in movements {
      movement.call?.isCancelled = true
      start(movement, during: transitionDuration)
    }
    returnAfterPop()
  }

  /// Seconds of a movement between screens of a navigation controller: inferred.
  var transitionDuration: TimeInterval { 0.35 }
}
