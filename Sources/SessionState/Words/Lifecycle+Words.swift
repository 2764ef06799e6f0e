import Simulation

extension Lifecycle.Obstacle {
  /// A clause that says what blocks touches to the form, such as `a page sheet covers the form`.
  package var inWords: String {
    switch self {
    case .background: "the app is in the background"
    case .swipe: "a swipe back is in progress"
    case .cover(.pushed): "another screen was pushed over the form"
    case .cover(.presented(let presentation)): "\(presentation.inWords) covers the form"
    case .departure(.popped): "the form's screen was popped"
    case .departure(.closed): "the form's screen was closed"
    }
  }

  /// The command that removes what blocks touches to the form, such as `close`.
  package var remedy: String {
    switch self {
    case .background: "foreground"
    case .swipe: "pop cancel"
    case .cover(.pushed): "pop"
    case .cover(.presented): "close"
    case .departure(.popped): "push"
    case .departure(.closed): "present"
    }
  }
}

extension Presentation {
  /// The presentation style's name with its article, such as `a page sheet`.
  package var inWords: String {
    switch self {
    case .fullScreen: "a presented screen"
    case .pageSheet: "a page sheet"
    case .formSheet: "a form sheet"
    case .popover: "a popover"
    case .alert: "an alert"
    }
  }
}

extension LifecycleCall {
  /// Returns a sentence of `why` about this call in the lifecycle of the app or the form's screen.
  ///
  /// `hasField` is whether a field is active.
  package func sentence(hasField: Bool) -> String {
    switch self {
    case .viewWillDisappear: "The form's screen went away (viewWillDisappear)."
    case .viewWillAppear: "The form's screen came back (viewWillAppear)."
    case .didEnterBackground:
      "The app went to the background\(hasField ? "; the field stays first responder" : "")."
    case .willEnterForeground: "The app came back to the foreground."
    }
  }
}
