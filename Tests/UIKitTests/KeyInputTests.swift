import Simulation
import Testing
import UIKit

/// Tests an app's own views that accept text with UIKeyInput.
@MainActor @Suite struct KeyInputTests {
  /// A view for a code of at most four characters, which counts Return keys.
  final class Pin: UIView, UIKeyInput {
    var code = ""
    var keyboardType = UIKeyboardType.numberPad
    var returns = 0
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }

    func insertText(_ text: String) {
      if text == "\n" { returns += 1 } else { code = String((code + text).prefix(4)) }
    }

    func deleteBackward() { _ = code.popLast() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      becomeFirstResponder()
    }
  }

  final class Screen: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let name = UITextField(frame: CGRect(x: 20, y: 400, width: 280, height: 40))
    let pin = Pin(frame: CGRect(x: 20, y: 480, width: 280, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      pin.accessibilityLabel = "Code"
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 900)
      for field in [name, pin] { scrollView.addSubview(field) }
      view.addSubview(scrollView)
    }
  }

  private let screen = Screen()
  private let app: SimulatedApp

  init() throws { app = try .showing(screen, on: "iphone-5s").settled() }

  private func edit(_ range: Range<Int>, _ text: String, _ way: TextEdit.Cause = .keys) {
    app.perform {
      let edit = TextEdit(row: 1, way: way, range: range, replacement: text)
      $0.app.edited(edit, on: &$0.phone)
    }
  }

  @Test("A custom view with key input shows its keyboard without scrolling into view")
  func keyboard() {
    #expect(app.phone.fields.map { $0?.keyboard } == [.default, .numberPad])
    app.run { screen.scrollView.contentInset.bottom = 253 }
    app.runAndSettle { _ = screen.pin.becomeFirstResponder() }
    #expect(screen.pin.isFirstResponder)
    #expect(app.phone.firstResponder == 1)
    #expect(app.phone.keyboard.kind == .numberPad)
    #expect(app.phone.keyboardTop == 352)
    // Only UITextField scrolls itself into view.
    #expect(app.phone.contentOffset.y == 0)
    app.runAndSettle { _ = screen.name.becomeFirstResponder() }
    #expect(!screen.pin.isFirstResponder)
    // The field ends at 440, and the keyboard's top is at 315.
    #expect(app.phone.contentOffset.y == 125)
  }

  @Test("A tap on a view with key input runs the view's own touch handling") func touch() {
    app.settle { $0.tap(CGPoint(x: 100, y: 500)) }
    #expect(screen.pin.isFirstResponder)
    #expect(app.phone.keyboard.isVisible)
  }

  @Test("Typed, deleted and returned keys reach a view with key input") func keys() {
    app.run { _ = screen.pin.becomeFirstResponder() }
    let observer = AppObserver(app)
    edit(0..<0, "1")
    edit(1..<1, "2")
    #expect(screen.pin.code == "12")
    #expect(observer.text(ofRow: 1) == "12")
    edit(1..<2, "")
    #expect(screen.pin.code == "1")
    edit(0..<1, "975", .code)
    #expect(screen.pin.code == "975")
    edit(0..<3, "")
    #expect(screen.pin.code == "")
    #expect(observer.text(ofRow: 1) == "")
    app.perform { _ = $0.app.shouldReturn(on: &$0.phone) }
    #expect(screen.pin.returns == 1)
  }

  @Test("The text is empty after the app empties a view with key input") func emptied() {
    app.run { _ = screen.pin.becomeFirstResponder() }
    edit(0..<0, "1")
    app.run { screen.pin.code = "" }
    #expect(AppObserver(app).text(ofRow: 1) == "")
    edit(0..<0, "2")
    #expect(screen.pin.code == "2")
    #expect(AppObserver(app).text(ofRow: 1) == "2")
  }

  @Test("The built form names a view with key input by its accessibility label") func form() throws
  {
    let definition = try #require(app.builtForm)
    let text = String(decoding: definition, as: UTF8.self)
    #expect(text.contains(#""field":"code""#))
    #expect(text.contains(#""keyboard":"number-pad""#))
  }
}
