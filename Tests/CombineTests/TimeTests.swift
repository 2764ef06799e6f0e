import Combine
import Testing

@Suite struct TimeTests {
  private let source = PassthroughSubject<Int, Never>()
  private let log = Log()
  private let clock = HandClock()

  /// Sends values at the given seconds, and the completion at 2 s; returns what `publisher` sent
  /// on.
  ///
  /// Each line starts with the time at which the value came out.
  private func outcome<P: Publisher>(
    _ publisher: P, _ times: KeyValuePairs<Double, Int> = [0: 1, 0.1: 2, 0.2: 3, 1: 4]
  ) -> [String] where P.Failure == Never {
    func write(_ text: String) { log("\(clock.now.seconds): \(text)") }
    let token = publisher.sink(
      receiveCompletion: { _ in write("end") }, receiveValue: { write("\($0)") })
    for (time, value) in times {
      clock.advance(to: time)
      source.send(value)
    }
    clock.advance(to: 2)
    source.send(completion: .finished)
    clock.advance(to: 9)
    token.cancel()
    return log.lines
  }

  @Test("`receive(on:)` delivers on the scheduler's turn")
  func receivesOnScheduler() {
    let token = source.receive(on: clock).write(to: log)
    source.send(1)
    #expect(log.lines == [])
    clock.advance(to: 0)
    #expect(log.lines == ["1"])
    token.cancel()
  }

  @Test("`delay` sends each value later by the same time")
  func delays() {
    #expect(
      outcome(source.delay(for: 0.5, scheduler: clock))
        == ["0.5: 1", "0.6: 2", "0.7: 3", "1.5: 4", "2.5: end"])
  }

  @Test("`debounce` sends a value after a pause")
  func debounces() {
    #expect(
      outcome(source.debounce(for: .milliseconds(250), scheduler: clock))
        == ["0.45: 3", "1.25: 4", "2.0: end"])
  }

  /// The first value is sent at once, then at most one per 0.25 s: the latest or the first
  /// received.
  @Test(
    "`throttle` sends at most one value per interval",
    arguments: [(true, "0.25: 3"), (false, "0.25: 2")])
  func throttles(latest: Bool, second: String) {
    #expect(
      outcome(source.throttle(for: .seconds(0.25), scheduler: clock, latest: latest))
        == ["0.0: 1", second, "1.0: 4", "2.0: end"])
  }

  @Test("A cancelled subscription delivers nothing that was scheduled")
  func nothingComesAfterCancelling() {
    let token = source.delay(for: .seconds(1), scheduler: clock).write(to: log)
    source.send(1)
    token.cancel()
    clock.advance(to: 5)
    #expect(log.lines == [])
  }

  @Test("The immediate scheduler delivers at once")
  func immediate() {
    #expect(
      outcome(source.receive(on: ImmediateScheduler.shared), [0.5: 1]) == ["0.5: 1", "2.0: end"])
  }
}
