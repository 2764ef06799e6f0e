import Simulation
import Testing
import UIKit

/// Tests the frames of bar items, and taps on them.
@MainActor @Suite struct BarTests {
  final class Controller: UIViewController {
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 20, y: 100 + 60 * $0, width: 200, height: 40))
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var calls: [String] = []
    private(set) lazy var nextItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: Selector("goOn", Controller.goOn(_:)))
    private(set) lazy var done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [unowned self] action in
        calls.append("done by \((action.sender as? UIBarButtonItem)?.style == .done)")
        view.endEditing(true)
      })

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.items = [nextItem, .flexibleSpace(), done]
      for field in fields {
        field.inputAccessoryView = bar
        view.addSubview(field)
      }
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", style: .done, target: nil, action: Selector("save", Controller.save))
    }

    func goOn(_ sender: UIBarButtonItem) {
      calls.append("next \(sender === nextItem)")
      fields[1].becomeFirstResponder()
    }

    func save() { calls.append("save") }
  }

  private let controller = Controller()
  private let app: SimulatedApp

  init() throws {
    let controller = controller
    app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in
      UINavigationController(rootViewController: controller)
    }
    app.settle { $0.beginEditing(row: 0) }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    app.settle { $0.tap(CGPoint(x: x, y: y)) }
  }

  /// The bar's top is at 568 - 253 - 44 points.
  ///
  /// It leaves 16 points free at its ends, and each item is at least 36 points wide.
  @Test("Tapping items in an accessory bar triggers their actions") func accessoryItems() {
    tap(20, 290)
    #expect(controller.calls == ["next true"])
    #expect(controller.fields[1].isFirstResponder)
    tap(300, 290)
    #expect(controller.calls == ["next true", "done by true"])
    #expect(app.phone.responder == nil)
  }

  @Test("Tapping beside an item or on a disabled one has no effect") func emptySpace() {
    tap(10, 290)
    tap(160, 290)
    tap(300, 400)
    controller.done.isEnabled = false
    tap(300, 290)
    #expect(controller.calls == [])
    #expect(controller.fields[0].isFirstResponder)
  }

  /// Without a target the action goes up the responder chain from the first responder.
  @Test("Tapping a navigation bar item triggers its action") func navigationItems() {
    tap(290, 42)
    #expect(controller.calls == ["save"])
    tap(160, 42)
    #expect(controller.calls == ["save"])
  }

  private func place(_ label: String) -> CGPoint? {
    AppObserver(app).place(ofItem: label, on: app.phone)
  }

  @Test("Items are found by their labels, ignoring case") func labels() {
    #expect(
      place("next").map {
        CGRect(x: 16, y: 271, width: 50, height: 44).contains($0)
      }
        == true)
    #expect(place("DONE")?.y == 293)
    #expect(place("save")?.y == 42)
    #expect(place("print") == nil)
  }

  @Test("A system item has a style but no title of its own") func systemItems() {
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(item.title == nil)
    #expect(item.style == .done)
    #expect(UIBarButtonItem(title: "x", primaryAction: UIAction { _ in }).title == "x")
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }
}

/// Tests actions, traits of views with key input, and text sizes.
@MainActor @Suite struct ActionTests {
  private final class Pin: UIView, UIKeyInput {
    var code = ""
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { _ = code.popLast() }
  }

  @Test("Controls call the actions added for an event") func actions() {
    var told: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { told.append($0.title) })
    button.sendActions(for: .touchUpInside)
    #expect(told == ["Go"])
    #expect(button.currentTitle == "Go")
    let field = UITextField()
    let action = UIAction { _ in told.append("changed") }
    field.addAction(action, for: .editingChanged)
    field.sendActions(for: [.editingChanged, .editingDidEnd])
    field.removeAction(action, for: .editingChanged)
    field.sendActions(for: .editingChanged)
    #expect(told == ["Go", "changed"])
  }

  @Test("A keyboard trait is nil if the view doesn't set it") func traits() {
    let field = UITextField()
    field.keyboardType = .numberPad
    let inputs: [any UITextInputTraits] = [field, Pin()]
    #expect(inputs.map(\.keyboardType) == [.numberPad, nil])
    inputs[0].keyboardType = .URL
    #expect(field.keyboardType == .URL)
  }

  /// A label rounds up to whole pixels (boundingRect's reference).
  ///
  /// Three lines of 20.287 are 60.861, and 61 on a 2x screen.
  @Test("A text's bounding rectangle has fractions of points, and a label rounds them up")
  func textSize() {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("Only letters may appear on the shirt", 0)
    let size = label.sizeThatFits(CGSize(width: 100, height: 1_000))
    let rect = "Only letters may appear on the shirt".boundingRect(
      with: CGSize(width: 100, height: 1_000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
    #expect(rect.height == 60.861328125)
    #expect(rect.width == 100)
    #expect(size == CGSize(width: 100, height: 61))
  }

  @Test("A custom view with constraints is centered in the toolbar") func customView() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    bar.items = [UIBarButtonItem(customView: view)]
    bar.layoutIfNeeded()
    #expect(view.superview?.frame == CGRect(x: 16, y: 0, width: 120, height: 44))
    #expect(view.frame == CGRect(x: 0, y: 7, width: 120, height: 30))
  }
}
