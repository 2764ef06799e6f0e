import Testing

@testable import Drawing
@testable import TerminalCells

/// Tests how pictures show switches and buttons.
@Suite struct ControlPictureTests {
  private static let form = """
    form: Join
    device: iphone-5s
    settings: {underBars: off}
    sections:
      - rows:
          - {field: name, label: Name}
          - {field: news, label: News, kind: switch}
          - {field: terms, label: Terms and conditions, kind: switch, value: 'on'}
          - {field: join, label: Join, kind: button}
    """

  /// Returns the words of the last three rows' lines, without the screen's edges.
  private func rows(_ characters: PictureCharacters) throws -> [[Substring]] {
    let lines = try Stage(Self.form).picture(characters: characters).text.split(separator: "\n")
    let rows = lines.filter { line in
      ["News", "Terms", "‹ J", "< J"].contains { line.contains($0) }
    }
    return rows.map { $0.dropFirst().prefix(30).split(separator: " ") }
  }

  @Test("Switches and buttons show their state and title")
  func controlRows() throws {
    let unicode = try rows(.unicode)
    #expect(
      unicode == [
        ["News", "off", "○━", "▁"], ["Terms", "and", "conditions", "on", "━●", "▁"],
        ["‹", "Join", "›"],
      ])
    let ascii = try rows(.ascii)
    #expect(
      ascii == [
        ["News", "off", "o=", "_"], ["Terms", "and", "conditions", "on", "=*", "_"],
        ["<", "Join", ">"],
      ])
  }

  /// A switch of 51 × 31 points is at the row's end; its knob is 27 wide, 2 from the switch's end.
  @Test("A switch is drawn in points at its own size")
  func inPoints() throws {
    let svg = try Stage(Self.form, "tap news").session
    let scenery = ScreenScene(svg)
    let shapes = RowLayers(scenery, row: 1).layers.filter { layer in
      if case .shape = layer.content { true } else { false }
    }
    #expect(shapes.map(\.frame.width) == [51, 27])
    #expect(shapes.map(\.frame.minX) == [253, 275])
    let off = RowLayers(ScreenScene(try Stage(Self.form).session), row: 1).layers.last
    #expect(off?.frame.minX == 255)
  }
}
