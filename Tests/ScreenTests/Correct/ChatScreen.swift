import UIKit

/// A correct screen for audits: a conversation, with the text field in an input accessory view.
class ChatScreen: LabeledList {
  private let bar = ChatBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  override var word: String { "Message" }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

/// The chat's bar with a text field.
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
