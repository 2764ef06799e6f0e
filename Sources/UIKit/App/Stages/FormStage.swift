import UIKitValues
import Simulation

/// The views for an existing form, whose layout the simulated phone computes.
///
/// Each field's view is created on first use.
@preconcurrency @MainActor final class FormStage: Stage {
  let controller = UIViewController()
  let table: UIScrollView
  private(set) var outerScrollViews: [UIScrollView] = []
  private var fields: [Int: UIView] = [:]
  private var rows: [ObjectIdentifier: Int] = [:]
  private var barField: UITextField?
  /// The delegate for each text field of the form, as if connected in a storyboard.
  weak var fieldDelegate: (any UITextFieldDelegate)?

  var scrollView: UIScrollView? { table }
  /// The view of the form's docked bar: nil, since the bar has no view except its text field.
  var bar: UIView? { nil }

  init(_ phone: Phone, in window: UIWindow) {
    table =
      phone.table.style.hasRows
      ? UITableView(frame: .zero, style: phone.table.style.uikit) : UIScrollView()
    table.contentInsetAdjustmentBehavior = .init(phone.table.insetAdjustment)
    table.part = TablePart(isBuilt: false)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = UIView()
    controller.view.part = RootPart()
    window.addSubview(controller.view)
    var innermost: UIView = controller.view
    for (index, container) in phone.containers.enumerated() {
      let view = container.scroll == nil ? UIView() : UIScrollView()
      view.part = ContainerPart(index: index)
      innermost.addSubview(view)
      if let outer = view as? UIScrollView { outerScrollViews.append(outer) }
      innermost = view
    }
    innermost.addSubview(table)
  }

  /// All text fields and text views of the form, in row order.
  var allFields: [UIView] { (0..<rowCount).compactMap { field(ofRow: $0) } }

  private var rowCount: Int { SimulatedApp.current?.phone.table.rows.rowCount ?? 0 }

  func field(of responder: Responder) -> UIResponder? {
    switch responder {
    case .row(let row): field(ofRow: row)
    case .bar:
      barField
        ?? {
          barField = UITextField()
          return barField
        }()
    case .cover: nil
    }
  }

  func responder(of field: UIResponder) -> Responder? {
    if field === barField { return .bar }
    return rows[ObjectIdentifier(field)].map { .row($0) }
  }

  private func field(ofRow row: Int) -> UIView? {
    if let field = fields[row] { return field }
    guard let traits = SimulatedApp.current?.phone.field(atRow: row), traits.control == nil else {
      return nil
    }
    let field: UIView & UITextInputTraits = traits.isTextView ? UITextView() : UITextField()
    field.keyboardType = UIKeyboardType(traits.keyboard)
    field.isSecureTextEntry = traits.isSecure
    field.tag = row
    (field as? UITextField)?.delegate = fieldDelegate
    fields[row] = field
    rows[ObjectIdentifier(field)] = row
    field.part = FieldPart(row: row)
    if let table = table as? UITableView {
      table.cell(ofRow: row).contentView.addSubview(field)
    } else {
      let line = UIView()
      line.part = CellPart(row: row)
      table.addSubview(line)
      line.addSubview(field)
    }
    return field
  }

  func makeCell(ofRow row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard SimulatedApp.current?.phone.field(atRow: row) != nil, fields[row] == nil else {
      return cell
    }
    if let table = table as? UITableView { table.keep(cell, ofRow: row) }
    _ = field(ofRow: row)
    return cell
  }

  /// Updates the simulated phone's dismiss mode and accessory heights, which app code can change.
  func update(_ app: SimulatedApp) {
    app.sceneIsUpToDate()
    var above: [UIView] = []
    for view in app.windows.overlays { view.addFieldsInside(to: &above) }
    for field in above { NoEffect.overlaying.note(field.textInput?.label ?? "\(type(of: field))") }
    app.phone.settings.dismissMode =
      table.keyboardDismissMode.phones ?? app.phone.settings.dismissMode
    let phone = app.phone
    var traits = phone.fields
    for (row, field) in fields where traits.indices.contains(row) {
      let height = field.inputAccessoryView?.frame.height ?? 0
      if height > 0 { traits[row]?.accessoryHeight = height }
    }
    guard traits != phone.fields else { return }
    app.phone.updateRows(
      phone.table.rows, fields: traits, origins: Array(0..<phone.table.rows.rowCount))
  }
}

extension TableStyle {
  fileprivate var uikit: UITableView.Style {
    switch self {
    case .plain, .collection, .stack: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// The simulated phone's name for this dismiss mode; nil for `none`, so the phone's mode stays.
  var phones: Settings.DismissMode? {
    switch self {
    case .none: nil
    case .onDrag, .onDragWithAccessory: .onDrag
    case .interactive, .interactiveWithAccessory: .interactive
    }
  }
}
