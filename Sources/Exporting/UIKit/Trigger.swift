import Avoidance

/// The keyboard notifications that exported code handles, depending on the strategy.
package struct Trigger: Sendable {
  /// The name of the notification that shows the keyboard, also of its handler in the exported
  /// code.
  ///
  /// If it is the notification for hiding, too, its handler tells both apart by the keyboard's end
  /// frame.
  private let show: String
  private let hide: String

  package static let all: KeyValuePairs<Timing, Trigger> = [
    .willShow: Trigger(show: "keyboardWillShow", hide: "keyboardWillHide"),
    .didShow: Trigger(show: "keyboardDidShow", hide: "keyboardDidHide"),
    .willChangeFrame: Trigger(show: "keyboardWillChangeFrame", hide: "keyboardWillChangeFrame"),
  ]

  /// Returns the names of the notifications to handle, each with the lines of its handler.
  ///
  /// `shows` and `hides` say whether the code does something when the keyboard shows or hides.
  package func handlers(shows: Bool, hides: Bool) -> [(name: String, lines: [String])] {
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
