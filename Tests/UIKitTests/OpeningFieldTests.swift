import Simulation
import Testing
import UIKit

/// Tests fields that become first responder before their screen is in the window.
@MainActor @Suite struct OpeningFieldTests {
  /// A screen with a field that becomes first responder in `viewDidLoad`.
  private final class Note: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    var resigns = false
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      view.addSubview(field)
      told.append("loaded: \(field.becomeFirstResponder())")
      if resigns { field.resignFirstResponder() }
    }
    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    func textFieldDidBeginEditing(_ textField: UITextField) { told.append("began") }
  }

  private static let expected = ["loaded: false", "will appear", "began", "did appear"]

  @Test("A field of the first screen gets the keyboard when the screen appears") func first() throws
  {
    let note = Note()
    let app = try SimulatedApp.showing(note, on: "iphone-16").settled()
    #expect(note.told == Self.expected)
    #expect(note.field.isFirstResponder)
    #expect(app.phone.keyboard.isVisible)
  }

  @Test("A field of a pushed screen gets the keyboard when the screen appears") func pushed() throws
  {
    let (note, stack) = (Note(), UINavigationController(rootViewController: UIViewController()))
    let app = try SimulatedApp.showing(stack, on: "iphone-16").settled()
    app.runAndSettle { stack.pushViewController(note, animated: true) }
    #expect(note.told == Self.expected)
    #expect(app.phone.keyboard.isVisible)
  }

  @Test("A field that resigns before its screen appears gets no keyboard") func resigned() throws {
    let note = Note()
    note.resigns = true
    let app = try SimulatedApp.showing(note, on: "iphone-16").settled()
    #expect(note.told == ["loaded: false", "will appear", "did appear"])
    #expect(!app.phone.keyboard.isVisible)
  }

  @Test("A field gets the keyboard when its view is added to the screen") func added() throws {
    let (screen, card) = (
      UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    )
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    let app = try SimulatedApp.showing(screen, on: "iphone-16").settled()
    app.runAndSettle {
      card.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(!app.phone.keyboard.isVisible)
    app.runAndSettle { screen.view.addSubview(card) }
    #expect(app.phone.keyboard.isVisible)
  }
}
