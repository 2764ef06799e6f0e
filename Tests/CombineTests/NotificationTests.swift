import Combine
import Simulation
import Testing
import UIKit

/// Tests Combine publishers of keyboard notifications and timers in the phone's virtual time.
@MainActor @Suite struct NotificationTests {
  private let log = Log()

  /// Returns an app that shows one text field near the bottom of an iPhone 16, whose screen is 852
  /// points high.
  private func app() throws -> SimulatedApp {
    let device = try #require(Device.named("iphone-16"))
    let scene = Scene(device: device, chrome: Chrome(hasNavigationBar: false))
    let app = SimulatedApp(
      Phone(scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: []))
    let controller = UIViewController()
    app.run {
      controller.view.addSubview(UITextField(frame: CGRect(x: 16, y: 700, width: 200, height: 34)))
      UIApplication.shared.windows.first?.rootViewController = controller
    }
    return app
  }

  /// An iPhone 16's keyboard is 336 points high.
  @Test("Notification publishers deliver the keyboard's height")
  func keyboardHeight() throws {
    let app = try app()
    let center = NotificationCenter.default
    let heights = Publishers.Merge(
      center.publisher(for: UIResponder.keyboardWillShowNotification)
        .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        .map(\.height),
      center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat.zero }
    )
    let token = heights.removeDuplicates().write(to: log)
    app.perform { $0.beginEditing(.row(0)) }
    #expect(log.lines == ["336.0"])
    app.perform { $0.settle() }
    app.perform { $0.endEditing() }
    #expect(log.lines == ["336.0", "0.0"])
    token.cancel()
    app.perform { $0.beginEditing(.row(0)) }
    #expect(log.lines == ["336.0", "0.0"])
  }

  @Test(
    "A property's publisher sends its values until the subscription ends",
    arguments: [([.initial, .new], ["1.0", "3.0"]), ([.new], ["3.0"])]
      as [(NSKeyValueObservingOptions, [String])])
  func propertyValues(options: NSKeyValueObservingOptions, lines: [String]) throws {
    let app = try app()
    let view = UIView(frame: CGRect(x: 0, y: 1, width: 10, height: 10))
    app.run {
      let token = view.publisher(for: \.frame, options: options).map(\.minY).removeDuplicates()
        .write(to: log)
      view.frame.origin.y = 3
      #expect(log.lines == lines)
      token.cancel()
      view.frame.origin.y = 5
      #expect(log.lines == lines)
    }
  }

  @Test("The run loop, the main queue, delays and debouncing keep virtual time")
  func runLoopOrder() throws {
    let app = try app()
    let subject = PassthroughSubject<Int, Never>()
    var tokens: Set<AnyCancellable> = []
    subject.receive(on: RunLoop.main).map { "loop \($0)" }.write(to: log).store(in: &tokens)
    subject.receive(on: DispatchQueue.main).map { "queue \($0)" }.write(to: log).store(in: &tokens)
    subject.delay(for: .milliseconds(300), scheduler: RunLoop.main).map { "late \($0)" }
      .write(to: log).store(in: &tokens)
    subject.debounce(for: 0.1, scheduler: DispatchQueue.main).map { "quiet \($0)" }
      .write(to: log).store(in: &tokens)
    app.run {
      subject.send(1)
      subject.send(2)
    }
    #expect(log.lines == [])
    app.perform { $0.advance(by: 0) }
    #expect(log.lines == ["loop 1", "queue 1", "loop 2", "queue 2"])
    app.perform { $0.advance(by: 0.2) }
    #expect(log.lines.dropFirst(4) == ["quiet 2"])
    app.perform { $0.advance(by: 0.2) }
    #expect(log.lines.dropFirst(5) == ["late 1", "late 2"])
  }

  /// A repeating timer doesn't fire again once nothing else is pending.
  @Test("A repeating timer ticks while the keyboard moves, and once more")
  func timerDates() throws {
    let app = try app()
    let token = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()
      .map { date in String(format: "%.1f", date.timeIntervalSinceReferenceDate) }.write(to: log)
    app.perform {
      $0.beginEditing(.row(0))
      $0.settle()
    }
    #expect(log.lines == ["0.2", "0.4", "0.6"])
    token.cancel()
    app.perform {
      $0.endEditing()
      $0.settle()
    }
    #expect(log.lines == ["0.2", "0.4", "0.6"])
  }

  @Test("`subscribe(on:)` misses what is posted before the scheduler's turn")
  func subscribesOnScheduler() throws {
    let app = try app()
    let token = app.run {
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .subscribe(on: RunLoop.main).map { _ in "shows" }.write(to: log)
    }
    #expect(log.lines == [])
    app.perform { $0.settle() }
    app.perform { $0.beginEditing(.row(0)) }
    #expect(log.lines == ["shows"])
    token.cancel()
  }

  @Test("`values` delivers those values that a task waits for, one by one")
  func asyncValues() throws {
    let app = try app()
    let (subject, log) = (PassthroughSubject<Int, Never>(), log)
    app.run {
      let task = Task { @MainActor in
        for await value in subject.values { log("\(value)") }
        log("end")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { subject.send(1) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        subject.send(2)
        // No task waits for this value yet.
        subject.send(3)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { task.cancel() }
    }
    app.perform { $0.settle() }
    #expect(log.lines == ["1", "2", "end"])
  }

  @Test("`values` ends or throws as its publisher does")
  func asyncValuesEnd() throws {
    struct Broken: Error {}
    let app = try app()
    let log = log
    let (good, bad) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, any Error>())
    app.run {
      Task { @MainActor in
        for await _ in good.values {}
        log("end")
        do {
          for try await _ in bad.values {}
        } catch { log("\(type(of: error))") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { good.send(completion: .finished) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        bad.send(completion: .failure(Broken()))
      }
    }
    app.perform { $0.settle() }
    #expect(log.lines == ["end", "Broken"])
  }
}
