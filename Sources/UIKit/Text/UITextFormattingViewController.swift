import Foundation

/// The panel by which a text is formatted from iOS 18 on, which no command opens.
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {}

/// What the system suggests to put in, which it does not do here.
@preconcurrency @MainActor open class UIInputSuggestion: NSObject {}
