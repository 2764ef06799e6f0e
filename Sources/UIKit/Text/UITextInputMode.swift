import UIKitValues
import Simulation

/// A keyboard that a user can choose: for a language, or the emoji keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The keyboard's language in BCP 47, or `emoji`.
  public let primaryLanguage: String?

  init(_ language: String) { primaryLanguage = language }

  /// The input modes that a user can choose: only the simulated phone's current one.
  public class var activeInputModes: [UITextInputMode] { [current].compactMap { $0 } }

  fileprivate static var current: UITextInputMode? {
    SimulatedApp.current.map { UITextInputMode(InputMode($0.phone).code) }
  }

  public nonisolated static let currentInputModeDidChangeNotification =
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}

extension UIResponder {
  public var textInputMode: UITextInputMode? { UITextInputMode.current }
}

/// The keyboard that the simulated phone uses: a language's, or the emoji keyboard.
struct InputMode: Equatable {
  private let language: KeyboardLanguage
  private let isEmoji: Bool

  init(_ phone: Phone) {
    language = phone.keyboard.language
    isEmoji = (phone.keyboard.kindOverride ?? phone.keyboard.kind) == .emoji
  }

  /// UIKit's name of the keyboard's language, such as `en-US`, or `emoji`.
  ///
  /// For third-party keyboards, the language is English (inferred).
  var code: String {
    if isEmoji { return "emoji" }
    return switch language {
    case .english, .swype, .swiftkey: "en-US"
    case .chinese: "zh-Hans"
    case .japanese: "ja-JP"
    }
  }
}
