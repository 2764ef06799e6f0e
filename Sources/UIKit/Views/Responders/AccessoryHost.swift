import UIKitValues
import Simulation

/// The container of the first responder's input accessory view, above the keyboard.
///
/// Like UIKit's UIInputSetHostView it has a window of its own and the keyboard's frame.
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

  /// Shows an input accessory view, as wide as the keyboard.
  ///
  /// It replaces the view that was shown; `nil` removes that view.
  func show(_ view: UIView?) {
    if let old = children.first, old !== view { old.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    fit()
  }

  /// Returns the frontmost view at a point of the window inside the accessory view, or nil.
  func view(at place: CGPoint) -> UIView? {
    children.first.flatMap { $0.hitTest($0.convert(place, from: nil), with: nil) }
  }

  /// Makes the accessory view as wide as the keyboard, for example after a rotation.
  func fit() {
    guard let view = children.first else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
    ownWindow.layoutIfNeeded()
  }
}

/// The simulated phone's keyboard, as the part of the phone that its container view represents.
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
