import FileErrors
import SessionCore
import SessionState
import Simulation
import TerminalText

extension Command {
  package static let present = Command(
    "present", .avoidance,
    Words(
      summary: "Present a screen over the form",
      details: [
        "NAME is " + Presentation.allCases.map(\.rawValue).alternatives + ". A phone "
          + "shows a form sheet or a popover as a page sheet, or before iOS 13 on the whole "
          + "screen. The form stays below. Its field resigns, except under a popover, and "
          + "gets the keyboard back on close (setting restoresResponder).",
        "With field, the screen has a text field that begins editing at once; an alert always "
          + "has one. Without NAME, a form that is itself in a sheet is presented again after "
          + "close.",
      ],
      examples: [
        Example(
          "present formSheet", "an iPad's form sheet over the form", after: "device ipad-pro-11"),
        Example("present pageSheet field", "a card whose own field has the keyboard"),
      ]),
    .moves, presented
  ) { state, wanted throws(CommandError) in
    let hasField = wanted.hasField || wanted.presentation == .alert
    try state.present(wanted.presentation, hasField: hasField)
    return .screen
  }

  package static let close = Command(
    "close", .avoidance,
    Words(
      summary: "Dismiss the screen presented last, or the form's own sheet",
      details: ["The field that had the keyboard before gets it back."],
      examples: [Example("close", "takes the presented screen away", after: "present pageSheet")]),
    .moves, .none
  ) { state, _ throws(CommandError) in
    try state.close()
    return .screen
  }

  package static let push = Command(
    "push", .avoidance,
    Words(
      summary: "Push another screen over the form",
      details: [
        "The field resigns, and the keyboard leaves with its screen. A form that was popped "
          + "opens again with its answers."
      ], examples: [Example("push", "shows another screen", after: "focus zip")]),
    .moves, .none
  ) { state, _ throws(CommandError) in
    try state.push()
    return .screen
  }

  package static let pop = Command(
    "pop", .avoidance,
    Words(
      summary: "Pop the topmost screen, or swipe it part of the way",
      details: [
        "When a screen comes back, its field gets the keyboard again (setting restoresResponder).",
        "pop begin starts the swipe back from the left edge (from iOS 7 on); the field resigns "
          + "at once. pop cancel lets the screen snap back, and the field becomes first "
          + "responder again. pop completes the swipe.",
      ],
      examples: [
        Example("pop begin", "the finger moves in from the edge", after: "push"),
        Example(
          "pop cancel", "the finger lets go too early, and the form stays", after: "push",
          "pop begin"),
      ]),
    .moves, popPart
  ) { state, part throws(CommandError) in
    switch part {
    case .begin: try state.beginPop()
    case .cancel: try state.cancelPop()
    case nil: try state.pop()
    }
    return .screen
  }

  package static let background = Command(
    "background", .avoidance,
    Words(
      summary: "Send the app to the background",
      details: [
        "The field stays first responder. dismiss in the background acts as an app that resigns "
          + "the field itself: the keyboard is gone on return, without a notification."
      ],
      examples: [
        Example(
          "background", "presses the Home button while the keyboard is up",
          after: "focus zip")
      ]),
    .moves, .none
  ) { state, _ throws(CommandError) in
    try state.goToBackground()
    return .screen
  }

  package static let foreground = Command(
    "foreground", .avoidance,
    Words(
      summary: "Bring the app back from the background",
      examples: [Example("foreground", "the app comes back", after: "focus zip", "background")]),
    .moves, .none
  ) { state, _ throws(CommandError) in
    try state.goToForeground()
    return .screen
  }

  /// The beginning or the cancellation of a swipe back, which would pop the form's screen.
  private enum PopPart: String, CaseIterable, Sendable { case begin, cancel }

  private static var popPart: Grammar<PopPart?> {
    Grammar<PopPart>.choice("the word after pop").optional()
  }

  private static var presented: Grammar<(presentation: Presentation?, hasField: Bool)> {
    Grammar<Presentation>.choice("the presentation", named: "NAME")
      .then(Grammar<String>.keyword("field").ifBegun()).optional()
      .map { (presentation: $0?.0, hasField: $0?.1 != nil) }
  }
}

extension Notices {
  /// The message of a command that says which screen is visible now.
  fileprivate static var screen: Notices { Notices { [$0.screenInWords] } }
}
