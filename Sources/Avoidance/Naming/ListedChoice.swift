import AvoidanceEngine

/// A possible value of a strategy's decision whose values can all be listed, such as `room`.
package protocol ListedChoice: Choice {
  /// The decision's values that several strategies share, in the order of help.
  ///
  /// In help, the values of single strategies come after these.
  static var listed: [Self] { get }
}

extension ListedChoice {
  /// Returns every named value of a strategy's decision, in the order of help.
  ///
  /// The shared values come first, then those of strategies, their releases and their options.
  package static func all(
    in strategies: [Strategy], _ value: (Strategy) -> Self
  ) -> [Self] {
    let others = strategies.flatMap(\.variants).map(value)
    return others.reduce(into: listed) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Timing: ListedChoice {
  package static let listed: [Timing] = [
    .never, .willShow, .didShow, .willChangeFrame, .anyChange, .layout,
  ]
}

extension Room: ListedChoice {
  package static let listed: [Room] = [
    .none, .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance, .insetCovered,
    .insetAboveSaved, .insetDistance, .spacer, .systemInset, .safeAreaInset, .frameHeight,
    .frameToKeyboard, .frameLessKeyboard, .frameToGuide, .insetBothEnds, .relativePadding,
    .relativeHeight, .firstHeight, .relativePosition, .viewHeight, .moveUp,
  ]
}

extension Reveal: ListedChoice {
  package static let listed: [Reveal] = [
    .none, .row, .top, .middle, .bottom, .rect, .least, .caret, .atTop, .afterRoom,
    .viewport, .viewEdge,
  ]
}

extension Hide: ListedChoice {
  package static let listed: [Hide] = [
    .none, .mirror, .saved, .savedInTime, .savedThenLost, .savedOffset, .savedWithinContent, .zero,
  ]
}

extension UndockedReaction: ListedChoice {
  package static let listed: [UndockedReaction] = [.follow, .ignore]
}
