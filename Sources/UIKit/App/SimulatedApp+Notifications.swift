import Foundation
import Simulation

extension SimulatedApp {
  /// Posts a keyboard notification to the app's observers, with all its keys.
  func post(_ notification: KeyboardNotification) {
    // A handler finds the guides where the keyboard goes, and what it changes moves along.
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

  /// Says a line about what the module does not do, once.
  nonisolated static func warnOnce(_ line: String) {
    guard said.insert(line).inserted else { return }
    let bytes = Array("formlift: note: \(line)\n".utf8)
    _ = write(diagnostics, bytes, bytes.count)
  }

  /// Where it says so: standard error, also while that is the app's.
  package nonisolated(unsafe) static var diagnostics = STDERR_FILENO

  nonisolated(unsafe) private static var said: Set<String> = []
}

extension KeyboardNotification.Name {
  /// The header of iOS 16 gives these four the screen for their object.
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
