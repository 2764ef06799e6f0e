import Foundation

// An extension of one of UIKit's classes replaces what the class does with a touch on a Mac, as in
// a scroll view that hands its touches on. Without the Objective-C runtime the class asks whether
// one does; the pass that ports its source names the method so, and adds the conformance.

@preconcurrency @MainActor public protocol TouchesBeganOfExtension: UIResponder {
  /// The class that is extended: one that derives from it has what it does itself.
  static var classOfTouchesBegan: UIResponder.Type { get }
  func touchesBeganOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

@preconcurrency @MainActor public protocol TouchesMovedOfExtension: UIResponder {
  static var classOfTouchesMoved: UIResponder.Type { get }
  func touchesMovedOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

@preconcurrency @MainActor public protocol TouchesEndedOfExtension: UIResponder {
  static var classOfTouchesEnded: UIResponder.Type { get }
  func touchesEndedOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

@preconcurrency @MainActor public protocol TouchesCancelledOfExtension: UIResponder {
  static var classOfTouchesCancelled: UIResponder.Type { get }
  func touchesCancelledOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

extension UIResponder {
  /// Has an extension take a touch of what one of UIKit's classes does with it, or a class that
  /// derives from it.
  ///
  /// - Parameters:
  ///   - phase: what of the touch is told.
  ///   - touches: the touches.
  ///   - event: their event.
  ///   - base: the class of UIKit's that asks.
  /// - Returns: whether there is one.
  func extensionTakes<Base: UIResponder>(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?, insteadOf base: Base.Type
  ) -> Bool {
    switch phase {
    case .began:
      guard let own = self as? any TouchesBeganOfExtension,
        type(of: own).classOfTouchesBegan is Base.Type
      else { return false }
      own.touchesBeganOfExtension(touches, with: event)
    case .moved:
      guard let own = self as? any TouchesMovedOfExtension,
        type(of: own).classOfTouchesMoved is Base.Type
      else { return false }
      own.touchesMovedOfExtension(touches, with: event)
    case .ended:
      guard let own = self as? any TouchesEndedOfExtension,
        type(of: own).classOfTouchesEnded is Base.Type
      else { return false }
      own.touchesEndedOfExtension(touches, with: event)
    case .cancelled:
      guard let own = self as? any TouchesCancelledOfExtension,
        type(of: own).classOfTouchesCancelled is Base.Type
      else { return false }
      own.touchesCancelledOfExtension(touches, with: event)
    case .stationary: return false
    }
    return true
  }

  // What `super` does with a touch in such an extension: it goes to the next responder.

  public func touchesBeganOfSuper(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  public func touchesMovedOfSuper(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  public func touchesEndedOfSuper(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  public func touchesCancelledOfSuper(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
