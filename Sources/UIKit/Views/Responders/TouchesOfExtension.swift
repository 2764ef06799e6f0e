import UIKitValues

// On a Mac, an extension of a UIKit class can replace the class's touch handling. An example is a
// scroll view that forwards its touches. Without the Objective-C runtime the class checks whether
// such an extension exists. The porting pass renames the extension's method and adds this
// conformance.

@preconcurrency @MainActor public protocol TouchesBeganOfExtension: UIResponder {
  /// The UIKit class that the app extends with a `touchesBegan` of its own.
  ///
  /// Subclasses that handle touches themselves don't use the extension.
  static var classOfTouchesBegan: UIResponder.Type { get }
  func touchesBeganOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

/// A class whose extension in the app's code overrides the handling of moved touches.
@preconcurrency @MainActor public protocol TouchesMovedOfExtension: UIResponder {
  static var classOfTouchesMoved: UIResponder.Type { get }
  func touchesMovedOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

/// A class whose extension in the app's code overrides the handling of ended touches.
@preconcurrency @MainActor public protocol TouchesEndedOfExtension: UIResponder {
  static var classOfTouchesEnded: UIResponder.Type { get }
  func touchesEndedOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

/// A class whose extension in the app's code overrides the handling of cancelled touches.
@preconcurrency @MainActor public protocol TouchesCancelledOfExtension: UIResponder {
  static var classOfTouchesCancelled: UIResponder.Type { get }
  func touchesCancelledOfExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}

extension UIResponder {
  /// Lets an app's extension of a UIKit class handle touches, and returns whether there is one.
  ///
  /// - Parameters:
  ///   - phase: the phase of the touches, which selects the extension's method.
  ///   - touches: the touches.
  ///   - event: the event.
  ///   - base: the UIKit class that handles the touches otherwise.
  /// - Returns: whether an extension handled the touches.
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

  // The meaning of `super` in such an extension: the touches go to the next responder.

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
