/// The notifications that written code answers.
struct Trigger: Sendable {
  /// UIResponder's names without their ending, which are the handlers' as well.
  let handlers: [String]
  /// Whether one notification is answered both ways, by where the keyboard ends.
  private let follows: Bool

  /// By the names of ``When``.
  static let all: KeyValuePairs<String, Trigger> = [
    "willShow": Trigger(handlers: ["keyboardWillShow", "keyboardWillHide"], follows: false),
    "didShow": Trigger(handlers: ["keyboardDidShow", "keyboardDidHide"], follows: false),
    "willChangeFrame": Trigger(handlers: ["keyboardWillChangeFrame"], follows: true),
  ]

  /// Returns what a handler does.
  func answer(_ handler: String) -> [String] {
    guard follows else { return [handler.hasSuffix("Hide") ? "hide(keyboard)" : "show(keyboard)"] }
    return [
      "guard let window = tableView?.window else { return }",
      "if keyboard.end.minY < window.bounds.maxY { show(keyboard) } else { hide(keyboard) }",
    ]
  }
}
