import Avoidance
import Foundation
import Simulation
import Testing

/// The form of `forms/twenty.yaml` on an iPhone 5s: a table at {{0, 64}, {320, 504}} with twenty
/// rows of 44 points and a keyboard whose top is at 315.
struct TwentyRows {
  var phone: Phone
  var engine: Engine

  init(_ strategy: Strategy, fieldScroll: Bool = true) throws {
    let device = try #require(Device.named("iphone-5s"))
    phone = Phone(
      scene: Scene(device: device, chrome: Chrome()),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
    phone.settings.fieldScroll = fieldScroll
    engine = Engine(strategy)
  }

  mutating func begin(row number: Int) {
    phone.beginEditing(row: number - 1, observer: &engine)
    phone.settle(&engine)
  }

  mutating func end() {
    phone.endEditing(observer: &engine)
    phone.settle(&engine)
  }

  var offset: CGFloat { phone.table.contentOffset.model.y }
}
