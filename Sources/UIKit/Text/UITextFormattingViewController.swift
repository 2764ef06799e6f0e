import UIKitValues

/// The controller of iOS 18's text formatting panel, which the simulation never opens.
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {}

/// A suggestion by the system for the text being typed; the simulation makes none.
@preconcurrency @MainActor open class UIInputSuggestion: NSObject {}
