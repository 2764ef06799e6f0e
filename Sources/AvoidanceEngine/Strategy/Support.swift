/// The UI framework that a strategy is for, and the first system version that supports it.
package struct Support: Equatable, Sendable {
  package let stack: Stack
  /// The first major iOS version that has the strategy, or 0 if every simulated version has it.
  ///
  /// For an Android strategy, it is the iOS version of the same years. The simulated phones then
  /// stand for Android phones of that size and age.
  package internal(set) var minimumIOS: Int
  /// The first Android version with the strategy, or nil for strategies of other systems.
  package let minimumAndroid: Int?

  /// The UI framework of an app, which a strategy depends on.
  package enum Stack: String, CaseIterable, Sendable {
    case uiKit = "uikit"
    case swiftUI = "swiftui"
    case reactNative = "react-native"
    case flutter
    case maui
    case ionic
    case android

    /// The UI framework's official name.
    package var title: String {
      switch self {
      case .uiKit: "UIKit"
      case .swiftUI: "SwiftUI"
      case .reactNative: "React Native"
      case .flutter: "Flutter"
      case .maui: ".NET MAUI"
      case .ionic: "Ionic"
      case .android: "Android"
      }
    }
  }

  /// Creates the support of a strategy on iPhones and iPads.
  ///
  /// - Parameters:
  ///   - stack: the UI framework.
  ///   - minimumIOS: the first major iOS version with the strategy, or 0 for every version.
  package init(_ stack: Stack, iOS minimumIOS: Int = 0) {
    self.stack = stack
    self.minimumIOS = minimumIOS
    minimumAndroid = nil
  }

  /// Returns the Android version, and the iOS version of the same years, that a strategy needs.
  ///
  /// - Parameters:
  ///   - version: the first Android version with the strategy, such as 15.
  ///   - minimumIOS: the iOS version of the same years.
  /// - Returns: the platform and versions for a strategy.
  package static func android(_ version: Int, iOS minimumIOS: Int = 0) -> Support {
    Support(.android, minimumIOS, version)
  }

  private init(_ stack: Stack, _ minimumIOS: Int, _ minimumAndroid: Int?) {
    self.stack = stack
    self.minimumIOS = minimumIOS
    self.minimumAndroid = minimumAndroid
  }

  /// Returns whether a strategy with this support runs on a major iOS version.
  package func includes(iOS version: Int) -> Bool { version >= minimumIOS }

  /// The first system version that supports the strategy, such as `iOS 15`.
  ///
  /// Nil if every simulated version has the strategy.
  package var words: String? {
    if let minimumAndroid { return "Android \(minimumAndroid)" }
    return minimumIOS > 0 ? "iOS \(minimumIOS)" : nil
  }
}
