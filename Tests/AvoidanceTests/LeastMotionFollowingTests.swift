import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of how least-motion reacts to other keyboards and other fields.
@Suite struct LeastMotionFollowingTests {
  @Test("Least-motion follows a change to another keyboard", arguments: [10, 12])
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

  @Test("Least-motion follows a keyboard that grows under the field")
  func followsAKeyboardThatGrowsUnderTheField() throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false, editing: 12)
    form.setKeyboard(height: 300)
    #expect(form.offset == 332)
    #expect(form.clearance(row: 12) == 8)
    form.setKeyboard(height: nil)
    #expect(form.offset == 332)
    form.end()
    #expect(form.offset == 0)
  }

  /// From iOS 11 on, no notification is posted for the next field.
  @Test("Least-motion follows the next field under an unchanged keyboard", arguments: [10, 11, 12])
  func followsNextUnderAnUnchangedKeyboard(ios: Int) throws {
    var form = try TwentyRows(.leastMotion, fieldScroll: false, ios: ios, editing: 12)
    form.begin(row: 13)
    #expect(form.offset == 329)
    #expect(form.clearance(row: 13) == 8)
    form.begin(row: 2)
    #expect(form.offset == 36)
    form.end()
    #expect(form.offset == 0)
  }

  /// The field's own scroll comes first and makes the row visible.
  ///
  /// The inset contains the margin below the row; above it there is no margin.
  @Test(
    "Least-motion keeps the offset of the next field's own scroll",
    arguments: [(13, 329), (2, 44)] as [(Int, CGFloat)])
  func nextAfterTheFieldsOwnScroll(row: Int, offset: CGFloat) throws {
    var form = try TwentyRows(.leastMotion, editing: 12)
    form.begin(row: row)
    #expect(form.offset == offset)
    form.end()
    #expect(form.offset == 0)
  }

  /// Thirty rows of 100 points on an iPhone 16 count as 44 points until they are on the screen.
  ///
  /// At offset 950, row 11 begins at 932 and row 12 at 1032, and the first point below the bar is
  /// 1053. Scrolling up to row 12 measures row 10, which is 56 points higher than estimated. So the
  /// content that was at 950 is at 1006 afterwards, and is restored there.
  @Test("Least-motion restores the content shown before rows were measured")
  func givesBackWhatWasThereBeforeRowsWereMeasured() throws {
    let phone = Phone(
      scene: Scene(device: try #require(Device.named("iphone-16")), chrome: Chrome()),
      rows: RowGeometry(
        heights: Array(repeating: 100, count: 30), sections: [SectionEdges(rows: 0..<30)],
        estimate: 44),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    var simulator = Simulator(phone, app: Engine(.leastMotion))
    simulator.phone.settings.fieldScroll = false
    simulator.phone.setContentOffset(950, by: .script)
    let place = simulator.phone.frameOnScreen(ofRow: 12)
    simulator.settle { $0.beginEditing(row: 12) }
    #expect(simulator.phone.frameOnScreen(ofRow: 12).minY == place.minY + 29)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.table.contentOffset.model.y == 1006)
    #expect(simulator.phone.frameOnScreen(ofRow: 12) == place)
  }

  /// In landscape, an iPhone 5s leaves 89 points between the bar, which ends at 32, and the
  /// keyboard at 121.
  ///
  /// With a header and a footer of 28 points, they are too few for a row of 44, so the row gets the
  /// 33 points between both.
  @Test("A row gets all the space between a floating header and footer")
  func aRowBetweenFloatsHasAllThatIsFree() throws {
    let section = SectionHeights(
      header: 28, rows: Array(repeating: 44, count: 8), footer: 28)
    let phone = Phone(
      scene: Scene(
        device: try #require(Device.named("iphone-5s")), orientation: .landscapeLeft,
        chrome: Chrome()),
      rows: RowGeometry(sections: [section, section]), style: .plain,
      fields: Array(repeating: FieldTraits(), count: 16))
    var simulator = Simulator(phone, app: Engine(.leastMotion))
    simulator.settle { $0.beginEditing(row: 9) }
    let frame = simulator.phone.frameOnScreen(ofRow: 9)
    #expect(frame.minY == 60)
    #expect(simulator.phone.table.adjustedContentInset.bottom == 199)
    #expect(simulator.phone.visibleShare(ofRow: 9) == 33.0 / 44)
  }

  /// The phone, header and footer are those of the test above, and the row is a text view of 44
  /// points.
  ///
  /// Its first line begins 8 points below its top, and its fourth ends 8 above its end. Each line
  /// is 20.287 points high. The footer above the margin of 8 leaves 25 points, and the first line
  /// needs 20.287. The fourth line, 7.713 lower, fits once the footer moves down into the margin.
  @Test("The floating footer goes below the caret while typing")
  func theFooterGoesBelowTheCaretThatIsTypedOn() throws {
    let section = SectionHeights(
      header: 28, rows: Array(repeating: 44, count: 4), footer: 28)
    var fields = Array(repeating: FieldTraits(), count: 8)
    fields[5] = FieldTraits(isTextView: true, leastLines: 3, mostLines: 8)
    let phone = Phone(
      scene: Scene(
        device: try #require(Device.named("iphone-5s")), orientation: .landscapeLeft,
        chrome: Chrome()),
      rows: RowGeometry(sections: [section, section]), style: .plain, fields: fields)
    var simulator = Simulator(phone, app: Engine(.leastMotion))
    simulator.settle { $0.beginEditing(row: 5) }
    let place = simulator.phone.frameOnScreen(ofRow: 5)
    #expect(shareOfCaret(inRow: 5, on: simulator.phone) == 1)
    simulator.settle { $0.setLineCount(4, ofRow: 5, isTyped: true) }
    #expect(simulator.phone.frameOnScreen(ofRow: 5) == place)
    #expect(shareOfCaret(inRow: 5, on: simulator.phone) == 1)
  }

  private func shareOfCaret(inRow row: Int, on phone: Phone) -> CGFloat? {
    phone.caretRect(ofRow: row).map { phone.visibleShare(of: $0, inRow: row) }
  }
}
