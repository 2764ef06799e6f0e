import Forms
import Foundation
import Session
import Testing

/// Tests the animation of a command, on twenty rows of 44 points.
///
/// At first 20 points of row 12 are in view on the iphone-5s. The keyboard rises by 253 points to
/// 315, and least-motion scrolls to 285.
@Suite struct PlaybackTests {
  private static let twenty =
    "form: Twenty\ndevice: iphone-5s\nsettings: {underBars: off}\nsections:\n  - rows:\n"
    + (1...20).map { "      - {field: f\($0), label: Field \($0)}\n" }.joined()

  private var session: Session

  init() throws {
    let form = try Form(contentsOf: Data(Self.twenty.utf8), fileName: "twenty.yaml")
    session = Session(form: form, fileName: "twenty.yaml")
    try session.run("setting fieldScroll off")
  }

  private mutating func play(_ line: String) throws -> Playback? {
    try session.run(line)
    return session.playback
  }

  private static func offset(_ session: Session) -> Double {
    session.phone.presented.table.contentOffset.model.y
  }

  /// The share of the way is 1 − e^(−ωt)(1 + ωt), with ω = √(1000 / 3).
  @Test(
    "Playback moves table and keyboard along the spring's curve",
    arguments: [
      (0, 0, 568), (0.05, 66.1857, 509.2457), (0.1, 155.2618, 430.1711),
      (0.25, 268.4809, 329.6643), (0.4, 283.4062, 316.4149), (0.5, 285, 315),
    ] as [(TimeInterval, Double, Double)])
  func theSpringMovesTableAndKeyboard(time: TimeInterval, offset: Double, top: Double) throws {
    var copy = self
    let playback = try #require(try copy.play("focus f12"))
    let session = playback.session(at: time)
    #expect(abs(Self.offset(session) - offset) < 0.001)
    #expect(abs(session.phone.presented.keyboard.frame.model.minY - top) < 0.001)
  }

  @Test("Playback ends in the state that the command left") mutating func endState() throws {
    for line in ["focus f12", "next", "strategy inset-top", "rotate landscape", "dismiss"] {
      let playback = try #require(try play(line))
      #expect(playback.session(at: playback.duration) == session)
      #expect(playback.end == session)
      #expect(playback.end.phone.isSettled)
    }
  }

  @Test(
    "Frame times follow the rate and the speed",
    arguments: [(4, 1, [0, 0.25]), (4, 0.5, [0, 0.125, 0.25, 0.375]), (2, 10, [0])]
      as [(Double, Double, [TimeInterval])])
  func frames(rate: Double, speed: Double, times: [TimeInterval]) throws {
    var copy = self
    let playback = try #require(try copy.play("focus f12"))
    #expect(playback.duration == 0.5)
    #expect(playback.frameTimes(rate: rate, speed: speed) == times)
  }

  @Test("Playback has 60 frames per second by default")
  mutating func aSecondHasSixtyFrames() throws {
    let playback = try #require(try play("focus f12"))
    #expect(playback.frameTimes().count == 30)
    #expect(playback.frameTimes(speed: 0.25).count == 120)
    #expect(playback.frameTimes(speed: 10).count == 3)
  }

  @Test(
    "Commands without an animation have no playback",
    arguments: ["values", "set f3 x", "scroll to 40", "setting view inline", "undo", "step 3"])
  func commandsWithoutAnimation(line: String) throws {
    var copy = self
    #expect(try copy.play(line) == nil)
  }

  /// While the clock is held, a command only begins; `step` has the animation of its own time.
  @Test("While the clock is held, only steps have a playback")
  mutating func stepsPlayTheirPart() throws {
    _ = try play("hold on")
    #expect(try play("focus f12") == nil)
    let first = try #require(try play("step 0.1"))
    #expect(first.duration == 0.1)
    #expect(abs(Self.offset(first.session(at: 0.05)) - 66.1857) < 0.001)
    let second = try #require(try play("step 10"))
    #expect(abs(second.duration - 0.4) < 1e-9)
    #expect(try play("step 1") == nil)
  }

  @Test("Releasing the clock plays the rest of the animation")
  mutating func releasingTheClockPlaysTheRest() throws {
    _ = try play("hold on")
    _ = try play("focus f12")
    _ = try play("step 0.1")
    let playback = try #require(try play("hold off"))
    #expect(abs(playback.duration - 0.4) < 1e-9)
    #expect(abs(Self.offset(playback.session(at: 0)) - 155.2618) < 0.001)
  }
}
