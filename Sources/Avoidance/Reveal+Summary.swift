extension Reveal {
  /// What it does, as a clause.
  package var summary: String {
    switch self {
    case .none: "nothing is scrolled"
    case .row: "scrollToRow at none, the least movement"
    case .top: "scrollToRow at top"
    case .middle: "scrollToRow at middle"
    case .bottom: "scrollToRow at bottom"
    case .rect: "scrollRectToVisible with the row and its margin"
    case .least: "the least movement that shows the row with its margin, none for one in view"
    case .caret: "the caret goes to the middle of what is left"
    case .keepBottom: "a table at its bottom moves against the keyboard"
    case .controller: "the least movement up to iOS 7, later the text field's own scroll"
    case .distance: "the row's bottom goes to its distance above the keyboard"
    case .toKeyboard: "the row's bottom goes to the keyboard"
    }
  }
}
