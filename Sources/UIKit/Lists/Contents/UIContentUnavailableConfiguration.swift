import UIKitValues

/// The content of a screen that has nothing to show, such as a search without results.
///
/// The simulation stores it without showing it.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var button = UIButton.Configuration.plain() {
    didSet { notDone(UIContentUnavailableConfiguration.self) }
  }
  public var buttonProperties = ButtonProperties() {
    didSet { notDone(UIContentUnavailableConfiguration.self) }
  }
  public var background = UIBackgroundConfiguration.clear() {
    didSet { notDrawn(UIContentUnavailableConfiguration.self) }
  }

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self(text: "No Results") }

  public func makeContentView() -> any UIView & UIContentView {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.secondaryText = secondaryText
    content.image = image
    return content.makeContentView()
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The action of the button in a screen that has nothing to show.
  public struct ButtonProperties {
    public var primaryAction: UIAction? { didSet { notDone(ButtonProperties.self) } }
    public var isEnabled = true { didSet { notDone(ButtonProperties.self) } }
  }
}
