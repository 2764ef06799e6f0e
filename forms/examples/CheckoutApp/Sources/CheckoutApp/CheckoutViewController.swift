import Combine
import UIKit

/// A row with a label and a text field.
final class FieldCell: UITableViewCell {
  @IBOutlet private(set) weak var label: UILabel!
  @IBOutlet private(set) weak var textField: UITextField!

  var isActive: Bool { textField.isFirstResponder }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let label = UILabel()
    let textField = UITextField()
    for view in [label, textField] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.widthAnchor.constraint(equalToConstant: 96),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      textField.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      textField.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      textField.topAnchor.constraint(equalTo: contentView.topAnchor),
      textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    self.label = label
    self.textField = textField
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// The checkout form, with address and card.
public final class CheckoutViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var payButton: UIBarButtonItem!
  /// A switch for the old behavior, while some users still have it.
  private var adjustsForKeyboard = true
  private let order = Order()
  private var keyboard: KeyboardAdjuster?
  private var cancellables = Set<AnyCancellable>()

  convenience init(adjustsForKeyboard: Bool) {
    self.init(nibName: nil, bundle: nil)
    self.adjustsForKeyboard = adjustsForKeyboard
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    addTable()
    let payButton = UIBarButtonItem(
      title: "Pay", style: .done, target: self, action: #selector(pay))
    navigationItem.rightBarButtonItem = payButton
    self.payButton = payButton
    order.isComplete
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.payButton.isEnabled = $0 }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
      .compactMap { $0.object as? UITextField }
      .sink { [weak self] in self?.textDidChange($0) }
      .store(in: &cancellables)
  }

  private func addTable() {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 52
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    view.addSubview(tableView)
    let bottom = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
    ])
    self.tableView = tableView
    guard adjustsForKeyboard else { return }
    keyboard = KeyboardAdjuster(tableView: tableView, bottom: bottom)
  }

  private func textDidChange(_ textField: UITextField) {
    guard let field = OrderField(rawValue: textField.tag) else { return }
    order.set(textField.text ?? "", for: field)
  }

  @objc private func pay() { view.endEditing(true) }
}

extension CheckoutViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    OrderField.allCases.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
    let field = OrderField.allCases[indexPath.row]
    cell.label.text = field.label
    cell.textField.tag = field.rawValue
    cell.textField.keyboardType = field.isNumber ? .numberPad : .default
    return cell
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { keyboard?.userDidScroll() }
}
