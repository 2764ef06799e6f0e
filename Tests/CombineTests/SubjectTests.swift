import Combine
import Testing

@Suite struct SubjectTests {
  private let log = Log()

  @Test("A passthrough subject sends values that come after the subscription")
  func passesThrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let token = subject.write(to: log)
    subject.send(2)
    token.cancel()
    subject.send(3)
    #expect(log.lines == ["2"])
  }

  @Test("A current value subject sends its value first and keeps it after its end")
  func keepsItsValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let token = subject.write(to: log)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
    #expect(log.lines == ["1", "2", "3", "end"])
    token.cancel()
  }

  @Test("A late subscriber gets the end of a finished subject")
  func lateSubscriberGetsEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    let token = subject.write(to: log)
    #expect(log.lines == ["end"])
    token.cancel()
  }

  @Test("A subscription ends when its token is released")
  func endsWithToken() {
    let subject = PassthroughSubject<Void, Never>()
    var tokens: Set<AnyCancellable> = []
    subject.map { "told" }.write(to: log).store(in: &tokens)
    subject.send()
    tokens = []
    subject.send()
    #expect(log.lines == ["told"])
  }

  @Test("Cancelling releases what the subscription's closures hold")
  func cancelFreesClosures() {
    final class Held {}
    var held: Held? = Held()
    weak let seen = held
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.map { [held] in (held, $0).1 }.filter { $0 > 0 }.sink { _ in }
    held = nil
    #expect(seen != nil)
    token.cancel()
    #expect(seen == nil)
  }

  @Test("A subscriber gets no more values than it demands")
  func demandLimits() {
    final class Two: Subscriber {
      var log: [String] = []
      func receive(subscription: any Subscription) { subscription.request(.max(2)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        log.append("\(input)")
        return input == 2 ? .max(1) : .none
      }
      func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
    }
    let subject = PassthroughSubject<Int, Never>()
    let (plain, filtered, merged) = (Two(), Two(), Two())
    subject.subscribe(plain)
    subject.filter { $0 % 2 == 0 }.subscribe(filtered)
    subject.merge(with: Just(0)).subscribe(merged)
    for value in 1...7 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(plain.log == ["1", "2", "3", "end"])
    #expect(filtered.log == ["2", "4", "6", "end"])
    // Values beyond the demand are kept, and so is the end.
    #expect(merged.log == ["0", "1"])
  }

  @Test("Demands add up and compare")
  func demandsAddUp() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(7) < .unlimited)
    #expect(!(Subscribers.Demand.unlimited < .max(7)))
  }
}
