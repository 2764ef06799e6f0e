import Combine
import Testing

@Suite struct OperatorTests {
  private let source = PassthroughSubject<Int, Never>()
  private let log = Log()

  /// Sends 1, 2, 2, 3 and the completion through `publisher` and returns what it sent on.
  private func outcome<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Never {
    let token = publisher.write(to: log)
    for value in [1, 2, 2, 3] { source.send(value) }
    source.send(completion: .finished)
    source.send(4)
    token.cancel()
    return log.lines
  }

  @Test("`map` transforms each value")
  func map() { #expect(outcome(source.map { $0 * 10 }) == ["10", "20", "20", "30", "end"]) }

  @Test("`map` takes a key path")
  func mapByKeyPath() {
    #expect(outcome(source.map(\.description.count)) == ["1", "1", "1", "1", "end"])
  }

  @Test("`compactMap` drops nil values")
  func compactMap() {
    #expect(outcome(source.compactMap { $0 == 2 ? nil : "\($0)." }) == ["1.", "3.", "end"])
  }

  @Test("`filter` keeps values that pass")
  func filter() { #expect(outcome(source.filter { $0 > 1 }) == ["2", "2", "3", "end"]) }

  @Test("`removeDuplicates` drops a value that equals the last one")
  func removeDuplicates() {
    #expect(outcome(source.removeDuplicates()) == ["1", "2", "3", "end"])
  }

  @Test("`removeDuplicates` takes a comparison")
  func removeDuplicatesBy() {
    #expect(outcome(source.removeDuplicates { abs($0 - $1) < 2 }) == ["1", "3", "end"])
  }

  @Test("`dropFirst` drops as many values as asked")
  func dropFirst() { #expect(outcome(source.dropFirst(3)) == ["3", "end"]) }

  @Test("`first` sends one value and ends")
  func first() { #expect(outcome(source.filter { $0 > 1 }.first()) == ["2", "end"]) }

  @Test("`scan` sends running results")
  func scan() { #expect(outcome(source.scan(0, +)) == ["1", "3", "5", "8", "end"]) }

  @Test("`prepend` sends its values first")
  func prepend() {
    #expect(outcome(source.prepend(8, 9)) == ["8", "9", "1", "2", "2", "3", "end"])
  }

  @Test("`merge(with:)` interleaves two publishers")
  func merge() {
    let doubled = source.map { $0 * 100 }
    #expect(
      outcome(source.first().merge(with: doubled)) == ["1", "100", "200", "200", "300", "end"])
  }

  @Test("`Merge3` interleaves three publishers")
  func mergeThree() {
    let all = Publishers.Merge3(Just(7), source, Just(8))
    #expect(outcome(all) == ["7", "8", "1", "2", "2", "3", "end"])
  }

  @Test("`MergeMany` interleaves any number of publishers")
  func mergeMany() {
    let all = Publishers.MergeMany([1, 3].map { wanted in source.filter { $0 == wanted } })
    #expect(outcome(all) == ["1", "3", "end"])
  }

  @Test("`MergeMany` of nothing ends at once")
  func mergeNone() {
    #expect(outcome(Publishers.MergeMany<Just<Int>>([])) == ["end"])
  }

  @Test("`combineLatest` pairs the latest values of two publishers")
  func combineLatest() {
    let height = source.filter { $0 > 1 }.map { "h\($0)" }
    #expect(
      outcome(source.combineLatest(height) { "\($0)\($1)" })
        == ["2h2", "2h2", "2h2", "3h2", "3h3", "end"])
  }

  @Test("`combineLatest` takes three publishers")
  func combineLatestOfThree() {
    let big = source.filter { $0 > 1 }
    #expect(
      outcome(source.combineLatest(big, source) { "\($0)\($1)\($2)" })
        == ["221", "222", "222", "222", "222", "322", "332", "333", "end"])
  }

  @Test("`combineLatest` takes four publishers")
  func combineLatestOfFour() {
    let big = source.filter { $0 > 2 }
    #expect(
      outcome(source.combineLatest(source, source, big) { "\($0)\($1)\($2)\($3)" })
        == ["3333", "end"])
  }

  @Test("`flatMap` keeps the publishers of earlier values")
  func flatMap() {
    let (slow, quick) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    let token = source.flatMap { $0 == 1 ? slow : quick }.write(to: log)
    source.send(1)
    source.send(2)
    slow.send("a")
    quick.send("b")
    source.send(completion: .finished)
    slow.send(completion: .finished)
    #expect(log.lines == ["a", "b"])
    quick.send(completion: .finished)
    #expect(log.lines == ["a", "b", "end"])
    token.cancel()
  }

  @Test("`flatMap` sends all values of sequences")
  func flatMapOfSequences() {
    #expect(
      outcome(source.flatMap { [$0, -$0].publisher }.filter { $0 != 2 })
        == ["1", "-1", "-2", "-2", "3", "-3", "end"])
  }

