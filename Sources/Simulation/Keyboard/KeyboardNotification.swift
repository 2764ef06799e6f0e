import Foundation

/// A UIKit notification about the keyboard, with its userInfo.
public struct KeyboardNotification: Hashable, Sendable {
  /// The name of a keyboard notification in UIResponder.
  public enum Name: String, CaseIterable, Sendable {
    case willShow = "keyboardWillShow"
    case didShow = "keyboardDidShow"
    case willHide = "keyboardWillHide"
    case didHide = "keyboardDidHide"
    case willChangeFrame = "keyboardWillChangeFrame"
    case didChangeFrame = "keyboardDidChangeFrame"
  }

  public package(set) var name: Name
  /// The value of keyboardIsLocalUserInfoKey, which exists since iOS 9, or nil.
  package var isLocal: Bool?
  /// The keyboard's frame before the movement (keyboardFrameBeginUserInfoKey), in window
  /// coordinates, or in the screen's if an app since iOS 13 has a smaller window.
  public package(set) var begin: CGRect
  /// The keyboard's frame after the movement (keyboardFrameEndUserInfoKey), in window
  /// coordinates, or in the screen's if an app since iOS 13 has a smaller window.
  public package(set) var end: CGRect
  /// The values of keyboardAnimationDurationUserInfoKey and keyboardAnimationCurveUserInfoKey.
  public package(set) var animation: Animation

  /// Creates a keyboard notification with frames in window coordinates.
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
