import Avoidance
import Foundation
import Simulation
import Testing

/// What IQKeyboardManager's source of 2026 (IQKeyboardManager+Position.swift) does beside its tables.
@Suite struct IQKeyboardManagerTests {
  /// The indicators' inset is less by the distance, and by the root view's safe area that the keyboard
  /// was raised by: 253 of 263, and of a keyboard of 336 over a safe area of 34, 336 − 34.
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

  /// Two sections of eight rows of 44 below headers of 28: the ninth row begins at 408.
  ///
  /// The library's care for a table's previous row is for scroll views inside a table; in the table
  /// itself a row goes down only if it begins above the navigation bar, and then just to it.
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
