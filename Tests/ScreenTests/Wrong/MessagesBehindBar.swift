import UIKit

/// A deliberately wrong chat: its bar follows the keyboard, but the messages end at the screen's
/// bottom.
final class MessagesBehindBar: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (list, bar, message) = (UITableView(), UIView(), UITextField())
    list.dataSource = self
    message.placeholder = "Message"
    for (part, place) in [(list, view), (bar, view), (message, bar)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      place?.addSubview(part)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      message.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      message.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      message.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
