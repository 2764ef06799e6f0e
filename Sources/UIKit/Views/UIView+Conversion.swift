import UIKitValues

/// Conversion between the coordinates of views, windows and the screen.
extension UIView {
  /// Converts a rectangle from another view's coordinates, or for nil from the window's.
  ///
  /// If a view between the two is rotated, the result is the bounding box.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    fromRoot((view ?? windowOrRoot).convert(rect, upTo: nil))
  }

  /// Converts a rectangle to another view's coordinates, or for nil to the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    (view ?? windowOrRoot).fromRoot(convert(rect, upTo: nil))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// The outermost view around this view, which is its window if it is in one.
  var windowOrRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Converts a rectangle from this view's coordinates to those of an ancestor; nil means the
  /// outermost ancestor.
  func convert(_ rect: CGRect, upTo view: UIView?) -> CGRect {
    var (rect, next) = (rect, self)
    while next !== view, let parent = next.superview {
      rect = next.toSuperview(rect)
      next = parent
    }
    return rect
  }

  private func fromRoot(_ rect: CGRect) -> CGRect {
    guard let superview else { return rect }
    return fromSuperview(superview.fromRoot(rect))
  }

  func toSuperview(_ rect: CGRect) -> CGRect {
    if let part, let phone = SimulatedApp.current?.phone,
      let converted = part.toSuperview(rect, on: phone)
    {
      return converted
    }
    let (frame, origin) = (part == nil ? laidOutFrame : self.frame, boundsOrigin)
    let moved = CGRect(
      x: rect.minX - origin.x + frame.minX, y: rect.minY - origin.y + frame.minY,
      width: rect.width, height: rect.height)
    return part == nil && !geometry.transform.isIdentity
      ? moved.applying(transformAboutCenter) : moved
  }

  func fromSuperview(_ rect: CGRect) -> CGRect {
    if let part, let phone = SimulatedApp.current?.phone,
      let converted = part.fromSuperview(rect, on: phone)
    {
      return converted
    }
    let isTransformed = part == nil && !geometry.transform.isIdentity
    let rect = isTransformed ? rect.applying(transformAboutCenter.inverted()) : rect
    let (frame, origin) = (part == nil ? laidOutFrame : self.frame, boundsOrigin)
    return CGRect(
      x: rect.minX - frame.minX + origin.x, y: rect.minY - frame.minY + origin.y,
      width: rect.width, height: rect.height)
  }
}

/// The coordinate space of a view or of the screen, for conversions between such spaces.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// A coordinate space, a view's or the screen's, that converts by way of the screen's coordinates.
@preconcurrency @MainActor protocol ScreenSpace: UICoordinateSpace {
  /// Converts a rectangle from this space to the screen's coordinates in the current orientation.
  func toScreen(_ rect: CGRect) -> CGRect
  func fromScreen(_ rect: CGRect) -> CGRect
}

extension ScreenSpace {
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    // Calls with a non-optional view arrive here as well.
    if let from = self as? UIView, let to = space as? UIView {
      return from.convert(rect, to: Optional(to))
    }
    return (space as? any ScreenSpace)?.fromScreen(toScreen(rect))
      ?? space.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let from = space as? UIView, let to = self as? UIView {
      return to.convert(rect, from: Optional(from))
    }
    return (space as? any ScreenSpace).map { fromScreen($0.toScreen(rect)) }
      ?? space.convert(rect, to: self)
  }

  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: space).origin
  }

  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: space).origin
  }
}

extension UIView: ScreenSpace {
  func toScreen(_ rect: CGRect) -> CGRect {
    let inWindow = convertToFirstWindow(rect)
    guard let scene = SimulatedApp.current?.phone.scene else { return inWindow }
    let seen = scene.screenRect(fromWindow: inWindow)
    return seen.offsetBy(dx: scene.windowFrame.minX, dy: scene.windowFrame.minY)
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    guard let scene = SimulatedApp.current?.phone.scene else { return convertFromFirstWindow(rect) }
    let seen = rect.offsetBy(dx: -scene.windowFrame.minX, dy: -scene.windowFrame.minY)
    return convertFromFirstWindow(scene.windowRect(fromScreen: seen))
  }
}

extension UIView: LayerOwner {
  package var originInWindow: CGPoint { convert(CGPoint.zero, to: nil) }
  package var isMovedByPhone: Bool { part != nil }
}
