/// Behaviour of the phone that an app or its user chooses, or on which the sources disagree.
///
/// Where they disagree the default is the one with the better evidence; each says whose word it is.
package struct Settings: Hashable, Sendable {
  /// Whether a text field that becomes first responder scrolls itself into view: from iOS 8 on
  /// (radar 20798351).
  package var fieldScroll: Bool
  /// What the field scrolls to: its row, or the row widened to the header of a section's first row
  /// and the footer of its last, which akisute.com saw in 2011.
  package var fieldTarget = FieldTarget.row
  /// Whether a tap on the table beside the fields resigns the field.
  package var tapOutside = true
  /// Whether the recogniser keeps the tap from selecting a row: UIGestureRecognizer's default.
  package var cancelsTouches = true
  /// How a drag of the table dismisses the keyboard.
  package var dismissMode = DismissMode.none
  /// Whether a text field's didBeginEditing comes before keyboardWillShow, as three independent
  /// logs have it, or after it, as the current documentation lists it.
  package var beginOrder = BeginOrder.observed
  /// Whether didEndEditing comes before keyboardWillHide or after it; no log shows it.
  package var endOrder = EndOrder.didEndFirst
  /// Whether notifications are posted again when a field takes over an unchanged keyboard: up to
  /// iOS 10 (radar 34432484).
  package var reposts: Bool
  /// When keyboardDidShow and keyboardDidHide are posted; unsourced.
  package var didShow = DidShow.nominal
  /// Whether a change of contentInset brings an offset outside the new range back: one source
  /// measured it, another says that only the next gesture does.
  package var insetClamps = true
  /// What scrollRectToVisible takes for visible: the bounds less the adjusted inset, as practice
  /// needs it, or the whole bounds, as two re-implementations have it.
  package var visibleArea = VisibleArea.inset
  /// Where a table view controller puts the keyboard's share: contentInset up to iOS 10, only the
  /// adjusted inset for apps linked on 11 and later.
  package var controllerInset: ControllerInset
  /// Whether "Prefer Cross-Fade Transitions" is on: hide notifications then end in a zero frame
  /// (react-native 29974 and 31484).
  package var crossFade = false
  /// Whether the keyboard has its row of predictions, which iOS 8 let one collapse to a strip.
  package var prediction = Prediction.on
  /// Whether an iPad with a hardware keyboard shows its shortcut bar.
  package var shortcutBar = false
  /// Whether UIKit gives the keyboard back to the field that had it when its screen is back
  /// (stackoverflow 23075747; jianshu 0f23c9cf3fa2; firefox-ios 22196).
  package var restoresResponder = true
  /// What frame is posted while a hardware keyboard leaves an accessory bar on the screen: the
  /// bar's, as a log of an iPhone has it, or the whole keyboard's, most of it below the screen, as
  /// on an iPad with iOS 9 (stackoverflow 31991873, ionic-plugin-keyboard 243).
  package var hardwareFrame = HardwareFrame.accessory

  package enum FieldTarget: String, CaseIterable, Sendable { case row, section }
  /// UIScrollView.KeyboardDismissMode.
  package enum DismissMode: String, CaseIterable, Sendable { case none, onDrag, interactive }
  package enum BeginOrder: String, CaseIterable, Sendable { case observed, documented }
  package enum EndOrder: String, CaseIterable, Sendable { case didEndFirst, willHideFirst }
  package enum DidShow: String, CaseIterable, Sendable { case nominal, spring }
  package enum VisibleArea: String, CaseIterable, Sendable { case inset, bounds }
  package enum ControllerInset: String, CaseIterable, Sendable { case content, adjusted }
  package enum Prediction: String, CaseIterable, Sendable { case on, off, collapsed }
  package enum HardwareFrame: String, CaseIterable, Sendable { case accessory, full }

  /// Creates the settings of an iOS version.
  package init(ios: Int) {
    fieldScroll = ios >= 8
    reposts = ios <= 10
    controllerInset = ios <= 10 ? .content : .adjusted
  }
}
