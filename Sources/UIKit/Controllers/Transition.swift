import Foundation

/// A movement of screens: what is to be animated beside it, and done after it.
@preconcurrency @MainActor
class Transition: UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  var isAnimated: Bool { true }
  private(set) var isCancelled = false
  private typealias Part = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Part] = []
  private var completions: [Part] = []
  private var isUnderWay = false

  init(during duration: TimeInterval) { transitionDuration = duration }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { isUnderWay ? run([animation]) : animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Animates what was asked for, now that all is laid out.
  func begin() {
    isUnderWay = true
    run(animations)
  }

  /// Does what was left for the end, also of one that a finger called off.
  func end(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    for completion in completions { completion(self) }
  }

  private func run(_ animations: [Part]) {
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for animation in animations { animation(self) }
    }
  }
}
