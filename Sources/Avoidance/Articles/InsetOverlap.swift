import AvoidanceEngine

extension Strategy {
  /// The strategy of Tim Medcalf's "The easy & reliable way of handling UITableView insets".
  ///
  /// On keyboardWillShow, the code converts the keyboard's end frame to the table and intersects it
  /// with the table's bounds. The intersection's height becomes the bottom inset of content and
  /// indicators. On keyboardWillHide, both insets become zero.
  package static let insetOverlap = Strategy(
    .insetOverlap,
    rule: "bottom inset is the keyboard's overlap with the table",
    source: "The easy & reliable way of handling UITableView insets", setup: nil,
    flaws: [
      "it scrolls nothing itself and relies on the field's own scroll",
      "earlier insets are lost",
      "the system adds the safe area a second time",
    ],
    when: .willShow, room: .insetOverlap, reveal: .none, motion: .keyboard, hide: .zero)
}

extension Room {
  /// A strategy's decision to set the bottom inset to the part of the table's bounds that the
  /// keyboard covers.
  package static let insetOverlap = Room(
    "insetOverlap", "the bottom inset is the keyboard's overlap with the table"
  ) { step in
    let overlap = step.overlap
    guard !overlap.isNull else {
      step.decline(.noOverlap)
      return
    }
    step.setInset(bottom: overlap.height)
  }
}
