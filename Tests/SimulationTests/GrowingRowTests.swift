import Foundation
import Testing

@testable import Simulation

/// Tests rows as high as their text: 20.287 points for each line, and 16 for the text view's
/// insets.
///
/// Heights are rounded to whole pixels: thirds of a point on an iPhone 16, halves on an iPhone 5s.
@Suite struct GrowingRowTests {
  private func phone(
    _ device: String = "iphone-5s", field: FieldTraits, fieldScroll: Bool = true
  ) throws -> Phone {
    var phone = try Phone.twenty(device, special: [3: field, 19: field])
    phone.settings.fieldScroll = fieldScroll
    return phone
  }

  private static let growing = FieldTraits(
    isTextView: true, leastLines: 1, mostLines: 6, fitsRow: true)

  /// The lines need 36.287, 56.574, 76.861 and 137.72 points; a row has at least 44 and at most six
  /// lines.
  @Test(
    "A row grows with its lines, from 44 points to six lines",
    arguments: [(1, 44), (2, 57), (3, 77), (6, 138), (7, 138)] as [(Int, CGFloat)])
  func heights(lines: Int, height: CGFloat) throws {
    var phone = try phone(field: Self.growing)
    phone.setLineCount(lines, ofRow: 3)
    #expect(phone.table.rect(forRow: 3) == CGRect(x: 0, y: 132, width: 320, height: height))
    #expect(phone.table.rect(forRow: 4).minY == 132 + height)
    #expect(phone.table.rect(forRow: 2).minY == 88)
    #expect(phone.table.contentSize.height == 880 - 44 + height)
    #expect(phone.table.rows.element(at: 132 + height) == .row(4))
  }

  @Test("On a screen of scale 3 a row's height is rounded to thirds of a point")
  func pixelRounding() throws {
    var phone = try phone("iphone-16", field: Self.growing)
    phone.setLineCount(2, ofRow: 3)
    // 56.574 is 170 thirds.
    #expect(abs(phone.table.rect(forRow: 3).height - 170.0 / 3) < 1e-9)
  }

  /// Two rows have grown from 44, one to 57 and one to 77.
  @Test("Several grown rows move the rows below them, and shrink back")
  func severalRows() throws {
    var phone = try phone(field: Self.growing)
    phone.setLineCount(3, ofRow: 19)
    phone.setLineCount(2, ofRow: 3)
    #expect(phone.table.contentSize.height == 926)
    #expect(phone.table.rect(forRow: 19) == CGRect(x: 0, y: 849, width: 320, height: 77))
    #expect(phone.table.rows.rows(from: 848, to: 850) == 18..<20)
    phone.setLineCount(1, ofRow: 3)
    phone.setLineCount(1, ofRow: 19)
    #expect(phone.table == (try self.phone(field: Self.growing)).table)
  }

  /// The text begins 8 points below the row's top; text that doesn't fit is scrolled to its last
  /// line.
  @Test(
    "The caret is in a text's last line",
    arguments: [(1, 140, 160.287), (2, 160.287, 180.574), (8, 241.4, 261.7)]
      as [(Int, CGFloat, CGFloat)])
  func caret(lines: Int, top: CGFloat, bottom: CGFloat) throws {
    var phone = try phone(field: Self.growing)
    phone.setLineCount(lines, ofRow: 3)
    let rect = try #require(phone.caretRect(ofRow: 3))
    #expect(abs(rect.minY - top) < 0.4)
    #expect(abs(rect.maxY - bottom) < 0.4)
    #expect(phone.caretRect(ofRow: 4) == nil)
  }

  /// In a row of fixed height, the text view scrolls until the caret is 8 points above its bottom.
  @Test("A row of fixed height keeps it, and its text view scrolls")
  func fixedHeight() throws {
    var phone = try phone(field: FieldTraits(isTextView: true, leastLines: 3, mostLines: 3))
    phone.setLineCount(5, ofRow: 3)
    #expect(phone.table.rect(forRow: 3).height == 44)
    #expect(phone.caretRect(ofRow: 3)?.maxY == 168)
  }

  /// If a row grows below the table's bounds, the text view scrolls the table to show its caret.
  ///
  /// The last row spans 836 to 913 with three lines; its caret's line ends at 905, the bounds at
  /// 504.
  @Test("Typing scrolls the table until the caret's line is visible")
  func typingScrolls() throws {
    var phone = try phone(field: Self.growing)
    phone.setContentOffset(376, by: .script)
    phone.settle { $0.beginEditing(row: 19) }
    phone.settle { $0.setLineCount(3, ofRow: 19, isTyped: true) }
    #expect(abs(phone.offset - (836 + 8 + 3 * 20.287109375 - 504)) < 1e-9)
    // Shrunk, the content ends at 880 again.
    phone.happen { $0.setLineCount(1, ofRow: 19, isTyped: false) }
    #expect(phone.offset == 376)
  }

  @Test("With the field's own scrolling off, typing leaves the offset")
  func withoutFieldScroll() throws {
    var phone = try phone(field: Self.growing, fieldScroll: false)
    phone.setContentOffset(376, by: .script)
    phone.begin(19)
    phone.clearEvents()
    phone.settle { $0.setLineCount(3, ofRow: 19, isTyped: true) }
    #expect(phone.offset == 376)
  }
}
