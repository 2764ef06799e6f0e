import Simulation
import Testing
import UIKit

/// Tests views over an app's screens: those added directly to its window, and other windows.
@MainActor @Suite struct WindowTests {
  private final class Home: UIViewController {
    let name = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
    let city = UITextField(frame: CGRect(x: 16, y: 160, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(name)
      view.addSubview(city)
    }
  }

  /// A dialog whose card moves up with the keyboard, as in public libraries.
  private final class Dialog: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 280, height: 150))
    let code = UITextField(frame: CGRect(x: 10, y: 90, width: 200, height: 40))
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      for y in [10, 50] as [CGFloat] {
        card.addSubview(UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 30)))
      }
      code.keyboardType = .numberPad
      card.addSubview(code)
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [card] _ in card.frame.origin.y = 60 }
    }

    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
  }

  private let home = Home()
  private let dialog = Dialog()
  private let app: SimulatedApp

  init() throws {
    app = try .showing(home, on: "iphone-5s")
    run {}
  }

  private func run(_ body: () -> Void) {
    app.runAndSettle(body)
  }

  private func putDialogIntoWindow() {
    run {
      let window = UIApplication.shared.windows.first
      dialog.view.frame = window?.bounds ?? .zero
      dialog.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window?.addSubview(dialog.view)
    }
  }

  @Test("A dialog's fields in the window are the form's while it is there") func dialogInWindow()
    throws
  {
    putDialogIntoWindow()
    #expect(app.phone.fields.map { $0?.keyboard } == [.default, .default, .numberPad])
    #expect(app.phone.rect(forRow: 2) == CGRect(x: 30, y: 390, width: 200, height: 40))
    #expect(AppObserver(app).screenNumber == 1)
    app.settle { $0.beginEditing(row: 2) }
    #expect(dialog.code.isFirstResponder)
    #expect(app.phone.keyboard.isVisible)
    #expect(app.phone.rect(forRow: 2).minY == 150)
    run { dialog.view.removeFromSuperview() }
    #expect(!app.phone.keyboard.isVisible)
    #expect(app.phone.fields.count == 2)
    #expect(app.phone.rect(forRow: 0).minY == 100)
    #expect(AppObserver(app).screenNumber == 2)
    #expect(
      dialog.told == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  @Test("An edited field stays the phone's under a dialog until it ends", arguments: [true, false])
  func dialogDuringEditing(isFocused: Bool) {
    run { _ = home.name.becomeFirstResponder() }
    putDialogIntoWindow()
    #expect(app.phone.fields.count == 2)
    #expect(home.name.isFirstResponder)
    run {
      if isFocused { dialog.code.becomeFirstResponder() } else { home.view.endEditing(true) }
    }
    #expect(!home.name.isFirstResponder)
    #expect(app.phone.fields.count == 3)
    #expect(app.phone.firstResponder == (isFocused ? 2 : nil))
    run { dialog.view.removeFromSuperview() }
    #expect(app.phone.fields.count == 2)
  }

  @Test("Fields covered by a dialog give no form", arguments: [(0, 1), (210, 2)])
  func coveredFields(top: CGFloat, count: Int) throws {
    final class Opening: UIViewController {
      let dialog = Dialog()
      var top: CGFloat = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40)))
      }

      override func viewDidAppear(_ animated: Bool) {
        dialog.view.frame = view.bounds.offsetBy(dx: 0, dy: top)
        view.window?.addSubview(dialog.view)
      }
    }
    let forms = SimulatedApp.builtForms(on: try .empty("iphone-5s")) { _ in
      let opening = Opening()
      opening.top = top
      return opening
    }
    #expect(forms.count == count)
  }

  @Test("A dialog in the window rotates with it") func rotation() {
    putDialogIntoWindow()
    app.settle { $0.rotate(to: .landscapeLeft) }
    #expect(dialog.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test("Another window shows its controller's fields until it is hidden") func anotherWindow()
    throws
  {
    run {}
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = dialog
    #expect(UIApplication.shared.windows.count == 1)
    run { window.makeKeyAndVisible() }
    #expect(UIApplication.shared.windows.last === window)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(dialog.view.window === window)
    #expect(dialog.told == ["will appear", "did appear"])
    #expect(app.phone.rect(forRow: 2) == CGRect(x: 30, y: 390, width: 200, height: 40))
    app.settle { $0.beginEditing(row: 2) }
    #expect(dialog.code.isFirstResponder)
    run { window.isHidden = true }
    #expect(!app.phone.keyboard.isVisible)
    #expect(app.phone.fields.count == 2)
    #expect(UIApplication.shared.keyWindow === home.view.window)
    #expect(dialog.told.last == "did disappear")
  }

  @Test("A window that nothing holds disappears") func releasedWindow() {
    run {}
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = dialog
    run { window?.isHidden = false }
    #expect(app.phone.fields.count == 3)
    run { window = nil }
    #expect(app.phone.fields.count == 2)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("Windows are ordered by level and then by time") func windowOrder() {
    run {}
    let levels: [UIWindow.Level] = [.alert, .normal, .statusBar]
    let windows = levels.map { level in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    let order = UIApplication.shared.windows.map { shown in
      windows.firstIndex { $0 === shown }
    }
    #expect(order == [nil, 1, 2, 0])
  }

  @Test("A small window's fields are at the window's place") func smallWindow() {
    run {}
    let window = UIWindow(frame: CGRect(x: 40, y: 200, width: 240, height: 100))
    let scrollView = UIScrollView(frame: CGRect(x: 5, y: 5, width: 230, height: 90))
    scrollView.contentSize = CGSize(width: 230, height: 400)
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
    scrollView.addSubview(field)
    window.addSubview(scrollView)
    run { window.isHidden = false }
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.tableFrame == CGRect(x: 45, y: 205, width: 230, height: 90))
    #expect(scrollView.frame == CGRect(x: 5, y: 5, width: 230, height: 90))
    app.settle { $0.beginEditing(row: 0) }
    #expect(field.isFirstResponder)
  }

  @Test("An app that creates its own window uses that window") func ownWindow() throws {
    let home = home
    var window: UIWindow?
    let app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in
      let made = UIWindow(frame: UIScreen.main.bounds)
      made.rootViewController = home
      made.makeKeyAndVisible()
      window = made
      return made
    }
    #expect(app.phone.fields.count == 2)
    #expect(home.view.window === window)
    #expect(UIApplication.shared.windows.count == 1)
  }
}
