import AvoidanceEngine

extension Strategy {
  /// Every built-in keyboard-avoidance strategy, in the order of help and reports.
  ///
  /// If an app's own code is compiled into this process, it is the last strategy.
  public static let all: [Strategy] =
    Name.allCases.map { $0.strategy } + (OwnCode.installed.map { [Strategy($0)] } ?? [])

  /// Returns the strategy with a name such as `inset-top`, or nil.
  package static func named(_ name: String) -> Strategy? { all.first { $0.baseName == name } }

  /// Returns whether this strategy has the same base as another one, perhaps with changed
  /// decisions.
  package func isMade(from other: Strategy) -> Bool { baseName == other.baseName }
}

extension Strategy.Name {
  /// The built-in strategy with this name.
  ///
  /// The compiler requires a case of the switch for each name, so that none is without a strategy.
  var strategy: Strategy {
    switch self {
    case .none: .none
    case .keepBottom: .keepBottom
    case .shrinkTable: .shrinkTable
    case .shrinkView: .shrinkView
    case .insetOverlap: .insetOverlap
    case .insetTop: .insetTop
    case .tableController: .tableController
    case .layoutGuide: .layoutGuide
    case .swiftUI: .swiftUI
    case .iqKeyboardManager: .iqKeyboardManager
    case .tpKeyboardAvoiding: .tpKeyboardAvoiding
    case .rnPadding: .rnPadding
    case .rnHeight: .rnHeight
    case .rnPosition: .rnPosition
    case .rnAwareScroll: .rnAwareScroll
    case .rnkcPadding: .rnkcPadding
    case .rnkcHeight: .rnkcHeight
    case .rnkcPosition: .rnkcPosition
    case .rnkcTranslate: .rnkcTranslate
    case .rnkcChat: .rnkcChat
    case .flutter: .flutter
    case .maui: .maui
    case .ionic: .ionic
    case .androidPan: .androidPan
    case .androidResize: .androidResize
    case .compose: .compose
    case .eureka: .eureka
    case .leastMotion: .leastMotion
    }
  }
}
