import Foundation
import Simulation
import Testing

/// Tests a docked bar with a text view of one to five lines, on an iPhone 16.
///
/// The bar of 44 points is at 852 − 34 − 44 at rest, above the keyboard of 336 at 472.
@Suite struct GrowingBarTests {
  private static func phone() throws -> Phone {
    let field = FieldTraits(isTextView: true, leastLines: 1, mostLines: 5)
    return try Phone.twenty("iphone-16", bar: DockedBar(height: 44, field: field))
  }

  /// Each further line adds 20.287 points, rounded to thirds of a point.
  @Test(
    "A docked bar grows with its text, up to five lines",
    arguments: [(0, 0), (1, 0), (2, 61), (3, 122), (5, 244), (9, 244)] as [(Int, Int)])
  func height(lines: Int, thirds: Int) throws {
    var phone = try Self.phone()
    phone.settle { $0.setBarLineCount(lines) }
    let height = try #require(phone.barFrame).height
    #expect(abs(height - 44 - CGFloat(thirds) / 3) < 1e-9)
    #expect(abs(phone.keyboard.frame.model.maxY - 852) < 1e-9)
    #expect(phone.table.frame == (try Self.phone()).table.frame)
  }

  /// Like an accessory that grows, the bar grows at once, so notifications have a duration of 0.
  @Test("A docked bar that grows above the keyboard posts notifications of duration 0")
  func growsWithKeyboardUp() throws {
    var phone = try Self.phone()
    phone.settle { $0.beginEditing(.bar) }
    _ = phone.takeLines()
    phone.settle { $0.setBarLineCount(2) }
    #expect(
      phone.takeLines() == [
        "0.5 keyboardWillChangeFrame 472→451.6667 0 7", "0.5 keyboardWillShow 472→451.6667 0 7",
        "0.5 keyboardDidChangeFrame 472→451.6667 0 7", "0.5 keyboardDidShow 472→451.6667 0 7",
      ])
    phone.settle { $0.endEditing() }
    #expect(abs(phone.keyboard.frame.model.minY + 61.0 / 3 - 774) < 1e-9)
    phone.settle { $0.setBarLineCount(1) }
    #expect(phone.keyboard.frame == (try Self.phone()).keyboard.frame)
  }

  @Test("A docked bar's text wraps between the margins")
  func textWidth() throws {
    #expect(try Self.phone().barTextWidth == 393 - 12 - 10)
    #expect(try Phone.twenty(bar: DockedBar(height: 44)).barTextWidth == nil)
  }
}
