public struct UIApplicationOpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UIApplicationOpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sourceApplication = Self(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  public static let annotation = Self(
    rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
}

public struct UIApplicationLaunchOptionsKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
}

/// The activity state of an app, such as in the background.
public enum UIApplicationState: Int, Sendable { case active, inactive, background }

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
