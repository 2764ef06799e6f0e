import Foundation

extension UIButton {
  /// A button's appearance, of which its title and its insets take room.
  public struct Configuration: Sendable {
    public var title: String?
    public var subtitle: String? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var image: UIImage? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var imagePadding: CGFloat = 0 { didSet { notDrawn(UIButton.Configuration.self) } }
    public var baseForegroundColor: UIColor? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var baseBackgroundColor: UIColor? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
