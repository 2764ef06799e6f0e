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
      pacing.takeAnswer()
    }
  }

  @Test("A terminal that answers late gets the next frame only then")
  func slow() {
    var pacing = FramePacing()
    pacing.send(at: start)
    pacing.takeAnswer()
    pacing.send(at: after(1_000))
    #expect(pacing.nextFrame(at: after(1_049)) == nil)
    pacing.send(at: after(1_040))
    #expect(pacing.nextFrame(at: after(1_050)) == after(11_000))
    #expect(pacing.nextFrame(at: after(5_000)) == after(11_000))
    pacing.takeAnswer()
    // The second frame of those is still on its way.
    #expect(pacing.nextFrame(at: after(5_000)) == after(11_040))
    pacing.takeAnswer()
    #expect(pacing.nextFrame(at: after(5_000)) == nil)
  }

  @Test("A terminal that never answers, or has lost an answer, gets frames all the same")
  func silent() {
    var pacing = FramePacing()
    pacing.send(at: start)
    #expect(pacing.nextFrame(at: after(100)) == after(250))
    #expect(pacing.nextFrame(at: after(250)) == nil)
    pacing.send(at: after(250))
    pacing.takeAnswer()
    #expect(pacing.nextFrame(at: after(400)) == nil)
    pacing.send(at: after(1_000))
    #expect(pacing.nextFrame(at: after(10_999)) != nil)
    #expect(pacing.nextFrame(at: after(11_000)) == nil)
  }

  @Test("After a stop, the first frame does not wait for an answer that may be lost")
  func stopped() {
    var pacing = FramePacing()
    pacing.send(at: start)
    pacing.takeAnswer()
    pacing.send(at: start)
    #expect(pacing.nextFrame(at: after(1_000)) == after(10_000))
    pacing.forgetFrames()
    #expect(pacing.nextFrame(at: after(1_000)) == nil)
  }

  @Test("The answer is no key")
  func decoding() {
    var decoder = InputDecoder()
    #expect(decoder.take(Array("a\u{1b}[0nb".utf8)) == [.text("a"), .reply("0n"), .text("b")])
    #expect(FramePacing.answer == "0n")
  }
}
