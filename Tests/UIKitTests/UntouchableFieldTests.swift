import Simulation
import Testing
import UIKit

/// Tests fields that a finger can't reach, and fields that refuse to become active.
@MainActor @Suite struct UntouchableFieldTests {
  /// A field that logs calls, and can refuse to become active.
  final class Field: UITextField {
    var told: [String] = []
    var begins = true
    var can = true
    override var canBecomeFirstResponder: Bool { can }
    override func becomeFirstResponder() -> Bool {
      guard begins else { return false }
      let became = super.becomeFirstResponder()
      told.append("became \(became) \(isFirstResponder)")
      return became
    }
    override func resignFirstResponder() -> Bool {
      told.append("resigns")
      return super.resignFirstResponder()
    }
  }

  final class Form: UIViewController {
    let fields = (0..<2).map { number in
      Field(frame: CGRect(x: 20, y: 80 + 60 * CGFloat(number), width: 200, height: 40))
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      for field in fields { view.addSubview(field) }
    }
  }

  enum Obstacle: CaseIterable {
    case isDisabled, takesNoTouch, isClear, isCovered, parentTakesNoTouch, cannot, refuses
  }

  private let form = Form()
  private let app: SimulatedApp

  init() throws { app = try .showing(form, on: "iphone-5s") }

  private func tap(_ number: Int) {
    app.settle { $0.tap(CGPoint(x: 100, y: 100 + 60 * CGFloat(number))) }
  }

  @Test(
    "A tap doesn't focus a field that can't be touched or refuses", arguments: Obstacle.allCases)
  func obstacles(obstacle: Obstacle) {
    let field = form.fields[0]
    app.run {
      switch obstacle {
      case .isDisabled: field.isEnabled = false
      case .takesNoTouch: field.isUserInteractionEnabled = false
      case .isClear: field.alpha = 0
      case .isCovered: form.view.addSubview(UIView(frame: field.frame))
      case .parentTakesNoTouch: form.view.isUserInteractionEnabled = false
      case .cannot: field.can = false
      case .refuses: field.begins = false
      }
    }
    tap(0)
    #expect(app.phone.responder == nil)
    #expect(!field.isFirstResponder)
  }

  @Test("A spinner takes touches only while it spins, unless it stays when stopped")
  func spinner() {
    let spinner = UIActivityIndicatorView(style: .large)
    app.run {
      spinner.frame = form.fields[0].frame
      form.view.addSubview(spinner)
    }
    let steps: [(takes: Bool, change: () -> Void)] = [
      (false, {}), (true, spinner.startAnimating), (false, spinner.stopAnimating),
      (true, { spinner.hidesWhenStopped = false }), (false, { spinner.hidesWhenStopped = true }),
    ]
    for step in steps {
      app.settle { $0.endEditing() }
      app.run { step.change() }
      tap(0)
      #expect((app.phone.responder == nil) == step.takes)
    }
  }

  @Test("A text view that isn't editable is no field") func readOnlyTextView() {
    let text = UITextView(frame: CGRect(x: 20, y: 240, width: 200, height: 80))
    text.isEditable = false
    app.run { form.view.addSubview(text) }
    #expect(app.phone.fields.count == 2)
    app.run { text.isEditable = true }
    #expect(app.phone.fields.count == 3)
    app.settle { $0.beginEditing(row: 2) }
    #expect(text.isFirstResponder)
    app.run { text.isEditable = false }
    app.runAndSettle { _ = text.resignFirstResponder() }
    #expect(!app.phone.keyboard.isVisible)
    #expect(app.phone.fields.count == 2)
  }

  @Test("Taps call a field's overridden becomeFirstResponder and resignFirstResponder")
  func overriddenMethods() {
    tap(0)
    #expect(form.fields[0].told == ["became true true"])
    #expect(app.phone.firstResponder == 0)
    tap(1)
    #expect(form.fields[0].told == ["became true true", "resigns"])
    #expect(form.fields[1].told == ["became true true"])
    app.settle { $0.endEditing() }
    #expect(form.fields[1].told == ["became true true", "resigns"])
    #expect(app.phone.responder == nil)
    app.run { _ = form.fields[0].becomeFirstResponder() }
    app.run { _ = form.fields[0].resignFirstResponder() }
    #expect(form.fields[0].told.suffix(2) == ["became true true", "resigns"])
    #expect(app.phone.responder == nil)
  }

  @Test("Scrolling by code sends no drag callbacks") func scrollByCode() throws {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var told: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        told.append("end")
      }
    }
    final class Long: UIViewController {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      let delegate = Delegate()
      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 320, height: 1500)
        scrollView.delegate = delegate
        scrollView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
        view.addSubview(scrollView)
      }
    }
    let long = Long()
    let app = try SimulatedApp.showing(long, on: "iphone-5s")
    app.perform { $0.drag(by: [-40]) }
    #expect(long.delegate.told == ["begin", "end"])
    app.perform { $0.willScroll() }
    #expect(long.delegate.told == ["begin", "end"])
    #expect(!long.scrollView.isDragging)
  }
}
