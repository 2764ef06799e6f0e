import Foundation

/// The geometry that a view keeps itself: where layout puts it, how its content is scrolled, and
/// the transform on top of that.
struct ViewGeometry {
  /// The frame without the transform.
  private(set) var frame: CGRect
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity

  init(frame: CGRect) { self.frame = frame }

  /// Puts it where layout does.
  mutating func setFrame(_ frame: CGRect) { self.frame = frame }

  /// Puts it where it is seen in a frame, with its transform.
  mutating func setTransformedFrame(_ frame: CGRect) {
    self.frame =
      transform.isIdentity ? frame : frame.applying(transform(about: self.frame).inverted())
  }

  /// Returns the transform, which turns and scales about a frame's centre, in the superview's
  /// coordinates.
  func transform(about frame: CGRect) -> CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
