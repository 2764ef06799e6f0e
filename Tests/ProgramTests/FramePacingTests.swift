import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

/// Tests when frames are sent to a terminal that may be slow.
struct FramePacingTests {
  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test("A terminal that answers at once gets every frame")
  func fast() {
    var pacing = FramePacing()
    for frame in 0..<100 {
      #expect(pacing.nextFrame(at: after(frame * 17)) == nil)
      pacing.send(at: after(frame * 17))
      pacing.takeAnswer(at: after(frame * 17 + 5))
    }
  }

  @Test("A terminal that answers late gets the next frame only then")
  func slow() {
    var pacing = FramePacing()
    pacing.send(at: start)
    pacing.takeAnswer(at: after(900))
    pacing.send(at: after(1_000))
    #expect(pacing.nextFrame(at: after(1_049)) == nil)
    pacing.send(at: after(1_040))
    #expect(pacing.nextFrame(at: after(1_050)) == after(4_600))
    #expect(pacing.nextFrame(at: after(4_000)) == after(4_600))
    pacing.takeAnswer(at: after(4_000))
    // The second frame of those is still on its way. The answer to the first took three seconds.
    #expect(pacing.nextFrame(at: after(4_000)) == after(11_040))
    pacing.takeAnswer(at: after(4_000))
    #expect(pacing.nextFrame(at: after(4_000)) == nil)
  }

  @Test("A terminal that never answers gets frames all the same")
  func silent() {
    var pacing = FramePacing()
    pacing.send(at: start)
    #expect(pacing.nextFrame(at: after(100)) == after(250))
    #expect(pacing.nextFrame(at: after(250)) == nil)
    pacing.send(at: after(250))
    #expect(pacing.nextFrame(at: after(499)) == after(500))
  }

  @Test("If a fast terminal's answer is lost, the next frame follows after a second")
  func lostAnswer() {
    var pacing = FramePacing()
    pacing.send(at: start)
    pacing.takeAnswer(at: after(20))
    pacing.send(at: after(1_000))
    #expect(pacing.nextFrame(at: after(1_999)) == after(2_000))
    #expect(pacing.nextFrame(at: after(2_000)) == nil)
  }

  @Test("A slow terminal's answers, later than expected, make the program wait longer")
  func slowFromTheBeginning() {
    var pacing = FramePacing()
    for time in stride(from: 0, through: 3_750, by: 250) { pacing.send(at: after(time)) }
    pacing.takeAnswer(at: after(3_900))
    pacing.takeAnswer(at: after(3_900))
    pacing.send(at: after(4_000))
    #expect(pacing.nextFrame(at: after(13_999)) == after(14_000))
  }

  @Test("After a stop, the first frame does not wait for an answer that may be lost")
  func stopped() {
    var pacing = FramePacing()
    pacing.send(at: start)
    pacing.takeAnswer(at: start)
    pacing.send(at: start)
    #expect(pacing.nextFrame(at: after(900)) == after(1_000))
    pacing.forgetFrames()
    #expect(pacing.nextFrame(at: after(900)) == nil)
  }

  @Test("The answer is no key")
  func decoding() {
    var decoder = InputDecoder()
    #expect(decoder.take(Array("a\u{1b}[0nb".utf8)) == [.text("a"), .reply("0n"), .text("b")])
    #expect(FramePacing.answer == "0n")
  }
}
