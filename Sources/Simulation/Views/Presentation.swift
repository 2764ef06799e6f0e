/// A style in which a screen is presented over another: UIModalPresentationStyle, and an alert.
package enum Presentation: String, CaseIterable, Sendable {
  case fullScreen
  /// A card, as wide as the screen on a phone.
  case pageSheet
  /// A smaller card in the middle of an iPad.
  case formSheet
  /// A view beside what it belongs to.
  case popover
  /// A UIAlertController with one text field.
  case alert

  /// Whether the screen below leaves the view hierarchy, and is told so.
  var removesPresenter: Bool { self == .fullScreen }

  /// Whether the screen below keeps its first responder: under an iPad's popover one can go on
  /// typing (firefox-ios 22196), while every other presentation takes the keyboard away from iOS 8
  /// on (SlackTextViewController 300); that earlier versions do so too is inferred.
  var keepsResponder: Bool { self == .popover }
}

/// A height at which a sheet rests: UISheetPresentationController.Detent's, from iOS 15 on.
package enum Detent: String, CaseIterable, Sendable { case medium, large }
