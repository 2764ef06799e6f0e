import UIKit

/// A correct screen for audits: a list above a bar with a text view.
///
/// The bar is constrained to the keyboard layout guide.
class CommentScreen: UIViewController, UITableViewDataSource {
  private let (tableView, bar, textView) = (UITableView(), UIView(), UITextView())

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    for view in [tableView, bar, textView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addSubview(textView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      textView.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Comment \(indexPath.row + 1)"
    return cell
  }
}
