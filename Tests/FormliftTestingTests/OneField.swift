import UIKit

/// A screen with one text field at the top of a scroll view, as code under test.
///
/// Subclasses override `keyboardMoves(to:)` to react to the keyboard, rightly or wrongly.
class OneField: UIViewController {
  let scrollView = UIScrollView()
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 200)
    scrollView.addSubview(UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34)))
    view.addSubview(scrollView)
    tokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      .map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let isShown = name == UIResponder.keyboardWillShowNotification
          self?.keyboardMoves(to: isShown ? frame?.height ?? 0 : 0)
        }
      }
  }

  func keyboardMoves(to height: CGFloat) {}
}

/// Code that sets a bottom inset of the keyboard's height, and removes it when the keyboard hides.
final class GivingBack: OneField {
  override func keyboardMoves(to height: CGFloat) { scrollView.contentInset.bottom = height }
}

/// Code that sets a bottom inset of the keyboard's height and never removes it.
final class TakingForGood: OneField {
  override func keyboardMoves(to height: CGFloat) {
    scrollView.contentInset.bottom = max(scrollView.contentInset.bottom, height)
  }
}

/// Code that loops endlessly when the keyboard appears.
final class NeverComingBack: OneField {
  private var height: CGFloat = 0

  override func keyboardMoves(to height: CGFloat) {
    while self.height >= 0 { self.height = height }
  }
}

/// Code that crashes when the keyboard appears.
final class CrashingWhenShown: OneField {
  override func keyboardMoves(to height: CGFloat) { precondition(height == 0) }
}

/// Code that recurses endlessly when the keyboard's height changes.
final class RecursingWhenTurned: OneField {
  private var first: CGFloat?

  override func keyboardMoves(to height: CGFloat) {
    guard height > 0 else { return }
    first = first ?? height
    if height != first { scrollView.contentInset.bottom = rest(of: height) }
  }

  private func rest(of height: CGFloat) -> CGFloat {
    height > 0 ? height - rest(of: height + 1) : 0
  }
}

/// Code that ends the whole program, with success, when the keyboard moves.
final class EndingAll: OneField {
  override func keyboardMoves(to height: CGFloat) { exit(EXIT_SUCCESS) }
}
