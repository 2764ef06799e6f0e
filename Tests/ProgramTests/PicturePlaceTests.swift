import Session
import Testing

@testable import Program

@Suite struct PicturePlaceTests {
  enum Kind: Equatable, Sendable {
    case below(rows: Int)
    case beside(columns: Int)
    case inline, off
  }

  /// A third of a terminal scrolls, ten rows at least; a picture takes twelve.
  ///
  /// Beside a picture stand 79 columns at least.
  @Test(
    arguments: [
      (.auto, 80, 23, .inline), (.auto, 80, 24, .below(rows: 14)),
      (.auto, 80, 35, .below(rows: 24)),
      (.auto, 119, 40, .below(rows: 27)), (.auto, 120, 24, .beside(columns: 40)),
      (.auto, 160, 50, .beside(columns: 80)), (.auto, 200, 60, .beside(columns: 109)),
      (.auto, 39, 40, .inline), (.pinned, 80, 23, .below(rows: 13)),
      (.pinned, 40, 22, .below(rows: 12)), (.pinned, 80, 21, .inline),
      (.pinned, 120, 12, .beside(columns: 40)), (.pinned, 120, 11, .inline),
      (.inline, 120, 40, .inline), (.off, 120, 40, .off),
    ] as [(Session.View, Int, Int, Kind)])
  func follows(wanted: Session.View, columns: Int, lines: Int, kind: Kind) {
    #expect(Self.kind(PicturePlace(wanted, columns: columns, lines: lines, canPin: true)) == kind)
  }

  @Test(
    arguments: [(.auto, .inline), (.pinned, .inline), (.inline, .inline), (.off, .off)]
      as [(Session.View, Kind)])
  func nothingIsPinnedOnAPlainTerminal(wanted: Session.View, kind: Kind) {
    #expect(Self.kind(PicturePlace(wanted, columns: 120, lines: 40, canPin: false)) == kind)
  }

  private static func kind(_ view: PicturePlace) -> Kind {
    switch view {
    case .pinned(let view) where view.pane.pictureColumn == nil: .below(rows: view.pictureRows)
    case .pinned(let view): .beside(columns: view.pictureColumns)
    case .inline: .inline
    case .off: .off
    }
  }
}
