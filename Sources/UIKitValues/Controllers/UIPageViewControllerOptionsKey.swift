public struct UIPageViewControllerOptionsKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let spineLocation = Self(
    rawValue: "UIPageViewControllerOptionSpineLocationKey")
  public static let interPageSpacing = Self(
    rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
}
