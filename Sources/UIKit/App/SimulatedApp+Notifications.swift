import UIKitValues
import Simulation

extension SimulatedApp {
  /// Posts a keyboard notification to the app's observers, with all user info keys.
  func post(_ notification: KeyboardNotification) {
    // Handlers see the keyboard's layout guides at their new place, and their changes animate
    // along.
    keyboardGuides.layOut(for: notification, on: self)
    defer {
      keyboardGuides.layOut(for: notification, on: self)
      if notification.name == .didHide { firstResponder.dropAccessory() }
    }
    guard notificationCenter.hasObserver(of: notification.name.uikit) else { return }
    let curve = notification.animation.curve.rawValue
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: notification.begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: notification.end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: notification.animation.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UInt(curve)),
    ]
    if let isLocal = notification.isLocal {
      info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: isLocal)
    }
    let hasObject = notification.name.isShowOrHide && phone.scene.ios >= 16
    notificationCenter.post(
      name: notification.name.uikit, object: hasObject ? UIScreen.main : nil, userInfo: info)
  }
}

extension KeyboardNotification.Name {
  /// Whether the notification is about showing or hiding, so that its object is the screen (UIKit's
  /// iOS 16 header).
  fileprivate var isShowOrHide: Bool {
    switch self {
    case .willShow, .didShow, .willHide, .didHide: true
    case .willChangeFrame, .didChangeFrame: false
    }
  }

  fileprivate var uikit: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
