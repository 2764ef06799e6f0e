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

  /// Each case: the setting, the terminal's columns and lines, and where the phone is shown.
  ///
  /// A third of a terminal, but at least ten lines, is left to scroll; a picture needs twelve. In
  /// 24 lines the phone has 13 and its frame two, with 44 points to a line, and nine scroll.
  /// Figures beside it need 20 lines, and two lines a row need 28. A phone beside the conversation
  /// leaves it 79 columns at least.
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

  /// Each case: the phone's height, the terminal's lines, and the lines that the phone gets.
  ///
  /// 852 points have two lines for a row of 44 from 39 lines on, 480 from 22 and 1,024 from 47; the
  /// frame needs two more. Lines that a phone with one line a row doesn't need are the
  /// conversation's.
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
