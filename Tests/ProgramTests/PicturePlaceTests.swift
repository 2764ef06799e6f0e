import Session
import Testing

@testable import Program

@Suite struct PicturePlaceTests {
  enum Kind: Equatable, Sendable {
    case pinned(rows: Int)
    case inline, off
  }

  /// The lower third of a terminal scrolls, ten rows at least; a picture takes twelve.
  @Test(
    arguments: [
      (.auto, 80, 24, .inline), (.auto, 80, 34, .inline), (.auto, 80, 35, .pinned(rows: 24)),
      (.auto, 120, 40, .pinned(rows: 27)), (.auto, 200, 60, .pinned(rows: 40)),
      (.auto, 39, 40, .inline), (.pinned, 80, 24, .pinned(rows: 14)),
      (.pinned, 40, 22, .pinned(rows: 12)), (.pinned, 80, 21, .inline),
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
    case .pinned(let view): .pinned(rows: view.rows)
    case .inline: .inline
    case .off: .off
    }
  }
}
