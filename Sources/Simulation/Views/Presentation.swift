/// The style of a presented screen: UIModalPresentationStyle, or an alert.
package enum Presentation: String, CaseIterable, Sendable {
  case fullScreen
  /// A page sheet: a card that is as wide as the screen on a phone.
  case pageSheet
  /// A form sheet: a smaller card in the middle of an iPad's screen.
  case formSheet
  /// A popover: a view beside the button that opens it.
  case popover
  /// A UIAlertController with one text field.
  case alert

  /// Whether the presentation removes the screen below from the view hierarchy.
  ///
  /// The removed screen gets a lifecycle call.
  var removesPresenter: Bool { self == .fullScreen }

  /// Whether the screen below the presented one keeps its first responder.
  ///
  /// Under an iPad's popover, users can continue typing (firefox-ios 22196). Every other
  /// presentation hides the keyboard since iOS 8 (SlackTextViewController 300). It is inferred that
  /// earlier versions hide it too.
  var keepsResponder: Bool { self == .popover }
}

/// A resting height of a sheet: UISheetPresentationController.Detent, since iOS 15.
package enum Detent: String, CaseIterable, Sendable { case medium, large }
