/// Behaviors of the simulated phone that an app or user chooses, or that sources disagree about.
///
/// Where sources disagree, the default is the behavior with the better evidence. Each setting names
/// its source.
package struct Settings: Hashable, Sendable {
  /// Whether a text field that becomes first responder scrolls itself into view.
  ///
  /// The default is true since iOS 8 (radar 20798351).
  package var fieldScroll: Bool
  /// The area that a text field scrolls into view: its row, or a larger area.
  ///
  /// akisute.com saw a larger area in 2011: it includes the header above a section's first row and
  /// the footer below its last row.
  package var fieldTarget = FieldTarget.row
  /// Whether a tap on the table outside the text fields ends editing.
  package var tapOutside = true
  /// Whether the tap recognizer that ends editing keeps the tap from selecting a row.
  ///
  /// True is UIGestureRecognizer's default (cancelsTouchesInView).
  package var cancelsTouches = true
  /// The effect of a drag of the table on the keyboard: none, or a kind of dismissal.
  package var dismissMode = DismissMode.none
  /// The order of a text field's didBeginEditing and keyboardWillShow.
  ///
  /// Three independent logs have didBeginEditing first, and the current documentation has it
  /// second.
  package var beginOrder = BeginOrder.observed
  /// The order of a text field's didEndEditing and keyboardWillHide.
  ///
  /// No log shows which comes first.
  package var endOrder = EndOrder.didEndFirst
  /// Whether keyboard notifications are posted again when another field uses the unchanged
  /// keyboard.
  ///
  /// The default is true up to iOS 10 (radar 34432484).
  package var reposts: Bool
  /// The moment when keyboardDidShow and keyboardDidHide are posted.
  ///
  /// No source says which of the two moments in ``DidShowMoment`` is right.
  package var didShow = DidShowMoment.nominal
  /// Whether a change of contentInset moves an illegal offset back into its range immediately.
  ///
  /// One source measured this. Another says that only the next gesture moves the offset.
  package var insetClamps = true
  /// The area where scrollRectToVisible makes a rectangle visible.
  ///
  /// In practice, it is the bounds inside the adjusted inset. Two re-implementations use the whole
  /// bounds.
  package var visibleArea = VisibleArea.inset
  /// The inset that a table view controller increases by the keyboard's height.
  ///
  /// Up to iOS 10, it is contentInset. For apps linked on 11 and later, it is only the adjusted
  /// inset.
  package var controllerInset: ControllerInset
  /// Whether the accessibility setting "Prefer Cross-Fade Transitions" is on.
  ///
  /// The hide notifications then have a zero end frame (react-native 29974 and 31484).
  package var crossFade = false
  /// Whether the keyboard has its row of predictions, or a strip for it.
  ///
  /// In iOS 8, users could collapse the row to a strip.
  package var prediction = Prediction.on
  /// Whether an iPad with a hardware keyboard shows the bar of keyboard shortcuts.
  package var shortcutBar = false
  /// Whether a field becomes first responder again when its screen returns, as in UIKit
  /// (stackoverflow 23075747; jianshu 0f23c9cf3fa2; firefox-ios 22196).
  package var restoresResponder = true
  /// The keyboard's frame in notifications while a hardware keyboard leaves only an accessory bar
  /// on the screen.
  ///
  /// It is the bar's frame, as in a log of an iPhone, or the whole keyboard's frame, mostly below
  /// the screen. The latter was seen on an iPad with iOS 9 (stackoverflow 31991873,
  /// ionic-plugin-keyboard 243).
  package var hardwareFrame = HardwareFrame.accessory

  /// Whether UIView.keyboardLayoutGuide follows the docked keyboard when it appears.
  ///
  /// In betas of iOS 27, the guide could stay at the bottom of the screen (manaflow-ai/cmux pull
  /// requests 9958 and 10810). One team reports this, so the default is the documented behavior.
  package var layoutGuide = LayoutGuide.follows
  /// The end frames in keyboard notifications that are posted after the keyboard has moved.
  ///
  /// In betas of iOS 27, these frames could be wrong (manaflow-ai/cmux pull requests 10518 and
  /// 10810). It is inferred that they were the frames from before the movement.
  package var didFrames = NotifiedFrame.current

  /// The area that a text field scrolls into view: its row, or the row with section header and
  /// footer.
  package enum FieldTarget: String, CaseIterable, Sendable { case row, section }
  /// The effect of a drag on the keyboard: UIScrollView.KeyboardDismissMode.
  package enum DismissMode: String, CaseIterable, Sendable { case none, onDrag, interactive }
  /// Whether didBeginEditing is called before keyboardWillShow (`observed`) or after
  /// (`documented`).
  package enum BeginOrder: String, CaseIterable, Sendable { case observed, documented }
  /// The order of two calls at the end of editing, named after the call that comes first.
  ///
  /// These are the delegate's didEndEditing and the notification keyboardWillHide.
  package enum EndOrder: String, CaseIterable, Sendable { case didEndFirst, willHideFirst }
  /// The moment when keyboardDidShow is posted: after the nominal duration, or at the end of the
  /// spring animation.
  package enum DidShowMoment: String, CaseIterable, Sendable { case nominal, spring }
  /// The area of a scroll view that counts as visible: its bounds inside the inset, or all bounds.
  package enum VisibleArea: String, CaseIterable, Sendable { case inset, bounds }
  /// The inset that a table view controller increases by the keyboard's height: contentInset, or
  /// only the adjusted inset.
  package enum ControllerInset: String, CaseIterable, Sendable { case content, adjusted }
  /// The keyboard's row of predictions: shown, off, or collapsed to a strip.
  package enum Prediction: String, CaseIterable, Sendable { case on, off, collapsed }
  /// The keyboard's frame in notifications while a hardware keyboard is attached.
  ///
  /// The frame is that of the accessory bar only, or that of the whole keyboard.
  package enum HardwareFrame: String, CaseIterable, Sendable { case accessory, full }
  package enum LayoutGuide: String, CaseIterable, Sendable { case follows, stays }
  package enum NotifiedFrame: String, CaseIterable, Sendable { case current, stale }

  /// Creates the default settings of a simulated phone with an iOS version.
  package init(ios: Int) {
    fieldScroll = ios >= 8
    reposts = ios <= 10
    controllerInset = ios <= 10 ? .content : .adjusted
  }
}
