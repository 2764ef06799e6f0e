import UIKit

/// A table view cell with a text field, in a frame that subclasses may override.
class FieldCell: UITableViewCell {
  class var fieldFrame: CGRect { CGRect(x: 16, y: 0, width: 200, height: 44) }

  let field: UITextField

  required init(style: CellStyle, reuseIdentifier: String?) {
    field = UITextField(frame: Self.fieldFrame)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
