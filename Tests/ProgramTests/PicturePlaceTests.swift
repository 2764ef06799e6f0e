import Foundation
import Session
import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

@Suite struct PicturePlaceTests {
  enum Kind: Equatable, Sendable {
    case below(rows: Int)
    case beside(columns: Int)
    case inline, off
  }

  /// A third of a terminal scrolls, ten rows at least; a picture takes twelve.
  ///
  /// In 24 rows the phone's rows of 44 points have a line each, of 13 and two of the frame, so that nine
  /// scroll; the figures beside it need 20; 28 are what two lines a row take.
  ///
  /// Beside a picture stand 79 columns at least.
  @Test(
    "The terminal's size decides where the phone is shown",
    arguments: [
      (.auto, 80, 23, .inline), (.auto, 80, 24, .below(rows: 15)),
      (.auto, 80, 35, .below(rows: 20)),
      (.auto, 119, 40, .below(rows: 28)), (.auto, 120, 24, .beside(columns: 40)),
      (.auto, 160, 50, .beside(columns: 80)), (.auto, 200, 60, .beside(columns: 109)),
      (.auto, 39, 40, .inline), (.pinned, 80, 23, .below(rows: 13)),
      (.pinned, 40, 22, .below(rows: 12)), (.pinned, 80, 21, .inline),
      (.pinned, 120, 12, .beside(columns: 40)), (.pinned, 120, 11, .inline),
      (.inline, 120, 40, .inline), (.off, 120, 40, .off),
    ] as [(PhoneView, Int, Int, Kind)])
  func follows(wanted: PhoneView, columns: Int, lines: Int, kind: Kind) {
    #expect(Self.kind(wanted, columns, lines, CGSize(width: 320, height: 568)) == kind)
  }

  /// 852 points have two lines a row of 44 from 39 lines on, 480 from 22 and 1,024 from 47 on, and the
  /// frame takes two more; what a phone with a line a row needs no line of goes to the conversation.
  @Test(
    "All rows of the phone have the same number of lines",
    arguments: [
      (852, 45, 21), (852, 50, 21), (852, 51, 41), (852, 54, 41), (852, 61, 41), (852, 70, 41),
      (480, 30, 20), (480, 34, 24), (480, 40, 24), (1024, 36, 25), (1024, 60, 49),
    ] as [(CGFloat, Int, Int)])
  func rowsAreEven(height: CGFloat, lines: Int, rows: Int) {
    let screen = CGSize(width: 375, height: height)
    #expect(Self.kind(.auto, 100, lines, screen) == .below(rows: rows))
  }

  @Test(
    "Nothing is pinned on a plain terminal",
    arguments: [(.auto, .inline), (.pinned, .inline), (.inline, .inline), (.off, .off)]
      as [(PhoneView, Kind)])
  func nothingIsPinnedOnAPlainTerminal(wanted: PhoneView, kind: Kind) {
    #expect(Self.kind(wanted, 120, 40, CGSize(width: 320, height: 568), canPin: false) == kind)
  }

  private static func kind(
    _ wanted: PhoneView, _ columns: Int, _ lines: Int, _ screen: CGSize, canPin: Bool = true
  ) -> Kind {
    let place = PicturePlace(
      wanted, columns: columns, lines: lines, screen: screen, canPin: canPin)
    return switch place {
    case .pinned(let view) where view.pane.pictureColumn == nil: .below(rows: view.pictureRows)
    case .pinned(let view): .beside(columns: view.pictureColumns)
    case .inline: .inline
    case .off: .off
    }
  }
}
