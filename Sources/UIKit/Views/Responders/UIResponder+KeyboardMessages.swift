import UIKitValues

/// The keyboard's notifications as typed messages, as of iOS 26.
extension UIResponder {
  /// A message for a keyboard notification, with the keyboard's frames and animation.
  public struct KeyboardMessage<Moment: KeyboardMoment>: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    /// The keyboard's frame before the change, in screen coordinates.
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }

    public static var name: Notification.Name { Moment.name }

    @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
      guard let info = notification.userInfo,
        let begin = info[keyboardFrameBeginUserInfoKey] as? CGRect,
        let end = info[keyboardFrameEndUserInfoKey] as? CGRect,
        let duration = info[keyboardAnimationDurationUserInfoKey] as? Double
      else { return nil }
      let curve = (info[keyboardAnimationCurveUserInfoKey] as? Int)
        .flatMap(UIView.AnimationCurve.init)
      return Self(
        beginFrame: begin, endFrame: end, animationDuration: duration,
        animationCurve: curve ?? .keyboard,
        isLocal: info[keyboardIsLocalUserInfoKey] as? Bool ?? true,
        screen: notification.object as? UIScreen ?? .main)
    }

    @MainActor public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name, object: message.screen,
        userInfo: [
          keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
          keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
          keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
          keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
          keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
        ])
    }
  }

  public protocol KeyboardMoment { static var name: Notification.Name { get } }

  public enum WillShowMoment: KeyboardMoment {
    public static let name = keyboardWillShowNotification
  }
  public enum DidShowMoment: KeyboardMoment { public static let name = keyboardDidShowNotification }
  public enum WillHideMoment: KeyboardMoment {
    public static let name = keyboardWillHideNotification
  }
  public enum DidHideMoment: KeyboardMoment { public static let name = keyboardDidHideNotification }
  public enum WillChangeMoment: KeyboardMoment {
    public static let name = keyboardWillChangeFrameNotification
  }
  public enum DidChangeMoment: KeyboardMoment {
    public static let name = keyboardDidChangeFrameNotification
  }

  public typealias KeyboardWillShowMessage = KeyboardMessage<WillShowMoment>
  public typealias KeyboardDidShowMessage = KeyboardMessage<DidShowMoment>
  public typealias KeyboardWillHideMessage = KeyboardMessage<WillHideMoment>
  public typealias KeyboardDidHideMessage = KeyboardMessage<DidHideMoment>
  public typealias KeyboardWillChangeFrameMessage = KeyboardMessage<WillChangeMoment>
  public typealias KeyboardDidChangeFrameMessage = KeyboardMessage<DidChangeMoment>
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  public static var keyboardWillShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  public static var keyboardDidShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  public static var keyboardWillHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  public static var keyboardDidHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  public static var keyboardWillChangeFrame: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  public static var keyboardDidChangeFrame: Self { Self() }
}
