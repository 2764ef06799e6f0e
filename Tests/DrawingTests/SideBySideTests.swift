import Session
import Testing

@testable import Drawing
@testable import TerminalCells

/// Tests two phones side by side, each 32 columns wide with its frame, with two columns between
/// them.
@Suite struct SideBySideTests {
  private let phones: ComparedPhones

  init() throws {
    var session = try Stage(commands: "device iphone-5s").session
    let outcome = try session.run("compare zip none least-motion")
    guard case .feature(let request)? = outcome.effect,
      let beside = request.value as? SideBySideRequest
    else {
      phones = ComparedPhones([])
      Issue.record("nothing to show")
      return
    }
    phones = ComparedPhones(beside.steps)
  }

  @Test("Two phones show the same touch under two strategies")
  func twoStrategies() {
    #expect(phones.leastColumns == 66)
    #expect(phones.text(columns: 65, lines: 24, style: PictureStyle()) == nil)
    #expect(phones.text(columns: 66, lines: 13, style: PictureStyle()) == nil)
    #expect(
      phones.text(columns: 80, lines: 17, style: PictureStyle()) == """
        none                              least-motion
        ✗ zip hidden, 216 under the       ✓ zip in view, 8 above the
        keyboard · scrolled -64 → -60.5   keyboard · scrolled -64 → 163.5
        ╭──────────────────────────────╮  ╭──────────────────────────────╮
        ├───────── New player ─────────┤  ├───────── New player ─────────┤
        │  PLAYER                      │  │  Shirt number ‹1 to 99› ▁▁▁▁▁│
        │  Name     ‹Ada Lovelace› ▁▁▁▁│  │  Last club                   │
        │  Nickname ‹As the fans ca…› ▁│  │  CONTACT                     │
        │  Born     ‹1998-12-10› ▁▁▁▁▁▁│  │  E-mail   ‹ada@example.org› ▁│
        │  Position Midfielder ▾ ▁▁▁▁▁▁│  │  Street ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  Shirt number ‹1 to 99› ▁▁▁▁▁│  │▌ ZIP      ▏‹90210› ▁▁▁▁▁▁▁▁▁▁│
        ├─ ▼ zip, 216 under ───────────┤  ├──────────────────────────────┤
        │    1         2         3     │  │    1         2         3     │
        │    4         5         6     │  │    4         5         6     │
        │    7         8         9     │  │    7         8         9     │
        │▌             0         ⌫     │  │              0         ⌫     │
        ╰──────────────────────────────╯  ╰──────────────────────────────╯

        """)
  }

  /// The keyboard is moving 0.1 s after the touch.
  @Test("Phones side by side move together")
  func theyMoveTogether() throws {
    let style = PictureStyle()
    let times = phones.frameTimes(rate: 60, speed: 1)
    #expect(times.prefix(2) == [0, 1.0 / 60])
    let before = try #require(phones.page(at: 0, columns: 70, lines: 24, style: style))
    let between = try #require(phones.page(at: 0.1, columns: 70, lines: 24, style: style))
    let rest = try #require(phones.page(columns: 70, lines: 24, style: style))
    let end = try #require(phones.page(at: 9, columns: 70, lines: 24, style: style))
    #expect(before != between)
    #expect(between != rest)
    #expect(end == rest)
  }
}
