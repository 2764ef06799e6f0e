import AppFoundation

// Swift 4's names for declarations of values that moved into types in Swift 4.2.

public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode

public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSLinkAttributeName = NSAttributedString.Key.link
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
