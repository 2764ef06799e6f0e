import Combine
import Testing

@MainActor @Suite struct PublishedTests {
  final class Model: ObservableObject {
    @Published var height = 0.0
    @Published var title: String?
    var plain = 0
  }

  final class Bar {
    var bottom = 0.0
  }

  private let log = Log()

  @Test("A published property sends the new value before it is set")
  func publishesBeforeItIsSet() {
    let model = Model()
    let token = model.$height.sink { [log] in log("\(model.height) → \($0)") }
    model.height = 216
    model.height = 0
    #expect(log.lines == ["0.0 → 0.0", "0.0 → 216.0", "216.0 → 0.0"])
    token.cancel()
  }

  @Test("`assign(to:on:)` sets a property until it is cancelled")
  func assignsToAProperty() {
    let (model, bar) = (Model(), Bar())
    var tokens: [AnyCancellable] = []
    model.$height.map { -$0 }.assign(to: \.bottom, on: bar).store(in: &tokens)
    model.height = 253
    #expect(bar.bottom == -253)
    tokens = []
    model.height = 0
    #expect(bar.bottom == -253)
  }

  @Test("`assign(to:)` sets a published property")
  func assignsToAPublishedProperty() {
    let source = PassthroughSubject<Double, Never>()
    let model = Model()
    source.assign(to: &model.$height)
    source.send(44)
    #expect(model.height == 44)
  }

  @Test("`objectWillChange` sends before a published property changes")
  func objectWillChange() {
    let model = Model()
    let token = model.objectWillChange.sink { [log] in
      log("\(model.height) \(model.title ?? "-")")
    }
    model.height = 1
    model.title = "a"
    model.plain = 2
    model.objectWillChange.send()
    #expect(log.lines == ["0.0 -", "1.0 -", "1.0 a"])
    token.cancel()
  }

  @Test("Each object has an `objectWillChange` publisher of its own")
  func onePublisherPerObject() {
    let (one, other) = (Model(), Model())
    let token = one.objectWillChange.sink { [log] in log("one") }
    other.height = 3
    #expect(log.lines == [])
    #expect(one.objectWillChange === one.objectWillChange)
    token.cancel()
  }
}
