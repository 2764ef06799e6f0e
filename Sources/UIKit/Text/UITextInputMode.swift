import Foundation
import Simulation

/// A language's keyboard, or that of emoji.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language as BCP 47 has it, or `emoji`.
  public let primaryLanguage: String?

  init(_ language: String) { primaryLanguage = language }

  /// The one that the phone has; there are no others to switch to.
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

/// A language or a kind of keys in which the keyboard types.
struct InputMode: Equatable {
  private let language: KeyboardLanguage
  private let isEmoji: Bool

  init(_ phone: Phone) {
    language = phone.keyboard.language
    isEmoji = (phone.keyboard.kindOverride ?? phone.keyboard.kind) == .emoji
  }

  /// As UIKit names it; that the keyboards of others type English is inferred.
  var code: String {
    if isEmoji { return "emoji" }
    return switch language {
    case .english, .swype, .swiftkey: "en-US"
    case .chinese: "zh-Hans"
    case .japanese: "ja-JP"
    }
  }
}
