import AppFoundation
import Simulation

/// The geometry that a view stores itself: its frame from layout, bounds origin and transform.
package struct TransformedFrame {
  /// The frame without the transform, in the superview's coordinates.
  package private(set) var frame: CGRect
  package var boundsOrigin = CGPoint.zero
  package var transform = CGAffineTransform.identity

  /// Creates the geometry of a view without a transform.
  package init(frame: CGRect) { self.frame = frame }

  /// Sets the frame from layout, which doesn't count the transform.
  package mutating func setFrame(_ frame: CGRect) { self.frame = frame }

  /// Sets the frame so that the transformed view appears in a given frame.
  package mutating func setTransformedFrame(_ frame: CGRect) {
    self.frame =
      transform.isIdentity ? frame : frame.applying(transform(about: self.frame).inverted())
  }

  /// Returns the transform in the superview's coordinates, with rotation and scale about a frame's
  /// center.
  package func transform(about frame: CGRect) -> CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
