import UIKit

/// A conversation with its text field in a bar that is the controller's input accessory view.
class ChatScreen: UITableViewController {
  private let bar = ChatBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.keyboardDismissMode = .interactive
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = "Message \(indexPath.row + 1)"
    return cell
  }
}

/// A bar with a text field.
class ChatBar: UIView {
  private let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    field.placeholder = "Message"
    field.frame = bounds.insetBy(dx: 16, dy: 5)
    field.autoresizingMask = [.flexibleWidth]
    addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
