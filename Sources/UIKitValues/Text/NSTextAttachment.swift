import AppFoundation

/// The kind of a user's interaction with a link or attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// An attachment in a text, such as an image.
open class NSTextAttachment: NSObject {
  private let word = FirstWord.ofObject
  open var image: UIImage? { didSet { notDrawn(NSTextAttachment.self) } }
  open var bounds = CGRect.zero { didSet { notDrawn(NSTextAttachment.self) } }
  /// The UTF-16 code of the character that stands for an attachment in a text.
  public static let character = 0xFFFC

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Creates a text of one character, which stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
