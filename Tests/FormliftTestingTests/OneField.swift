import UIKit

/// A screen with one text field at the top of a scroll view, and code for the keyboard.
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

/// Makes room and takes it back.
final class GivingBack: OneField {
  override func keyboardMoves(to height: CGFloat) { scrollView.contentInset.bottom = height }
}

/// Makes room and never takes it back.
final class TakingForGood: OneField {
  override func keyboardMoves(to height: CGFloat) {
    scrollView.contentInset.bottom = max(scrollView.contentInset.bottom, height)
  }
}

/// Loops endlessly when the keyboard comes.
final class NeverComingBack: OneField {
  private var height: CGFloat = 0

  override func keyboardMoves(to height: CGFloat) {
    while self.height >= 0 { self.height = height }
  }
}

/// Crashes because it expects no keyboard.
final class CrashingWhenShown: OneField {
  override func keyboardMoves(to height: CGFloat) { precondition(height == 0) }
}

/// Recurses endlessly when the keyboard's height changes.
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

/// Ends the program with success.
final class EndingAll: OneField {
  override func keyboardMoves(to height: CGFloat) { exit(EXIT_SUCCESS) }
}
