extension Strategy {
  /// Every named strategy, in the order in which they are listed; the app's own code comes last.
  public static let all: [Strategy] = ourOwn + (OwnCode.installed.map { [Strategy($0)] } ?? [])

  private static let ourOwn: [Strategy] = [
    .none, .keepBottom, .shrinkTable, .shrinkView, .insetOverlap, .insetTop, .tableController,
    .layoutGuide, .swiftUI, .iqKeyboardManager, .tpKeyboardAvoiding, .rnPadding, .rnHeight,
    .rnPosition, .rnAwareScroll, .flutter, .androidPan, .androidResize, .eureka, .leastMotion,
  ]

  /// Returns the strategy with this name, such as `inset-top`; nil where there is none.
  package static func named(_ name: String) -> Strategy? { all.first { $0.baseName == name } }

  /// Returns whether it is another strategy, however that is decided.
  package func isMade(from other: Strategy) -> Bool { baseName == other.baseName }
}
