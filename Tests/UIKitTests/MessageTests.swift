import Observation
import Simulation
import Testing
import UIKit

/// Tests typed notifications and tracked updates of views, as in iOS 26.
@MainActor @Suite struct MessageTests {
  private final class KeyboardScreen: FieldRows {
    var tokens: [UIKit.NotificationCenter.ObservationToken] = []
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let center = UIKit.NotificationCenter.default
      tokens = [
        center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { [unowned self] message in
          let height = message.endFrame.height
          told.append(
            "show \(height) \(message.animationDuration) \(message.screen === UIScreen.main)")
        },
        center.addObserver(
          of: UIScreen.self, for: UIResponder.KeyboardWillHideMessage.self
        ) { [unowned self] message in
          told.append("hide \(message.beginFrame.minY) \(message.isLocal)")
        },
      ]
    }

    override var count: Int { 12 }
  }

  @Test("The keyboard's messages say what its notifications say")
  func keyboardMessages() throws {
    var screen: KeyboardScreen?
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in
      let made = KeyboardScreen()
      screen = made
      return made
    }
    let shown = try #require(screen)
    app.run {
      let info: [AnyHashable: Any] = [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 852, width: 393, height: 336)),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 516, width: 393, height: 336)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UInt(7)),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification,
      ] {
        UIKit.NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
      }
      #expect(shown.told == ["show 336.0 0.25 true", "hide 852.0 true"])
      shown.tokens = []
      UIKit.NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
      #expect(shown.told.count == 2)
    }
  }

  private final class Store {}

  private struct Saved: UIKit.NotificationCenter.MainActorMessage {
    typealias Subject = Store
    var count: Int
  }

  @Test("A message of the app's own reaches the observers of its subject")
  func ownMessages() throws {
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in UIViewController() }
    app.run {
      let (center, one, other) = (UIKit.NotificationCenter.default, Store(), Store())
      var counts: [Int] = []
      let ofOne = center.addObserver(of: one, for: Saved.self) { counts.append($0.count) }
      let ofAll = center.addObserver(for: Saved.self) { counts.append(-$0.count) }
      center.post(Saved(count: 1), subject: one)
      center.post(Saved(count: 2), subject: other)
      #expect(counts == [1, -1, -2])
      center.removeObserver(ofOne)
      center.post(Saved(count: 3), subject: one)
      #expect(counts == [1, -1, -2, -3])
      withExtendedLifetime(ofAll) {}
    }
  }

  @Observable final class Model {
    var name = "first"
    var isRead = false
  }

  private final class TitledScreen: UIViewController {
    let model = Model()
    let label = UILabel()
    var updates = 0
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func updateProperties() {
      super.updateProperties()
      updates += 1
      label.text = model.name
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      label.isHidden = model.isRead
    }
  }

  @Test("Updates run again when an observable object changes that they read")
  func trackedUpdates() throws {
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in UIViewController() }
    app.run {
      let screen = TitledScreen()
      screen.view.layoutIfNeeded()
      #expect(screen.label.text == "first")
      #expect(screen.updates == 1)
      screen.model.name = "second"
      #expect(screen.label.text == "first")
      screen.view.layoutIfNeeded()
      #expect(screen.label.text == "second")
      #expect(screen.updates == 2)
      let layouts = screen.layouts
      screen.model.isRead = true
      screen.view.layoutIfNeeded()
      #expect(screen.label.isHidden)
      #expect(screen.layouts > layouts)
      #expect(screen.updates == 2)
      screen.setNeedsUpdateProperties()
      screen.updatePropertiesIfNeeded()
      #expect(screen.updates == 3)
    }
  }
}
