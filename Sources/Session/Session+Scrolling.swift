import Foundation
import Simulation

extension Session {
  /// Scrolls from outside, at once.
  mutating func scroll(_ scroll: Command.Scroll) throws(CommandError) {
    let offset = phone.table.contentOffset.model.y
    switch scroll {
    case .to(let y): phone.setContentOffset(y, by: .script)
    case .by(let distance): phone.setContentOffset(offset + distance, by: .script)
    case .row(let field, let position):
      phone.scrollToRow(try row(ofRowNamed: field), at: position, by: .script)
    case .rect(let rect): phone.scrollRectToVisible(rect, by: .script)
    case .top: phone.setContentOffset(phone.table.minimumOffset, by: .script)
    case .bottom: phone.setContentOffset(phone.table.maximumOffset, by: .script)
    }
    if phone.table.contentOffset.model.y != offset { engine.willScroll(on: &phone) }
  }

  /// Returns the row that a name means, whether or not it has a field.
  private func row(ofRowNamed name: String) throws(CommandError) -> Int {
    if case .notAField(let row) = form.find(name) { return row }
    return try row(ofField: name)
  }
}
