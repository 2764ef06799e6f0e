import UIKitValues
import Simulation

/// Makes room for the keyboard in the table or collection of a list's controller.
///
/// UITableViewController and, since iOS 9, UICollectionViewController share it (the private
/// UIAutoRespondingScrollViewControllerKeyboardSupport of both classes;
/// github.com/michaeltyson/TPKeyboardAvoiding/issues/188).
@MainActor final class ListKeyboardAvoidance {
  /// Returns the list, once the avoidance has begun.
  private var list: (() -> UIScrollView?)?

  /// Begins to make room for the keyboard in a table or collection view; further calls do nothing.
  func begin(in list: @escaping @MainActor () -> UIScrollView?) {
    guard self.list == nil else { return }
    self.list = list
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in
        self?.keyboardChanges($0, isShown: name != UIResponder.keyboardWillHideNotification)
      }
    }
  }

  /// Makes room for a docked bar in its new place after a rotation.
  ///
  /// Without a keyboard, no notification is posted.
  func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let app = SimulatedApp.current, self?.list?()?.part is any TablePlaceholderPart,
        app.phone.scene.bar != nil, !app.phone.isKeyboardUp
      else { return }
      app.phone.setKeyboardInset(app.phone.heightOfTable(under: app.phone.keyboard.frame.model))
    })
  }

  /// UIKit's part of the content inset equals the list's overlap with the keyboard.
  private func keyboardChanges(_ notification: Notification, isShown: Bool) {
    guard let app = SimulatedApp.current, list?()?.part is any TablePlaceholderPart,
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? Double,
      let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    else { return }
    let scene = app.phone.scene
    let animation = Animation(
      duration: duration, curve: Curve(rawValue: curve) ?? .easeInOut,
      beginsFromCurrentState: true)
    // A docked bar stays when the keyboard hides.
    let height = isShown || scene.bar != nil ? app.phone.heightOfTable(under: frame) : 0
    app.phone.setKeyboardInset(height, animation: animation)
    // Since iOS 8 the text field scrolls itself into view.
    if isShown, scene.ios < 8, let row = app.phone.firstResponder {
      app.phone.noting(.controller) {
        $0.scrollToRow(row, at: .none, by: .uikit, animation: animation)
      }
    }
  }
}

extension Phone {
  /// Returns the height of the table that a keyboard covers with an announced frame.
  fileprivate func heightOfTable(under frame: CGRect) -> CGFloat {
    convertToTable(fromWindow: scene.windowRect(fromAnnounced: frame)).part(in: tableBounds)?
      .height ?? 0
  }
}
