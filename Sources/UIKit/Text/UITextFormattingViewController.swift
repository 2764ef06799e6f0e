import UIKitValues

/// The controller of the text formatting panel since iOS 18.
///
/// No command opens it.
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {}

/// A text suggestion of the system.
///
/// None is made here.
@preconcurrency @MainActor open class UIInputSuggestion: NSObject {}
