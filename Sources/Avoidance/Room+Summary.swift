extension Room {
  /// What it does, as a clause.
  package var summary: String {
    switch self {
    case .none: "no room is made"
    case .insetHeight: "the bottom inset is the keyboard's height"
    case .insetBeginHeight: "the bottom inset is the height of the keyboard's begin frame"
    case .insetOverlap: "the bottom inset is what the keyboard covers of the table"
    case .insetClearance:
      "the inset lets rows clear the keyboard by the margin, the safe area counted once"
    case .insetCovered: "the bottom inset is the keyboard's height less what lies below the table"
    case .insetAboveSaved:
      "the bottom inset is what the keyboard covers less the safe area, if that is more than it was"
    case .insetDistance:
      "the bottom inset is what a keyboard higher by margin and safe area would cover"
    case .spacer: "the content gets the keyboard's height below its end"
    case .systemInset: "UIKit's own share of the inset holds what the keyboard covers"
    case .frameHeight: "the table's height is the view's less the keyboard's"
    case .frameToKeyboard: "the table's frame ends at the keyboard's top"
    case .frameToGuide: "the table's frame ends at the keyboard's top, else at the safe area"
    case .insetBothEnds: "the table's frame loses the keyboard's height at both ends"
    case .relativePadding:
      "the table loses what its first frame, in its parent, has below the keyboard's top"
    case .relativeHeight:
      "the table loses what its present frame, in its parent, has below the keyboard's top"
    case .relativePosition: "the table moves up by what its frame has below the keyboard's top"
    case .viewHeight: "the root view's height is the y of the keyboard's top"
    case .moveUp: "the root view moves up by what the keyboard covers of the row"
    case .pan: "the window pans by what the keyboard covers of the row"
    }
  }
}
