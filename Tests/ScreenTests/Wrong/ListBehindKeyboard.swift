import UIKit

/// A deliberately wrong screen: a filter field above a list that ends at the screen's bottom.
final class ListBehindKeyboard: UIViewController, UITableViewDataSource {
  private let filter = UITextField()
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    filter.placeholder = "Filter"
    tableView.dataSource = self
    for part in [filter, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      filter.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      filter.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      filter.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      tableView.topAnchor.constraint(equalTo: filter.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
