import Combine
import Testing

@Suite struct OperatorTests {
  private let source = PassthroughSubject<Int, Never>()
  private let log = Log()

  /// Sends 1, 2, 2, 3 and the end through something.
  private func outcome<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Never {
    let token = publisher.write(to: log)
    for value in [1, 2, 2, 3] { source.send(value) }
    source.send(completion: .finished)
    source.send(4)
    token.cancel()
    return log.lines
  }

  @Test func map() { #expect(outcome(source.map { $0 * 10 }) == ["10", "20", "20", "30", "end"]) }

  @Test func mapByKeyPath() {
    #expect(outcome(source.map(\.description.count)) == ["1", "1", "1", "1", "end"])
  }

  @Test func compactMap() {
    #expect(outcome(source.compactMap { $0 == 2 ? nil : "\($0)." }) == ["1.", "3.", "end"])
  }

  @Test func filter() { #expect(outcome(source.filter { $0 > 1 }) == ["2", "2", "3", "end"]) }

  @Test func removeDuplicates() {
    #expect(outcome(source.removeDuplicates()) == ["1", "2", "3", "end"])
  }

  @Test func removeDuplicatesBy() {
    #expect(outcome(source.removeDuplicates { abs($0 - $1) < 2 }) == ["1", "3", "end"])
  }

  @Test func dropFirst() { #expect(outcome(source.dropFirst(3)) == ["3", "end"]) }

  @Test func first() { #expect(outcome(source.filter { $0 > 1 }.first()) == ["2", "end"]) }

  @Test func scan() { #expect(outcome(source.scan(0, +)) == ["1", "3", "5", "8", "end"]) }

  @Test func prepend() {
    #expect(outcome(source.prepend(8, 9)) == ["8", "9", "1", "2", "2", "3", "end"])
  }

  @Test func merge() {
    let doubled = source.map { $0 * 100 }
    #expect(
      outcome(source.first().merge(with: doubled)) == ["1", "100", "200", "200", "300", "end"])
  }

  @Test func mergeThree() {
    let all = Publishers.Merge3(Just(7), source, Just(8))
    #expect(outcome(all) == ["7", "8", "1", "2", "2", "3", "end"])
  }

  @Test func mergeMany() {
    let all = Publishers.MergeMany([1, 3].map { wanted in source.filter { $0 == wanted } })
    #expect(outcome(all) == ["1", "3", "end"])
  }

  @Test func mergeNone() {
    #expect(outcome(Publishers.MergeMany<Just<Int>>([])) == ["end"])
  }

  @Test func combineLatest() {
    let height = source.filter { $0 > 1 }.map { "h\($0)" }
    #expect(
      outcome(source.combineLatest(height) { "\($0)\($1)" })
        == ["2h2", "2h2", "2h2", "3h2", "3h3", "end"])
  }

  @Test func erased() {
    let erased: AnyPublisher<String, Never> = source.map(\.description).eraseToAnyPublisher()
    #expect(outcome(erased) == ["1", "2", "2", "3", "end"])
  }
}
