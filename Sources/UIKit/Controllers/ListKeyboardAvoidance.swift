import UIKitValues
import Simulation

/// UIKit's own keyboard avoidance, for the table or collection view of a view controller.
///
/// UITableViewController and, since iOS 9, UICollectionViewController have it. In UIKit, it is the
/// private class UIAutoRespondingScrollViewControllerKeyboardSupport
/// (github.com/michaeltyson/TPKeyboardAvoiding/issues/188).
@MainActor final class ListKeyboardAvoidance {
  /// A closure that returns the table or collection view; nil before ``begin(in:)`` was called.
  private var list: (() -> UIScrollView?)?

  /// Starts to inset the scroll view that `list` returns for the keyboard; later calls do nothing.
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

  /// Adapts the list's bottom inset to the new frame of a bar docked at the screen's bottom.
  ///
  /// Call it when a rotation starts. Without a keyboard, no notification says that the bar moves.
  func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let app = SimulatedApp.current, self?.list?()?.part is any TablePlaceholderPart,
        app.phone.scene.bar != nil, !app.phone.isKeyboardUp
      else { return }
      app.phone.setKeyboardInset(app.phone.heightOfTable(under: app.phone.keyboard.frame.model))
    })
  }

  /// Insets the list's bottom for a keyboard that is up already when the list comes on the screen.
  func catchUp(with app: SimulatedApp) {
    guard app.phone.isKeyboardUp, list?()?.part is any TablePlaceholderPart else { return }
    app.phone.setKeyboardInset(app.phone.heightOfTable(under: app.phone.keyboard.frame.model))
  }

  /// Insets the list's bottom for a keyboard that shows or hides; before iOS 8, also scrolls to the
  /// active row.
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
  /// Returns the height in points of the table's part that a keyboard covers.
  ///
  /// The keyboard's frame is in the coordinates of keyboard notifications.
  fileprivate func heightOfTable(under frame: CGRect) -> CGFloat {
    convertToTable(fromWindow: scene.windowRect(fromAnnounced: frame)).part(in: tableBounds)?
      .height ?? 0
  }
}
