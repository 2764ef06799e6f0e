import Foundation
import Simulation

extension Session {
  /// Scrolls from outside, at once or as `animated: true` does.
  mutating func scroll(_ scroll: Command.Scroll) throws(CommandError) {
    let offset = phone.table.contentOffset.model.y
    try move(scroll, animation: nil)
    guard phone.table.contentOffset.model.y != offset else { return }
    simulator.app.willScroll(on: &simulator.phone)
  }

  private mutating func move(
    _ scroll: Command.Scroll, animation: Animation?
  ) throws(CommandError) {
    let table = phone.table
    switch scroll {
    case .animated(let scroll): try move(scroll, animation: .scroll)
    case .to(let y): phone.setContentOffset(y, by: .script, animation: animation)
    case .by(let distance):
      phone.setContentOffset(
        table.contentOffset.model.y + distance, by: .script, animation: animation)
    case .row(let field, let position):
      let row = try row(ofRowNamed: field)
      phone.scrollToRow(row, at: position, by: .script, animation: animation)
    case .rect(let rect): phone.scrollRectToVisible(rect, by: .script, animation: animation)
    case .top: phone.setContentOffset(table.minimumOffset, by: .script, animation: animation)
    case .bottom: phone.setContentOffset(table.maximumOffset, by: .script, animation: animation)
    }
  }

  /// Returns the table's row that a name means, whether or not it has a field.
  private func row(ofRowNamed name: String) throws(CommandError) -> Int {
    if case .notAField(let row) = form.find(name) { return row }
    let row = try row(ofField: name)
    guard row != form.barRow else {
      throw CommandError(.nothingTo("scroll to: \(self.name(ofRow: row)) is in no row"))
    }
    return row
  }
}
