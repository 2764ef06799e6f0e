import Foundation
import Testing

@testable import Simulation

@Suite struct GeometryPartsTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "Two rectangles share their overlap, even if it is only an edge",
    arguments: [
      (CGRect(x: 5, y: 6, width: 10, height: 10), CGRect(x: 5, y: 6, width: 5, height: 4)),
      (CGRect(x: 2, y: 2, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)),
      (CGRect(x: 10, y: 0, width: 5, height: 10), CGRect(x: 10, y: 0, width: 0, height: 10)),
      (CGRect(x: 11, y: 0, width: 5, height: 10), nil),
      (CGRect.null, nil),
      (CGRect.infinite, square),
      (CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), nil),
      (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), nil),
    ])
  func intersection(_ other: CGRect, _ part: CGRect?) {
    #expect(Self.square.part(in: other) == part)
    #expect(other.part(in: Self.square) == part)
  }

  @Test(
    "A rectangle inset by more than its size shrinks to its middle",
    arguments: [
      (2.0, CGRect(x: 2, y: 0, width: 6, height: 10)),
      (5.0, CGRect(x: 5, y: 0, width: 0, height: 10)),
      (16.0, CGRect(x: 5, y: 0, width: 0, height: 10)),
    ])
  func insetPastTheMiddle(_ dx: CGFloat, _ rest: CGRect) {
    #expect(Self.square.without(dx: dx, dy: 0) == rest)
  }

  /// A field 10 points wide is narrower than its layout margins of 32, so nothing of it can be
  /// touched.
  @Test(
    "A field without width cannot be touched, in whatever direction it is turned", arguments: 0...3)
  func rotatedFieldWithoutWidth(_ turns: Int) throws {
    let view = Container(
      frame: CGRect(x: 0, y: 0, width: 10, height: 43), quarterTurns: turns)
    var phone = try Phone.twenty(containers: [view])
    #expect(phone.touchPoint(ofFieldAtRow: 0) == nil)
    phone.begin(0)
    #expect(phone.visibleShare(ofRow: 0).isFinite)
  }
}