  @Test("`switchToLatest` drops the publisher of an earlier value")
  func switchToLatest() {
    let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let token = source.map { $0 == 1 ? old : new }.switchToLatest().write(to: log)
    source.send(1)
    old.send(10)
    source.send(2)
    old.send(11)
    new.send(20)
    #expect(log.lines == ["10", "20"])
    token.cancel()
    new.send(21)
    #expect(log.lines == ["10", "20"])
  }

  @Test("`zip` pairs values in their order")
  func zip() {
    let big = source.filter { $0 > 1 }.map { "b\($0)" }
    #expect(outcome(source.zip(big).map { "\($0)\($1)" }) == ["1b2", "2b2", "2b3", "end"])
  }

  @Test("`handleEvents` calls its closures and passes values on")
  func handleEvents() {
    var seen: [String] = []
    let publisher = source.handleEvents(
      receiveSubscription: { _ in seen.append("start") }, receiveOutput: { seen.append("\($0)") },
      receiveCompletion: { _ in seen.append("over") },
      receiveRequest: { seen.append($0 == .unlimited ? "all" : "some") })
    #expect(outcome(publisher) == ["1", "2", "2", "3", "end"])
    #expect(seen == ["start", "all", "1", "2", "2", "3", "over"])
  }

  @Test("`first(where:)` sends the first value that passes")
  func firstWhere() { #expect(outcome(source.first { $0 > 2 }) == ["3", "end"]) }

  @Test("`replaceNil` replaces nil values")
  func replaceNil() {
    #expect(
      outcome(source.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0)) == [
        "1", "0", "0", "3", "end",
      ])
  }

  @Test("A future sends its first result to all subscribers")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let token = future.write(to: log)
    #expect(log.lines == [])
    promise?(.success(7))
    promise?(.success(8))
    #expect(log.lines == ["7", "end"])
    let late = future.write(to: log)
    #expect(log.lines == ["7", "end", "7", "end"])
    token.cancel()
    late.cancel()
  }

  @Test("`share` subscribes once for all subscribers")
  func share() {
    var count = 0
    let shared = source.handleEvents(receiveOutput: { _ in count += 1 }).share()
    let tokens = [shared.write(to: log), shared.write(to: log)]
    source.send(5)
    #expect(log.lines == ["5", "5"])
    #expect(count == 1)
    for token in tokens { token.cancel() }
    source.send(6)
    #expect(count == 1)
  }

  @Test("`eraseToAnyPublisher` passes everything on")
  func erased() {
    let erased: AnyPublisher<String, Never> = source.map(\.description).eraseToAnyPublisher()
    #expect(outcome(erased) == ["1", "2", "2", "3", "end"])
  }

  private struct Odd: Error { var number: Int }

  /// A publisher of the source's values that fails at the first even number, 2.
  private var odd: Publishers.TryMap<PassthroughSubject<Int, Never>, Int> {
    source.tryMap { if $0 == 2 { throw Odd(number: 2) } else { $0 } }
  }

  @Test("`replaceError` replaces the error that `tryMap` throws")
  func tryMapAndReplaceError() {
    #expect(outcome(odd.replaceError(with: 9)) == ["1", "9", "end"])
  }

  @Test("`tryMap` cancels its upstream once when it throws")
  func tryMapCancels() {
    var cancels = 0
    let subscription = source.handleEvents(receiveCancel: { cancels += 1 })
      .tryMap { _ in throw Odd(number: 1) }
      .sink(receiveCompletion: { _ in }, receiveValue: { (_: Int) in })
    source.send(5)
    #expect(cancels == 1)
    subscription.cancel()
    #expect(cancels == 1)
  }

  @Test("`catch` continues with another publisher")
  func catchReplaces() {
    let publisher = odd.catch { _ in Just(7).merge(with: Just(8)) }
    #expect(outcome(publisher) == ["1", "7", "8", "end"])
  }

  @Test("`mapError` changes the error's type")
  func mapError() {
    let publisher = odd.mapError { ($0 as? Odd) ?? Odd(number: 0) }.map { "\($0)" }
      .catch { Just("odd \($0.number)") }
    #expect(outcome(publisher) == ["1", "odd 2", "end"])
  }

  @Test("An inner failure ends a `flatMap`")
  func failInAFlatMap() {
    let publisher = source.setFailureType(to: Odd.self).flatMap { value in
      value == 3
        ? Fail(error: Odd(number: value)).eraseToAnyPublisher()
        : Just(value * 2).setFailureType(to: Odd.self).eraseToAnyPublisher()
    }
    #expect(outcome(publisher.catch { Just(-$0.number) }) == ["2", "4", "4", "-3", "end"])
  }

  @Test("`Deferred` makes its publisher on subscription")
  func deferred() {
    var made = 0
    let publisher = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(outcome(publisher) == ["1", "end"])
    #expect(made == 1)
  }
}
