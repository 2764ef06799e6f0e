import UIKitValues

/// A view's own geometry: the frame from layout, the bounds origin and the transform.
struct ViewGeometry {
  /// The frame without the transform.
  private(set) var frame: CGRect
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity

  init(frame: CGRect) { self.frame = frame }

  /// Sets the frame from layout.
  mutating func setFrame(_ frame: CGRect) { self.frame = frame }

  /// Sets the frame so that the transformed view appears in a given frame.
  mutating func setTransformedFrame(_ frame: CGRect) {
    self.frame =
      transform.isIdentity ? frame : frame.applying(transform(about: self.frame).inverted())
  }

  /// Returns the transform in the superview's coordinates, with rotation and scale about a frame's
  /// center.
  func transform(about frame: CGRect) -> CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
