import Avoidance
import Foundation
import Simulation
import Testing

/// How least-motion follows other keyboards and other fields.
@Suite struct LeastMotionFollowingTests {
  @Test(arguments: [10, 12])
  func followsAnotherKeyboard(ios: Int) throws {
    var form = try TwentyRows(
      .leastMotion, fieldScroll: false, ios: ios, special: [12: FieldTraits(keyboard: .numberPad)])
    form.begin(row: 12)
    // 528 + 8 − 288
    #expect(form.offset == 248)
    #expect(form.inset == EdgeInsets(bottom: 224))
    form.begin(row: 13)
    // 572 + 8 − 251
    #expect(form.offset == 329)
    #expect(form.inset == EdgeInsets(bottom: 261))
    form.begin(row: 12)
    // In view where it is.
    #expect(form.offset == 329)
    #expect(form.inset == EdgeInsets(bottom: 224))
    form.end()
    #expect(form.offset == 0)
  }

  @Test func followsAKeyboardThatGrowsUnderTheField() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false)
    form.begin(row: 12)
    form.setKeyboard(height: 300)
    #expect(form.offset == 332)
    #expect(form.clearance(row: 12) == 8)
    form.setKeyboard(height: nil)
    #expect(form.offset == 332)
    form.end()
    #expect(form.offset == 0)
  }

  /// No notification comes from iOS 11 on.
  @Test(arguments: [10, 11, 12])
  func followsNextUnderAnUnchangedKeyboard(ios: Int) throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false, ios: ios)
    form.begin(row: 12)
    form.begin(row: 13)
    #expect(form.offset == 329)
    #expect(form.clearance(row: 13) == 8)
    form.begin(row: 2)
    #expect(form.offset == 36)
    form.end()
    #expect(form.offset == 0)
  }

  /// The field's own scroll comes first and leaves it in view: with the margin below, which the
  /// inset holds, but none above.
  @Test(arguments: [(13, 329), (2, 44)] as [(Int, CGFloat)])
  func nextAfterTheFieldsOwnScroll(row: Int, offset: CGFloat) throws {
    var form = try TwentyRows(.leastMotion)
    form.begin(row: 12)
    form.begin(row: row)
    #expect(form.offset == offset)
    form.end()
    #expect(form.offset == 0)
  }
}
