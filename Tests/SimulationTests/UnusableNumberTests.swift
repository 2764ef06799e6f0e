import Foundation
import Testing

@testable import Simulation

/// Tests that impossible numbers and row indices from an app's code don't change the phone.
@Suite struct UnusableNumberTests {
  private struct Change: CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout Phone, CGFloat) -> Void

    init(_ name: String, _ make: @escaping @Sendable (inout Phone, CGFloat) -> Void) {
      testDescription = name
      self.make = make
    }
  }

  private static let changes = [
    Change("offset") { $0.setContentOffset($1) },
    Change("animated offset") { $0.setContentOffset($1, animation: .scroll) },
    Change("inset") { $0.setContentInset(EdgeInsets(bottom: $1)) },
    Change("indicators") { $0.setContentInset(.zero, indicators: EdgeInsets(top: $1)) },
    Change("indicators alone") { $0.setScrollIndicatorInsets(EdgeInsets(left: $1)) },
    Change("table's frame") { $0.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: $1)) },
    Change("root view's frame") { $0.setRootFrame(CGRect(x: $1, y: 0, width: 320, height: 315)) },
    Change("margin") { $0.scrollToRow(12, at: .top, margin: $1, by: .strategy) },
    Change("timer") { $0.startTimer(delay: $1) },
  ]

  @Test(
    "Infinite, NaN and huge numbers are rejected", arguments: changes,
    [.nan, .infinity, -.infinity, 2e9, -1e300] as [CGFloat])
  private func areRefused(change: Change, number: CGFloat) throws {
    let before = try Phone.twenty()
    var phone = before
    change.make(&phone, number)
    #expect(phone.events.map(\.kind) == [.declined(.unusableNumber)])
    phone.clearEvents()
    #expect(phone == before)
  }

  @Test("A null frame is refused and leaves the phone unchanged")
  func nullFrames() throws {
    let before = try Phone.twenty()
    var phone = before
    phone.setTableFrame(.null)
    phone.setRootFrame(.null)
    phone.scrollRectToVisible(.null)
    phone.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
    #expect(phone.events.count == 2)
    phone.clearEvents()
    #expect(phone == before)
    _ = phone.convertToRoot(fromWindow: .null)
    _ = phone.convertToTable(fromWindow: .infinite)
  }

  /// If a duration can't be used, the animation is at its end at once.
  @Test(
    "An animation with an unusable duration ends at once",
    arguments: [.nan, .infinity, -1] as [TimeInterval])
  func durations(seconds: TimeInterval) throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(100, animation: Animation(duration: seconds))
    #expect(phone.isAtRest)
    #expect(phone.presented.contentOffset.y == 100)
  }

  @Test("A row that doesn't exist cannot be scrolled to", arguments: [-1, 20, 99, .max, .min])
  func noSuchRow(row: Int) throws {
    let before = try Phone.twenty()
    var phone = before
    #expect(phone.rect(forRow: row) == .zero)
    phone.scrollToRow(row, at: .middle)
    #expect(phone.events.map(\.kind) == [.declined(.noRow(row))])
    phone.clearEvents()
    #expect(phone == before)
    #expect(phone.rect(forRow: 19) == CGRect(x: 0, y: 836, width: 320, height: 44))
  }

  /// Nothing is visible in a frame without height or with a negative size.
  @Test("A table without height shows nothing", arguments: [0, -100] as [CGFloat])
  func noHeight(height: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: height))
    phone.settle { $0.beginEditing(row: 12) }
    phone.scrollToRow(3, at: .none)
    #expect(phone.visibleShare(ofRow: 3) == 0)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: -320, height: height))
    phone.scrollToRow(19, at: .bottom)
    phone.settle { $0.endEditing() }
  }

  @Test("A phone's description shows its device, its offset and its first responder")
  func description() throws {
    var phone = try Phone.twenty()
    #expect("\(phone)" == "iphone-5s with iOS 12, portrait, offset 0, no first responder")
    phone.begin(3)
    phone.setContentOffset(20.5)
    #expect("\(phone)" == "iphone-5s with iOS 12, portrait, offset 20.5, first responder 3")
  }
}
