import Testing

@testable import Drawing

/// Tests pictures so narrow that the figures are below the phone instead of beside it.
@Suite struct FiguresBelowTests {
  private func page(lines: Int) throws -> String {
    let page = try Stage(commands: "focus zip").picture(columns: 40, lines: lines).page
    return page.canvas.text(style: page.style)
  }

  /// The phone needs 28 of 40 lines, so 12 are left for the figures.
  @Test("On a narrow terminal the figures are below the phone")
  func figuresStandBelowThePhone() throws {
    let below = try page(lines: 40).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(27)
    #expect(
      below.prefix(13).joined(separator: "\n") == """
        ╰──────────────────────────────╯
        least-motion
        iphone-5s portrait
        active    zip, row 9 of 12
        on screen 300 to 344
        clearance 8
        in view   100 %
        offset    163.5
        range     -64 to 333
        inset     bottom 224
        adjusted  top 64, bottom 224
        table     {{0, 0}, {320, 568}}
        keyboard  {{0, 352}, {320, 216}}
        """)
  }

  /// If the phone would use all lines, it becomes smaller, down to one line per row.
  ///
  /// Its 22 lines are 15 for the screen (568 / 44) with its frame, and seven about the active row.
  @Test("The phone shrinks to make room for the figures below it")
  func phoneShrinks() throws {
    #expect(try page(lines: 34).contains("in view   100 %"))
    #expect(
      try page(lines: 22).hasSuffix(
        """
        ╰──────────────────────────────╯
        least-motion
        iphone-5s portrait
        active    zip, row 9 of 12
        on screen 300 to 344
        clearance 8
        in view   100 %
        offset    163.5

        """))
    #expect(try !page(lines: 21).contains("least-motion"))
  }
}
