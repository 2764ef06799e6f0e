import Foundation
import Simulation

/// The view that holds the accessory view of the field that is edited, above the keyboard and in a
/// window of its own, as UIKit's UIInputSetHostView does: it has the keyboard's frame.
@preconcurrency @MainActor final class AccessoryHost: UIView {
  private let ownWindow = UIWindow(frame: .zero)

  init() {
    super.init(frame: .zero)
    part = KeyboardPart()
    ownWindow.part = WindowPart()
    ownWindow.isHidden = false
    ownWindow.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view in the place of the one before, as wide as the keyboard; nil takes it away.
  func show(_ view: UIView?) {
    if let old = children.first, old !== view { old.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    fit()
  }

  /// Returns the view of what it shows that is at a point of the window.
  func view(at place: CGPoint) -> UIView? {
    children.first.flatMap { $0.hitTest($0.convert(place, from: nil), with: nil) }
  }

  /// Gives what it shows the keyboard's width.
  func fit() {
    guard let view = children.first else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
    ownWindow.layoutIfNeeded()
  }
}

/// The keyboard on the screen, with what is above its keys.
private struct KeyboardPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
  }

  func boundsOrigin(on phone: Phone) -> CGPoint? { .zero }

  func toSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    let origin = phone.keyboard.frame.model.origin
    return phone.scene.windowRect(fromScreen: rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  func fromSuperview(_ rect: CGRect, on phone: Phone) -> CGRect? {
    let origin = phone.keyboard.frame.model.origin
    return phone.scene.screenRect(fromWindow: rect).offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
