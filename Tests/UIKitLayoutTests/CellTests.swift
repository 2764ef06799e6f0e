import Testing
import UIKit

/// A cell with a label that fills it, as ported code declares it.
private final class LabelCell: UITableViewCell {
  let label = UILabel()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.pin(top: 4, left: 16, bottom: 4, right: 16)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct CellTests {
  @Test("A table creates cells of the registered class") func areMadeByTheirClass() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(LabelCell.self, forCellReuseIdentifier: "label")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "label") as? LabelCell)
    #expect(cell.reuseIdentifier == "label")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.label.frame == CGRect(x: 16, y: 4, width: 288, height: 52))
  }

  @Test("A view that outlives its superview has no superview") func outlivesSuperview() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
  }
}
