extension Strategy {
  /// The name of a built-in keyboard-avoidance strategy, in the order of help and reports.
  package enum Name: String, CaseIterable, Sendable {
    case none
    case keepBottom = "keep-bottom"
    case shrinkTable = "shrink-table"
    case shrinkView = "shrink-view"
    case insetOverlap = "inset-overlap"
    case insetTop = "inset-top"
    case tableController = "table-controller"
    case layoutGuide = "layout-guide"
    case swiftUI = "swiftui"
    case iqKeyboardManager = "iq-keyboard-manager"
    case tpKeyboardAvoiding = "tp-keyboard-avoiding"
    case rnPadding = "rn-padding"
    case rnHeight = "rn-height"
    case rnPosition = "rn-position"
    case rnAwareScroll = "rn-aware-scroll"
    case rnkcPadding = "rnkc-padding"
    case rnkcHeight = "rnkc-height"
    case rnkcPosition = "rnkc-position"
    case rnkcTranslate = "rnkc-translate"
    case rnkcChat = "rnkc-chat"
    case flutter
    case maui
    case ionic
    case androidPan = "android-pan"
    case androidResize = "android-resize"
    case compose
    case eureka
    case leastMotion = "least-motion"
  }
}
