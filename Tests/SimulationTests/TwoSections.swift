import Foundation
import Testing

@testable import Simulation

/// Makes tables with two equal sections in a view 132 points high.
enum TwoSections {
  /// Returns a table of two sections like `section`, scrolled to `offset`, without a phone.
  static func table(
    _ section: SectionHeights, _ style: TableStyle, offset: CGFloat
  ) -> TableView {
    var table = TableView(
      rows: RowGeometry(sections: [section, section]), style: style,
      frame: CGRect(x: 0, y: 0, width: 320, height: 132))
    table.contentOffset = AnimatedValue(CGPoint(x: 0, y: offset))
    return table
  }

  /// Returns a phone with a table of two sections like `section`, and a field in each of ten rows.
  static func phone(
    _ section: SectionHeights, _ style: TableStyle, offset: CGFloat
  ) throws -> Phone {
    var phone = Phone(
      scene: Scene(device: try #require(Device.named("iphone-5s")), chrome: Chrome()),
      rows: RowGeometry(sections: [section, section]), style: style,
      fields: Array(repeating: FieldTraits(), count: 10),
      frame: CGRect(x: 0, y: 64, width: 320, height: 132))
    phone.setContentOffset(offset, by: .script)
    return phone
  }
}
