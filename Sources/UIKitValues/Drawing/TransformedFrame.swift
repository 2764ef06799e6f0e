import AppFoundation
import Simulation

/// The geometry that a view stores: its frame without the transform, bounds origin and transform.
package struct TransformedFrame {
  /// The frame as layout has set it, without the transform, in the superview's coordinates.
  package private(set) var frame: CGRect
  package var boundsOrigin = CGPoint.zero
  package var transform = CGAffineTransform.identity

  /// Creates the geometry of a view without a transform.
  package init(frame: CGRect) { self.frame = frame }

  /// Sets the frame that layout has computed, without the transform.
  package mutating func setFrame(_ frame: CGRect) { self.frame = frame }

  /// Sets the frame so that the view, after its transform is applied, fills `frame`.
  package mutating func setTransformedFrame(_ frame: CGRect) {
    self.frame =
      transform.isIdentity ? frame : frame.applying(transform(about: self.frame).inverted())
  }

  /// Returns the transform in the superview's coordinates, where rotation and scale are about the
  /// center of `frame`.
  package func transform(about frame: CGRect) -> CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
