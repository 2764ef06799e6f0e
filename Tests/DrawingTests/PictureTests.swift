import Foundation
import Testing

@testable import Drawing

/// Tests pictures of twenty rows of 44 points on an iphone-5s: 568 points are 13 lines of 44.
@Suite struct PictureTests {
  private static let twenty =
    """
    form: Twenty
    device: iphone-5s
    settings: {underBars: off}
    sections:
      - rows:

    """ + (1...20).map { "      - {field: f\($0), label: Field \($0)}\n" }.joined()

  /// The active row, at 263 … 307, has its middle in line 6; the keyboard, from 315 on, begins in
  /// line 7.
  ///
  /// The map shows 880 points of content in 20 lines; 285 … 536 is in view.
  @Test("A picture of 80 by 22 shows phone, panel and map")
  func eightyByTwentyTwo() throws {
    let stage = try Stage(Self.twenty, "setting fieldScroll off", "focus f12")
    #expect(
      stage.picture().text == """
        ╭──────────────────────────────╮                                     ┬
        ├─────────── Twenty ───────────┤  least-motion                       │
        │  Field 7 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│  iphone-5s portrait                 │
        │  Field 8 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│                                     │
        │  Field 9 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│  active    f12, row 12 of 20        │
        │  Field 10 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│  on screen 263 to 307               │
        │  Field 11 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│  clearance 8                        │ ██
        │▌ Field 12 ▏ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│  in view   100 %                    │ ██
        ├──────────────────────────────┤                                     │ ██
        │    I     │  The    │  I’m    │  offset    285                      │ ██
        │ q  w  e  r  t  y  u  i  o  p │  range     0 to 637                 │ ██
        │   a  s  d  f  g  h  j  k  l  │  inset     bottom 261               │ ██ ◀ f12
        │  ⇧   z  x  c  v  b  n  m  ⌫  │  adjusted  bottom 261               │ ▒▒
        │  123        space     return │  table     {{0, 64}, {320, 504}}    │ ▒▒
        ╰──────────────────────────────╯  keyboard  {{0, 315}, {320, 253}}   │ ▒▒
                                                    default                  │ ▒▒
                                          screen    320 × 568                │ ▒▒
                                                                             │ ▒▒
                                          ██ in view   ◀ active row          │
                                          ▒▒ under the keyboard              ┴

        """)
  }

  @Test("An ASCII picture shows a row under the keyboard")
  func ascii() throws {
    let stage = try Stage(Self.twenty, "strategy none", "focus f12")
    #expect(
      stage.picture(characters: .ascii).text == """
        .------------------------------.                                     +
        +----------- Twenty -----------+  none                               | ##
        |  Field 1 ____________________|  iphone-5s portrait                 | ##
        |  Field 2 ____________________|                                     | ##
        |  Field 3 ____________________|  active    f12, row 12 of 20        | ##
        |  Field 4 ____________________|  on screen 524 to 568               | ##
        |  Field 5 ____________________|  clearance -253                     | ::
        |  Field 6 ____________________|  in view   0 %                      | ::
        +- v f12, 253 under -----------+                                     | ::
        |    I     |  The    |  I'm    |  offset    24                       | ::
        | q  w  e  r  t  y  u  i  o  p |  range     0 to 376                 | ::
        |   a  s  d  f  g  h  j  k  l  |  inset     0                        | :: < f12
        |  ^   z  x  c  v  b  n  m  <  |  adjusted  0                        |
        |> 123        space     return |  table     {{0, 64}, {320, 504}}    |
        '------------------------------'  keyboard  {{0, 315}, {320, 253}}   |
                                                    default                  |
                                          screen    320 x 568                |
                                                                             |
                                          ## in view   < active row          |
                                          :: under the keyboard              +

        """)
  }

  /// 40 columns have no space for figures, and 12 lines not enough for all rows in view.
  ///
  /// Where a row is left out, "+1" says so.
  @Test("A picture of 40 by 12 shows the phone alone")
  func fortyByTwelve() throws {
    let stage = try Stage(Self.twenty, "setting fieldScroll off", "focus f12")
    #expect(
      stage.picture(columns: 40, lines: 12).text == """
        ╭──────────────────────────────╮
        ├─────────── Twenty ───────────┤
        │  Field 7 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁+1│
        │  Field 9 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  Field 10 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  Field 11 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │▌ Field 12 ▏ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁+1│
        ├──────────────────────────────┤
        │ q  w  e  r  t  y  u  i  o  p │
        │   a  s  d  f  g  h  j  k  l  │
        │  ⇧   z  x  c  v  b  n  m  ⌫  │
        ╰──────────────────────────────╯

        """)
  }

  @Test("A very small terminal gets one line of words")
  func smallTerminal() throws {
    let stage = try Stage(Self.twenty, "setting fieldScroll off", "focus f12")
    let words = "least-motion · f12 · offset 285 · row 263 to 307 · in view 100 % · clearance 8\n"
    #expect(stage.picture(columns: 80, lines: 11).text == words)
    #expect(stage.picture(columns: 20, lines: 24).text == "least-motion · f12 …\n")
    #expect(stage.picture(columns: 20, lines: 24, characters: .ascii).text.contains("- f12 ~"))
  }

  /// The map shows 880 points of content in 10 lines: 88 points, or two rows, in each.
  @Test("The map names the rows with their heights and marks the active one")
  func map() throws {
    let stage = try Stage(Self.twenty, "setting fieldScroll off", "focus f12")
    #expect(
      stage.picture(columns: 80, lines: 11).map == """
              0  ┬      f1, f2
             88  │      f3, f4
            176  │      f5, f6
            264  │ ██   f7, f8
            352  │ ██   f9, f10
            440  │ ██ ◀ f11, f12
            528  │ ▒▒   f13, f14
            616  │ ▒▒   f15, f16
            704  │ ▒▒   f17, f18
            792  ┴      f19, f20
        ██ in view   ◀ active row   ▒▒ under the keyboard

        """)
  }

  /// 11 rows of 44 points end within the 504 below the bars.
  ///
  /// A row of one line is underlined; with 12.3 points to a line, a row has a line for its
  /// separator.
  @Test("Separators are between the rows at every size", arguments: [(22, 11, 0), (48, 0, 11)])
  func separators(lines: Int, ruled: Int, separators: Int) throws {
    let stage = try Stage(Self.twenty)
    let rows = stage.picture(lines: lines, isColored: true).text.split(separator: "\n")
    #expect(rows.count { $0.contains("4m") } == ruled)
    let rule = String(repeating: "─", count: 20)
    let inner = rows.filter { row in !["├", "╭", "╰"].contains { row.contains($0) } }
    #expect(inner.count { $0.contains(rule) } == separators)
  }

  /// In plain text, the separator of each of the 11 rows begins after the row's words.
  @Test("In plain text, separators run behind the words of a row")
  func plainSeparators() throws {
    let stage = try Stage(Self.twenty)
    let rows = stage.picture().text.split(separator: "\n").map { $0.prefix(32) }
    #expect(rows.count { $0.contains("▁") } == 11)
    #expect(rows[2] == "│  Field 1 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│")
    #expect(rows[12] == "│  Field 11 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│")
  }

  /// Rows of 40 and 64 points don't fit lines of 44, but each two still have a separator between.
  @Test("Rows of different heights have their separators")
  func separatorsOfUnevenRows() throws {
    let rows = [40, 64, 40, 40, 64].enumerated().map { index, height in
      "      - {field: f\(index + 1), height: \(height)}\n"
    }
    let stage = try Stage(
      "form: F\ndevice: iphone-5s\nsections:\n  - rows:\n\(rows.joined())")
    let lines = stage.picture().text.split(separator: "\n").map { $0.prefix(32) }
    #expect(lines.count { $0.contains("▁") } == 4)
  }

  /// Neither the cells of a collection nor the views of a stack are separated by rules.
  @Test(
    "Collections and stacks have no separators",
    arguments: ["style=collection columns=1", "style=stack"])
  func tableSeparators(keys: String) throws {
    let stage = try Stage(Self.twenty, "form set \(keys)")
    #expect(!stage.picture().text.contains("▁"))
    #expect(!stage.picture(lines: 48).text.contains("────────────────────────  │"))
  }

  /// 852 points in 12 lines are 71 to a line; the status bar ends at 59 and the navigation bar at
  /// 103, so both would be in one line.
  @Test("A title without a line of its own takes the status bar's")
  func titleLine() throws {
    let stage = try Stage("form: Title\ndevice: iphone-16\nsections: [{rows: [{field: a}]}]")
    let lines = stage.picture(columns: 40, lines: 14).text.split(separator: "\n")
    #expect(lines[1] == "├─────────── Title ────────────┤")
  }

  @Test("A picture has colors only if asked for")
  func colors() throws {
    let stage = try Stage(Self.twenty, "focus f12")
    #expect(!stage.picture().text.contains("\u{1B}"))
    let colored = stage.picture(isColored: true).text
    for line in colored.split(separator: "\n") where line.contains("\u{1B}") {
      #expect(line.split(separator: "\u{1B}").last?.hasPrefix("[0m") == true)
    }
    #expect(colored.contains("\u{1B}[0;1;36;4mField 12"))
  }
}
