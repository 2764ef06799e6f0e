import UIKitValues

/// A link or attachment in a text, which no touch reaches in the simulation.
@preconcurrency @MainActor public final class UITextItem: NSObject {
  public let content: Content
  public let range: NSRange

  init(_ content: Content, in range: NSRange) {
    self.content = content
    self.range = range
  }

  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// The menu that a touch of a link or attachment opens.
  @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
    let menu: UIMenu

    public init(menu: UIMenu) { self.menu = menu }
    public init(preview: MenuPreview?, menu: UIMenu) { self.menu = menu }
  }

  /// The preview that is shown beside the menu of a link or attachment.
  @preconcurrency @MainActor public final class MenuPreview: NSObject {
    public init(view: UIView) {}
    public static var `default`: MenuPreview { MenuPreview(view: UIView()) }
  }
}
