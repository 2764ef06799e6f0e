import Avoidance

/// The notifications that written code answers.
struct Trigger: Sendable {
  /// UIResponder's names without their ending, which are the handlers' as well; the same one where
  /// a notification is answered both ways, by where the keyboard ends.
  private let show: String
  private let hide: String

  static let all: KeyValuePairs<When, Trigger> = [
    .willShow: Trigger(show: "keyboardWillShow", hide: "keyboardWillHide"),
    .didShow: Trigger(show: "keyboardDidShow", hide: "keyboardDidHide"),
    .willChangeFrame: Trigger(show: "keyboardWillChangeFrame", hide: "keyboardWillChangeFrame"),
  ]

  /// Returns the handlers, and what each does.
  func handlers(shows: Bool, hides: Bool) -> [(name: String, lines: [String])] {
    guard shows || hides else { return [] }
    guard show == hide else {
      return (shows ? [(show, ["show(keyboard)"])] : [])
        + (hides ? [(hide, ["hide(keyboard)"])] : [])
    }
    let lines = [
      "guard let window = tableView?.window else { return }",
      "// By the frame's top alone the zero frame of a cross-fade counts as a keyboard, too.",
      "let isUp = keyboard.end.isEmpty || !keyboard.end.intersection(window.bounds).isEmpty",
    ]
    let calls =
      !hides
      ? "if isUp { show(keyboard) }"
      : shows
        ? "if isUp { show(keyboard) } else { hide(keyboard) }" : "if !isUp { hide(keyboard) }"
    return [(show, lines + [calls])]
  }
}
