import UIKit

/// Code that sets a given table's bottom inset to the keyboard's height.
///
/// It removes the inset when the keyboard hides, unless `isKept` is true.
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

/// A plain view controller with a table of twenty fields, whose inset it sets for the keyboard.
final class PlainTable: UIViewController, UITableViewDataSource {
  private let table = UITableView()
  private let countsSafeAreaTwice: Bool
  private var token: (any NSObjectProtocol)?

  init(countsSafeAreaTwice: Bool = false) {
    self.countsSafeAreaTwice = countsSafeAreaTwice
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 44
    table.dataSource = self
    view.addSubview(table)
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in self?.keyboardMoves(notification) }
  }

  private func keyboardMoves(_ notification: Notification) {
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    let overlap = max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
    let safeArea = countsSafeAreaTwice ? 0 : min(overlap, view.safeAreaInsets.bottom)
    table.contentInset.bottom = overlap - safeArea
    table.verticalScrollIndicatorInsets.bottom = overlap - safeArea
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 0, width: 280, height: 44)))
    return cell
  }
}
