import Simulation
import Testing
import UIKit

/// Tests the calls for typed text, in UIKit's order.
@MainActor @Suite struct TypingTests {
  /// A controller and delegate that logs its callbacks and accepts only digits.
  final class Teller: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    var told: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let note = UITextView(frame: CGRect(x: 20, y: 160, width: 200, height: 80))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      note.delegate = self
      field.addTarget(
        self, action: Selector("changed", Teller.changed), for: .editingChanged)
      view.addSubview(field)
      view.addSubview(note)
      for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [unowned self] _ in told.append("notification")
        }
      }
    }

    func changed() { told.append("editingChanged \(field.text ?? "")") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      told.append("should \(range.location) \(range.length) '\(string)'")
      return string.allSatisfy(\.isNumber)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { told.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      told.append("shouldClear")
      return false
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      told.append("shouldReturn")
      return note.becomeFirstResponder() && false
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      told.append("should \(range.location) \(range.length) '\(text)'")
      return true
    }
    func textViewDidChangeSelection(_ textView: UITextView) {
      told.append("selection \(textView.selectedRange.location)")
    }
    func textViewDidChange(_ textView: UITextView) {
      told.append("didChange \(textView.text ?? "")")
    }
  }

  private func start() throws -> (app: SimulatedApp, teller: Teller) {
    let teller = Teller()
    return (try SimulatedApp.showing(teller, on: "iphone-16"), teller)
  }

  /// Changes a text as a session does: asks the app, makes the change, and tells the app.
  private func edit(
    _ app: SimulatedApp, row: Int, _ way: TextEdit.Cause, _ range: Range<Int>, _ text: String
  ) {
    let edit = TextEdit(row: row, way: way, range: range, replacement: text)
    app.perform {
      guard $0.app.shouldChange(edit, on: &$0.phone) else { return }
      $0.app.edited(edit, on: &$0.phone)
      $0.app.textChanged(on: &$0.phone)
    }
  }

  @Test("A text field asks its delegate, changes, and then reports the change") func textField()
    throws
  {
    let (app, teller) = try start()
    app.settle { $0.beginEditing(row: 0) }
    teller.told = []
    edit(app, row: 0, .keys, 0..<0, "7")
    edit(app, row: 0, .keys, 1..<1, "x")
    edit(app, row: 0, .clearButton, 0..<1, "")
    edit(app, row: 0, .code, 0..<1, "42")
    #expect(
      teller.told == [
        "should 0 0 '7'", "selection", "editingChanged 7", "notification", "should 1 0 'x'",
        "shouldClear",
      ])
    #expect(teller.field.text == "42")
  }

  @Test("A text view reports each change once, after its row has the new height") func textView()
    throws
  {
    let (app, teller) = try start()
    app.settle { $0.beginEditing(row: 1) }
    teller.told = []
    edit(app, row: 1, .keys, 0..<0, "🙂")
    edit(app, row: 1, .keys, 0..<2, "")
    app.perform { $0.app.textChanged(on: &$0.phone) }
    #expect(
      teller.told == [
        "should 0 0 '🙂'", "selection 2", "didChange 🙂", "notification",
        "should 0 2 ''", "selection 0", "didChange ", "notification",
      ])
  }

  @Test(
    "Return sends the primary action, and resigns only with a target for editingDidEndOnExit",
    arguments: [false, true]) func returnAction(ends: Bool) throws
  {
    let (app, teller) = try start()
    teller.field.delegate = nil
    let done = UIAction { [unowned teller] _ in teller.told.append("primary") }
    teller.field.addAction(done, for: .primaryActionTriggered)
    let end = UIAction { [unowned teller] _ in teller.told.append("end") }
    if ends { teller.field.addAction(end, for: .editingDidEndOnExit) }
    app.perform {
      $0.beginEditing(row: 0)
      $0.settle()
      _ = $0.app.shouldReturn(on: &$0.phone)
    }
    #expect(teller.told == (ends ? ["primary", "end"] : ["primary"]))
    #expect(teller.field.isFirstResponder == !ends)
  }

  @Test("A delegate can use Return to focus another field") func returnDelegate() throws {
    let (app, teller) = try start()
    app.settle { $0.beginEditing(row: 0) }
    var isLeft = true
    app.perform { isLeft = $0.app.shouldReturn(on: &$0.phone) }
    #expect(!isLeft)
    #expect(teller.told.last == "shouldReturn")
    #expect(teller.note.isFirstResponder)
  }
}
