import Testing

@testable import Drawing

/// Tests that rows hidden by their conditions are in no picture.
@Suite struct HiddenRowTests {
  private static let form = """
    form: F
    device: iphone-5s
    settings: {underBars: off}
    sections:
      - rows:
          - {field: first}
          - {field: second, showIf: {field: first, filled: true}}
          - {text: Then, showIf: {field: first, filled: true}}
          - {field: last}
    """

  /// Two rows of 44 points are visible; a line of the map is 44 points, and the second row's middle
  /// is at 66.
  @Test("The map names only the visible rows")
  func mapNames() throws {
    let map = try Stage(Self.form).picture().map
    #expect(map.contains("first") && map.contains("last"))
    #expect(!map.contains("second") && !map.contains("Then") && !map.contains("…"))
    let whole = try Stage(Self.form, "set first x").picture(lines: 60).map
    #expect(whole.contains("second"))
  }

  @Test("A hidden row has no separator")
  func separators() throws {
    let rows = try ScreenScene(Stage(Self.form).session).separators.map(\.row)
    #expect(rows == [0])
    let all = try ScreenScene(Stage(Self.form, "set first x").session).separators.map(\.row)
    #expect(all == [0, 1, 2])
  }
}
