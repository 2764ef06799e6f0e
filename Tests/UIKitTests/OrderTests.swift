import Simulation
import Testing
import UIKit

/// Tests the order of UIKit's calls against Apple's documentation.
@MainActor @Suite struct OrderTests {
  /// A controller and text field delegate that logs its callbacks.
  final class Teller: UIViewController, UITextFieldDelegate {
    var told: [String] = []
    var onEnd: (UITextField) -> Void = { _ in }
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let second = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))

    override func loadView() {
      told.append("loadView")
      super.loadView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      told.append("viewDidLoad")
      for (name, field) in [("first", first), ("second", second)] {
        field.placeholder = name
        field.delegate = self
        view.addSubview(field)
      }
      let center = NotificationCenter.default
      for (name, notification) in [
        ("willShow", UIResponder.keyboardWillShowNotification),
        ("didShow", UIResponder.keyboardDidShowNotification),
        ("willHide", UIResponder.keyboardWillHideNotification),
        ("didHide", UIResponder.keyboardDidHideNotification),
        ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
        ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
      ] {
        center.addObserver(forName: notification, object: nil, queue: nil) { [unowned self] _ in
          told.append(name)
        }
      }
    }

    override func viewWillAppear(_ animated: Bool) { told.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { told.append("viewIsAppearing") }
    override func viewWillLayoutSubviews() { told.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { told.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { told.append("viewDidAppear") }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      tell("shouldBegin", textField)
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { tell("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      tell("shouldEnd", textField)
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      tell("didEnd", textField)
      onEnd(textField)
    }

    private func tell(_ call: String, _ field: UITextField) {
      told.append("\(call) \(field.placeholder ?? "")")
    }
  }

  private func start() throws -> (app: SimulatedApp, teller: Teller) {
    let teller = Teller()
    return (try SimulatedApp.showing(teller, on: "iphone-16"), teller)
  }

  @Test("A controller's first callbacks come in UIKit's order") func appearance() throws {
    #expect(
      try start().teller.told == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test("Delegate calls and keyboard notifications come in order when fields begin and end editing")
  func editing() throws {
    let (app, teller) = try start()
    teller.told = []
    app.runAndSettle { _ = teller.first.becomeFirstResponder() }
    #expect(
      teller.told == [
        "shouldBegin first", "didBegin first", "willChangeFrame", "willShow", "didChangeFrame",
        "didShow",
      ])
    teller.told = []
    app.runAndSettle { _ = teller.second.becomeFirstResponder() }
    #expect(
      teller.told == ["shouldBegin second", "shouldEnd first", "didEnd first", "didBegin second"])
    #expect(teller.second.isFirstResponder)
    teller.told = []
    app.runAndSettle { _ = teller.view.endEditing(true) }
    #expect(
      teller.told == [
        "shouldEnd second", "didEnd second", "willChangeFrame", "willHide", "didChangeFrame",
        "didHide",
      ])
  }

  @Test("A field that becomes first responder as its editing ends keeps the keyboard")
  func beginsAgain() throws {
    let (app, teller) = try start()
    teller.onEnd = { _ = $0.becomeFirstResponder() }
    app.runAndSettle { _ = teller.first.becomeFirstResponder() }
    app.settle { $0.endEditing() }
    #expect(teller.first.isFirstResponder)
    #expect(app.phone.keyboard.isVisible)
  }

  /// Starts an app that also logs the actions and notifications of its first field.
  private func startListening() throws -> (app: SimulatedApp, teller: Teller) {
    let (app, teller) = try start()
    for (name, event) in [
      ("editingDidBegin", UIControl.Event.editingDidBegin), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ] {
      teller.first.addAction(
        UIAction { [unowned teller] _ in teller.told.append(name) }, for: event)
    }
    app.run {
      for (name, notification) in [
        ("begun", UITextField.textDidBeginEditingNotification),
        ("ended", UITextField.textDidEndEditingNotification),
      ] {
        NotificationCenter.default.addObserver(
          forName: notification, object: teller.first, queue: nil
        ) { [unowned teller] _ in teller.told.append(name) }
      }
    }
    teller.told = []
    return (app, teller)
  }

  /// By UITextFieldDelegate's reference, the delegate is called before the notification.
  ///
  /// That control events are sent between them is inferred.
  @Test(
    "A text field calls its delegate, then sends control events, then posts notifications",
    arguments: [false, true]) func fieldEvents(endsByKey: Bool) throws
  {
    let (app, teller) = try startListening()
    app.run { _ = teller.first.becomeFirstResponder() }
    #expect(
      Array(teller.told.prefix(4)) == [
        "shouldBegin first", "didBegin first", "editingDidBegin", "begun",
      ])
    app.settle()
    teller.told = []
    if endsByKey {
      app.perform { _ = $0.app.shouldReturn(on: &$0.phone) }
    } else {
      app.run { _ = teller.first.resignFirstResponder() }
    }
    app.settle()
    #expect(
      teller.told == (endsByKey ? ["editingDidEndOnExit"] : []) + [
        "shouldEnd first", "didEnd first", "editingDidEnd", "ended", "willChangeFrame", "willHide",
        "didChangeFrame", "didHide",
      ])
  }
}
