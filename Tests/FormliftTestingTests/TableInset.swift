import UIKit

/// Sets another object's table inset to the keyboard's height, and takes it back unless told to
/// keep it.
@MainActor final class TableInset {
  private var tokens: [any NSObjectProtocol] = []

  init(_ table: UITableView, isKept: Bool = false) {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak table] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        table?.contentInset.bottom = frame?.height ?? 0
      })
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { [weak table] _ in
        if !isKept { table?.contentInset.bottom = 0 }
      })
  }
}
