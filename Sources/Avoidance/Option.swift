/// A switch or a number of a system, by the name it has there: another word for a decision's value.
package enum Option: String, CaseIterable, Sendable {
  case distance
  case restoreContentOffset
  case idealOffsetForViewAlwaysTop
  case followsUndockedKeyboard
  case usesBottomSafeArea
  case ignoresSafeArea
  case keyboardVerticalOffset
  case bottomOffset
  case extraKeyboardSpace
  case disableScrollOnKeyboardHide
  case resizeToAvoidBottomInset
  case scrollPadding
  case edgeToEdge
  case rowKeyboardSpacing
  case animateScroll

  /// What its value says in the strategy's own decisions.
  enum Meaning {
    /// The number is the decision's.
    case number(Decision)
    /// True and false are two values of the decision.
    case flag(Decision, on: String, off: String)
  }

  var meaning: Meaning {
    switch self {
    case .distance, .bottomOffset, .scrollPadding: .number(.margin)
    case .keyboardVerticalOffset, .extraKeyboardSpace, .rowKeyboardSpacing: .number(.spacing)
    case .restoreContentOffset: .flag(.hide, on: "savedOffset", off: "savedWithinContent")
    case .disableScrollOnKeyboardHide: .flag(.hide, on: "saved", off: "savedOffset")
    case .idealOffsetForViewAlwaysTop: .flag(.reveal, on: "top", off: "caret")
    case .followsUndockedKeyboard: .flag(.undocked, on: "follow", off: "ignore")
    case .usesBottomSafeArea: .flag(.room, on: "frameToGuide", off: "frameToKeyboard")
    case .ignoresSafeArea: .flag(.room, on: "none", off: "systemInset")
    case .resizeToAvoidBottomInset: .flag(.room, on: "frameToKeyboard", off: "none")
    case .edgeToEdge: .flag(.room, on: "none", off: "frameToKeyboard")
    case .animateScroll: .flag(.motion, on: "uikit", off: "keyboard")
    }
  }

  /// The decision that it makes.
  package var decision: Decision {
    switch meaning {
    case .number(let decision), .flag(let decision, _, _): decision
    }
  }

  /// The words it takes, for completion and help; an option that takes a number has none.
  package var choices: [String] {
    switch meaning {
    case .number: []
    case .flag: ["true", "false"]
    }
  }
}
