import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of IQKeyboardManager's source of 2026 (IQKeyboardManager+Position.swift) that aren't in
/// tables.
@Suite struct IQKeyboardManagerTests {
  /// The indicators' inset is smaller than the table's by the distance and the safe area: 253 of
  /// 263.
  ///
  /// For a keyboard of 336 points over a safe area of 34, it is 336 − 34.
  @Test(
    "Strategy iq-keyboard-manager ends the scroll indicators at the keyboard",
    arguments: [("iphone-5s", 263, 253), ("iphone-16", 346, 302)] as [(String, CGFloat, CGFloat)])
  func theIndicatorsEndAtTheKeyboard(device: String, inset: CGFloat, indicators: CGFloat) throws {
    var form = try TwentyRows(.iqKeyboardManager, device: .named(device), editing: 12)
    #expect(form.inset.bottom == inset)
    #expect(form.phone.table.scrollIndicatorInsets.bottom == indicators)
    form.end()
    #expect(form.phone.table.scrollIndicatorInsets == .zero)
  }

  /// Two sections have eight rows of 44 points below headers of 28, so the ninth row begins at 408.
  ///
  /// The library treats a table's previous row specially only for scroll views inside a table. In
  /// the table itself, a row moves down only if it begins above the navigation bar, and then just
  /// to it.
  @Test(
    "Strategy iq-keyboard-manager moves no row that begins below the navigation bar",
    arguments: [(380, 380), (400, 400), (408, 408), (420, 408)] as [(CGFloat, CGFloat)])
  func aRowInViewStays(from: CGFloat, to: CGFloat) throws {
    let section = SectionHeights(header: 28, rows: Array(repeating: 44, count: 8))
    var phone = Phone(
      scene: Scene(
        device: try #require(Device.named("iphone-5s")), chrome: Chrome(), options: .opaqueBars),
      rows: RowGeometry(sections: [section, section]), style: .plain,
      fields: Array(repeating: FieldTraits(), count: 16))
    phone.settings.fieldScroll = false
    var simulator = Simulator(phone, app: Engine(.iqKeyboardManager))
    simulator.settle { $0.beginEditing(row: 12) }
    simulator.phone.setContentOffset(from, by: .script)
    simulator.settle { $0.beginEditing(row: 8) }
    #expect(simulator.phone.table.contentOffset.model.y == to)
  }
}
