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
  /// keyboardIsLocalUserInfoKey, which exists since iOS 9.
  package var isLocal: Bool?
  /// keyboardFrameBeginUserInfoKey, in window coordinates.
  public package(set) var begin: CGRect
  /// keyboardFrameEndUserInfoKey, in window coordinates.
  public package(set) var end: CGRect
  /// keyboardAnimationDurationUserInfoKey and keyboardAnimationCurveUserInfoKey.
  public package(set) var animation: Animation

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
