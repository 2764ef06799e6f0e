import UIKitValues
import Simulation

/// A view's frame, bounds and transform.
extension UIView {
  /// The view's frame in its superview from layout or code, as if it had no transform.
  var laidOutFrame: CGRect {
    guard let part, let phone = SimulatedApp.current?.phone else { return geometry.frame }
    let frame = part.frame(of: self, on: phone)
    // The phone's frame includes the translation.
    return frame.offsetBy(dx: -geometry.transform.tx, dy: -geometry.transform.ty)
  }

  var boundsOrigin: CGPoint {
    let own = (self as? UIScrollView)?.own.offset ?? geometry.boundsOrigin
    guard let part, let phone = SimulatedApp.current?.phone else { return own }
    return part.boundsOrigin(on: phone) ?? own
  }

  /// The view's transform in superview coordinates: rotation and scale are about its center.
  var transformAboutCenter: CGAffineTransform {
    geometry.transform.isIdentity ? .identity : geometry.transform(about: laidOutFrame)
  }

  /// Sets the view's transform, which is applied to its laid out frame.
  ///
  /// If the view represents a part of the simulated phone, a transform can only move the view.
  func setTransform(_ transform: CGAffineTransform) {
    let old = laidOutFrame
    geometry.transform = transform
    guard let part, let app = SimulatedApp.current else {
      SimulatedApp.current?.setNeedsSceneUpdate()
      noteMove(isLaidOut: false)
      return
    }
    if !transform.isTranslation {
      SimulatedApp.warnOnce("the phone's own views are moved by a transform, not turned or scaled")
    }
    part.setFrame(old.offsetBy(dx: transform.tx, dy: transform.ty), of: self, on: app)
  }

  func setFrame(_ frame: CGRect) {
    checkNumbers(of: frame)
    let old = laidOutFrame
    if let part, let app = SimulatedApp.current {
      geometry.setFrame(frame)
      part.setFrame(frame, of: self, on: app)
    } else {
      geometry.setTransformedFrame(frame)
    }
    didSetFrame(from: old, isLaidOut: false)
  }

  func setBounds(_ bounds: CGRect) {
    let frame = laidOutFrame
    if boundsOrigin != bounds.origin { setBoundsOrigin(bounds.origin) }
    guard frame.size != bounds.size else { return }
    setFrameWithoutTransform(
      CGRect(
        x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2, width: bounds.width,
        height: bounds.height))
  }

  func setCenter(_ center: CGPoint) {
    let size = laidOutFrame.size
    setFrameWithoutTransform(
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
  }

  /// Sets the view's frame, as if it had no transform; the transform then moves it.
  ///
  /// `isLaidOut` says whether constraints determine the frame.
  func setFrameWithoutTransform(_ frame: CGRect, isLaidOut: Bool = false) {
    checkNumbers(of: frame)
    let old = laidOutFrame
    if let part, let app = SimulatedApp.current {
      geometry.setFrame(frame)
      let transform = geometry.transform
      part.setFrame(frame.offsetBy(dx: transform.tx, dy: transform.ty), of: self, on: app)
    } else {
      geometry.setFrame(frame)
    }
    didSetFrame(from: old, isLaidOut: isLaidOut)
  }

  /// Ends the app if a frame contains NaN, with Core Animation's message about center or size.
  private func checkNumbers(of frame: CGRect) {
    if frame.width.isNaN || frame.height.isNaN {
      raise(.layerGeometry, "CALayer bounds contains NaN: [0 0; \(frame.width) \(frame.height)]")
    }
    if frame.midX.isNaN || frame.midY.isNaN {
      raise(.layerGeometry, "CALayer position contains NaN: [\(frame.midX) \(frame.midY)]")
    }
  }

  /// Sets the origin of the view's bounds, which in a scroll view is the content offset.
  func setBoundsOrigin(_ origin: CGPoint) {
    if let scrollView = self as? UIScrollView {
      scrollView.contentOffset = origin
    } else {
      geometry.boundsOrigin = origin
      SimulatedApp.current?.setNeedsSceneUpdate()
    }
  }

  private func didSetFrame(from old: CGRect, isLaidOut: Bool) {
    SimulatedApp.current?.setNeedsSceneUpdate()
    let new = laidOutFrame
    if part == nil, new != old { noteMove(isLaidOut: isLaidOut) }
    if new.size != old.size { sizeDidChange(from: old.size) }
    SimulatedApp.current?.observedValues.look()
  }

  /// Records that the view was moved, or that a text view's area for text has changed.
  func noteMove(isLaidOut: Bool) {
    guard let app = SimulatedApp.current else { return }
    app.setNeedsSceneUpdate()
    app.fieldMoves.note(self, isLaidOut: isLaidOut, on: app)
  }

  /// Resizes the subviews by their autoresizing masks, after this view's size has changed.
  func sizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for child in children { child.autoresize(from: oldSize, to: laidOutFrame.size) }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard part?.followsMask ?? true, translatesAutoresizingMaskIntoConstraints,
      !autoresizingMask.isEmpty
    else { return }
    let mask = autoresizingMask
    // The phone stores the frame of a part relative to the root view, which doesn't tell where the
    // part was before its superview moved.
    let frame = geometry.frame
    let (x, width) = Self.shared(
      new.width - old.width, start: frame.minX, length: frame.width, whole: old.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.shared(
      new.height - old.height, start: frame.minY, length: frame.height, whole: old.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let new = CGRect(x: x, y: y, width: width, height: height)
    guard let app = SimulatedApp.current else { return setFrameWithoutTransform(new) }
    app.actAsUIKit { setFrameWithoutTransform(new) }
  }

  /// Shares a change of a superview's width or height among a subview's flexible margins and
  /// length, in proportion to their old lengths.
  ///
  /// `start` and `length` are the subview's old values, and `whole` is the superview's old length.
  private static func shared(
    _ change: CGFloat, start: CGFloat, length: CGFloat, whole: CGFloat,
    isFlexible: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      isFlexible.before ? start : 0, isFlexible.inside ? length : 0,
      isFlexible.after ? whole - start - length : 0,
    ]
    let flags = [isFlexible.before, isFlexible.inside, isFlexible.after]
    let sum = parts.reduce(0, +)
    let count = CGFloat(flags.count { $0 })
    guard count > 0, change != 0 else { return (start, length) }
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return sum == 0 ? change / count : change * parts[index] / sum
    }
    return (start + share(0), max(0, length + share(1)))
  }
}
