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
