import UIKit

/// A deliberately wrong form: a task starts to listen after the keyboard has appeared again.
final class LateSequence: ScrollingForm {
  private var task: Task<Void, Never>?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task { [weak self] in
      let name = UIResponder.keyboardWillChangeFrameNotification
      for await notification in NotificationCenter.default.notifications(named: name) {
        self?.makeRoom(notification)
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }

  private func makeRoom(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    let overlap = view.bounds.maxY - view.convert(frame, from: nil).minY
    let room = max(0, overlap - view.safeAreaInsets.bottom)
    scrollView.contentInset.bottom = room  // wrong
    scrollView.verticalScrollIndicatorInsets.bottom = room
  }
}
