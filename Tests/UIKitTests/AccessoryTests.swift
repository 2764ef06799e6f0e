import Simulation
import Testing
import UIKit

/// Tests a field's accessory view, which moves with the keyboard.
@MainActor @Suite struct AccessoryTests {
  final class Controller: UIViewController {
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 20, y: 40 + 60 * $0, width: 200, height: 40))
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(frame: CGRect(x: 50, y: 7, width: 40, height: 30))
    var tops: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in fields { view.addSubview(field) }
      bar.addSubview(button)
      fields[0].inputAccessoryView = bar
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.noteTop() }
      }
    }

    private func noteTop() { tops.append(bar.convert(bar.bounds, to: nil).minY) }
  }

  private let controller = Controller()
  private let app: SimulatedApp

  init() throws { app = try .showing(controller, on: "iphone-5s") }

  private func edit(_ row: Int?) {
    app.settle { if let row { $0.beginEditing(row: row) } else { $0.endEditing() } }
  }

  /// The keys are 253 points high and the bar 44, so the bar's top is at 568 - 253 - 44.
  ///
  /// At the keyboard's first notification, the bar is at y 568, still below the screen.
  @Test("The accessory view is above the keys, in a window of its own") func aboveTheKeys() {
    #expect(controller.bar.superview == nil)
    edit(0)
    #expect(controller.tops == [568])
    #expect(controller.bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(controller.bar.superview?.frame == CGRect(x: 0, y: 271, width: 320, height: 297))
    #expect(controller.bar.window != nil)
    #expect(controller.bar.window !== controller.view.window)
    let button = controller.button
    #expect(
      button.convert(button.bounds, to: nil) == CGRect(x: 50, y: 278, width: 40, height: 30))
    #expect(
      button.convert(button.bounds, to: controller.view)
        == CGRect(x: 50, y: 278, width: 40, height: 30))
    #expect(controller.fields[0].convert(CGPoint.zero, to: controller.bar).y == 40 - 271)
  }

  /// A controller that sets an accessory view or resigns when its field begins editing.
  final class Late: UIViewController, UITextFieldDelegate {
    enum Deed: CaseIterable { case sets, setsAndReloads, resigns }

    var deed = Deed.sets
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    var heights: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      view.addSubview(field)
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] in
        let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.heights.append(frame?.height ?? 0) }
      }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      if deed == .resigns { textField.resignFirstResponder() }
      guard textField.inputAccessoryView == nil else { return }
      textField.inputAccessoryView = UIToolbar(
        frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      if deed == .setsAndReloads { textField.reloadInputViews() }
    }
  }

  /// The keyboard is announced once, with the new height.
  ///
  /// A field that resigns at once shows no keyboard.
  @Test(
    "An accessory view set in textFieldDidBeginEditing appears with the keyboard",
    arguments: Late.Deed.allCases) func setOnBegin(deed: Late.Deed) throws
  {
    let late = Late()
    late.deed = deed
    let app = try SimulatedApp.showing(late, on: "iphone-5s")
    app.settle { $0.beginEditing(row: 0) }
    #expect(late.heights == (deed == .resigns ? [] : [297]))
    #expect(app.phone.keyboard.isVisible == (deed != .resigns))
  }

  @Test("The accessory view moves down with the keyboard and is then removed")
  func hidesWithKeyboard() {
    edit(0)
    app.perform { $0.endEditing() }
    #expect(controller.bar.convert(controller.bar.bounds, to: nil).minY == 568)
    #expect(controller.bar.superview != nil)
    app.settle()
    #expect(controller.bar.superview == nil)
  }

  @Test("Focusing a field without an accessory view removes the former one")
  func fieldWithoutAccessory() {
    edit(0)
    edit(1)
    #expect(controller.bar.superview == nil)
    edit(0)
    #expect(controller.bar.superview != nil)
  }

  @Test("An accessory view set during editing appears after reloadInputViews") func reload() {
    edit(1)
    controller.fields[1].inputAccessoryView = controller.bar
    #expect(controller.bar.superview == nil)
    controller.fields[1].reloadInputViews()
    #expect(controller.bar.superview?.frame.minY == 271)
  }

  /// Some apps observe the accessory view's superview to move their own bar with the keyboard.
  @Test("The accessory view's superview can be observed while the keyboard hides")
  func observedHost() {
    edit(0)
    var centers: [CGFloat] = []
    let watch = controller.bar.superview?.observe(\.center, options: .new) { view, _ in
      MainActor.assumeIsolated { centers.append(view.center.y) }
    }
    edit(nil)
    // From 271 + 297 / 2 to 568 + 297 / 2.
    #expect(centers.first == 716.5)
    watch?.invalidate()
  }

  @Test("The accessory view has the keyboard's width after a rotation") func rotation() {
    edit(0)
    app.settle { $0.rotate(to: .landscapeLeft) }
    #expect(controller.bar.frame.width == 568)
  }

  /// A view that replaces the keyboard, with its expected height without the bar's 44 points.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: String
    let height: CGFloat
    let view: @MainActor @Sendable () -> UIView
  }

  nonisolated static let inputs = [
    Input(testDescription: "a frame", device: "iphone-5s", height: 180) {
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    },
    Input(testDescription: "over a home indicator", device: "iphone-16", height: 180 + 34) {
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    },
    Input(testDescription: "wheels", device: "iphone-5s", height: 216) { UIPickerView() },
    Input(testDescription: "flexible", device: "iphone-5s", height: 216) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
      view.autoresizingMask = .flexibleHeight
      return view
    },
    Input(testDescription: "constraints", device: "iphone-5s", height: 120) {
      let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      let keys = UIView()
      keys.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(keys)
      NSLayoutConstraint.activate([
        keys.heightAnchor.constraint(equalToConstant: 100),
        keys.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        keys.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
    },
  ]

  @Test("An input view replaces the keyboard and gives it its height", arguments: inputs)
  func inputView(_ input: Input) throws {
    let controller = Controller()
    let app = try SimulatedApp.showing(controller, on: input.device)
    app.run { controller.fields[0].inputView = input.view() }
    app.settle { $0.beginEditing(row: 0) }
    #expect(app.phone.keyboard.frame.model.height == input.height + 44)
    // Back to the keys, like after a panel in a chat.
    let keys: CGFloat = input.device == "iphone-5s" ? 253 : 336
    app.run {
      controller.fields[0].inputView = nil
      controller.fields[0].reloadInputViews()
    }
    #expect(app.phone.keyboard.frame.model.height == keys + 44)
  }
}
