import UIKitValues

/// The controller of the text formatting panel since iOS 18.
///
/// In the simulation nothing opens it.
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {}

/// A suggestion by the system for the text being typed.
///
/// In the simulation there are none.
@preconcurrency @MainActor open class UIInputSuggestion: NSObject {}
