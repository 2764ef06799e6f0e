import Foundation

/// A notification that UIKit posts about the keyboard, with its userInfo.
package struct KeyboardNotification: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case willShow = "keyboardWillShow"
    case didShow = "keyboardDidShow"
    case willHide = "keyboardWillHide"
    case didHide = "keyboardDidHide"
    case willChangeFrame = "keyboardWillChangeFrame"
    case didChangeFrame = "keyboardDidChangeFrame"
  }

  package var name: Name
  /// keyboardFrameBeginUserInfoKey, in window coordinates.
  package var begin: CGRect
  /// keyboardFrameEndUserInfoKey, in window coordinates.
  package var end: CGRect
  /// keyboardAnimationDurationUserInfoKey and keyboardAnimationCurveUserInfoKey.
  package var animation: Animation
  /// keyboardIsLocalUserInfoKey, which there is from iOS 9 on.
  package var isLocal: Bool?

  /// Creates a notification.
  package init(
    name: Name, begin: CGRect, end: CGRect, animation: Animation, isLocal: Bool? = nil
  ) {
    self.name = name
    self.begin = begin
    self.end = end
    self.animation = animation
    self.isLocal = isLocal
  }
}
