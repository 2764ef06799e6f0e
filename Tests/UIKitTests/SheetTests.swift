import Simulation
import Testing
import UIKit

/// Tests controllers presented as sheets, and alerts with fields.
@MainActor @Suite struct SheetTests {
  /// The screen that presents the sheets and alerts, with one field.
  private final class Home: UIViewController {
    let name = UITextField(frame: CGRect(x: 16, y: 120, width: 280, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(name)
    }
  }

  /// A controller with twelve fields in a scroll view that fills its view.
  private final class Editor: UIViewController {
    let scrollView = UIScrollView()
    var widths: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 300, height: 720)
      scrollView.alwaysBounceVertical = true
      view.addSubview(scrollView)
      for row in 0..<12 {
        scrollView.addSubview(
          UITextField(frame: CGRect(x: 16, y: CGFloat(row) * 60, width: 200, height: 40)))
      }
    }

    override func viewDidLayoutSubviews() { widths.append(view.bounds.width) }
  }

  private func present(
    _ controller: UIViewController, on device: String
  ) throws -> (app: SimulatedApp, home: Home) {
    let home = Home()
    let app = try SimulatedApp.showing(home, on: device)
    app.runAndSettle { home.present(controller, animated: true) }
    return (app, home)
  }

  /// A controller that prefers a content size of 300 × 440.
  private final class Small: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preferredContentSize = CGSize(width: 300, height: 440)
      view.addSubview(UITextField(frame: CGRect(x: 16, y: 20, width: 200, height: 40)))
    }
  }

  /// A form sheet is in the middle of the iPad's screen of 834 × 1194.
  @Test(
    "A popover and a form sheet have the size that their controller prefers",
    arguments: [true, false]) func preferredSize(isInNavigation: Bool) throws
  {
    for style in [UIModalPresentationStyle.popover, .formSheet] {
      let small = Small()
      let front = isInNavigation ? UINavigationController(rootViewController: small) : small
      front.modalPresentationStyle = style
      _ = try present(front, on: "ipad-pro-11")
      let frame = front.view.convert(front.view.bounds, to: nil)
      #expect(frame.size == CGSize(width: 300, height: 440))
      #expect(style == .popover || frame.origin == CGPoint(x: 267, y: 377))
    }
  }

  struct Style: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: UIModalPresentationStyle
    let device: String
    /// The expected frame of the view in the window, and its safe area.
    let frame: CGRect
    let safeArea: UIEdgeInsets
  }

  nonisolated static let styles = [
    Style(
      testDescription: "a card on a phone, 10 points below its status bar of 59",
      style: .automatic, device: "iphone-16",
      frame: CGRect(x: 0, y: 69, width: 393, height: 783),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
    Style(
      testDescription: "a form sheet is one there as well", style: .formSheet, device: "iphone-16",
      frame: CGRect(x: 0, y: 69, width: 393, height: 783),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
    Style(
      testDescription: "before iOS 13 there were no cards", style: .automatic, device: "iphone-5s",
      frame: CGRect(x: 0, y: 0, width: 320, height: 568),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Style(
      testDescription: "in the middle of an iPad", style: .formSheet, device: "ipad-pro-11",
      frame: CGRect(x: 147, y: 287, width: 540, height: 620), safeArea: .zero),
    Style(
      testDescription: "all of a screen", style: .fullScreen, device: "iphone-16",
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
  ]

  @Test("A presented view has its style's frame and safe area", arguments: styles)
  func presentedView(_ one: Style) throws {
    let editor = Editor()
    editor.modalPresentationStyle = one.style
    let (app, home) = try present(editor, on: one.device)
    #expect(editor.view.convert(editor.view.bounds, to: nil) == one.frame)
    #expect(editor.view.safeAreaInsets == one.safeArea)
    #expect(editor.scrollView.frame == CGRect(origin: .zero, size: one.frame.size))
    #expect(app.phone.fields.count == 12)
    let field = app.phone.convertToScreen(fromTable: app.phone.rect(forRow: 3))
    #expect(field.origin.x == one.frame.minX + 16)
    #expect(field.origin.y == one.frame.minY + one.safeArea.top + 180)
    app.runAndSettle { editor.dismiss(animated: true) }
    #expect(app.phone.fields.count == 1)
    #expect(home.view.frame.size == app.phone.scene.screenSize)
  }

  @Test("The keyboard's frame converts to the sheet's coordinates") func keyboardInSheet() throws {
    let editor = Editor()
    let (app, _) = try present(editor, on: "iphone-16")
    app.settle { $0.beginEditing(row: 2) }
    let keyboard = app.phone.keyboard.frame.model
    #expect(keyboard.minY == 516)
    #expect(abs(editor.view.convert(keyboard, from: nil).minY - 447) < 0.001)
  }

  @Test("A form sheet on an iPad in landscape moves up for the keyboard and keeps its size")
  func formSheet() throws {
    let editor = Editor()
    editor.modalPresentationStyle = .formSheet
    let (app, _) = try present(editor, on: "ipad-pro-11")
    app.settle { $0.rotate(to: .landscapeLeft) }
    let before = editor.view.convert(editor.view.bounds, to: nil)
    #expect(before == CGRect(x: 327, y: 107, width: 540, height: 620))
    app.settle { $0.beginEditing(row: 0) }
    let top = app.phone.keyboard.frame.model.minY
    let after = editor.view.convert(editor.view.bounds, to: nil)
    #expect(after.minY == max(24, top - 620))
    #expect(after.size == before.size)
    #expect(Set(editor.widths) == [540])
  }

  @Test("A navigation stack in a sheet has a bar of 56 points") func stackInSheet() throws {
    let rows = FieldRows()
    let stack = UINavigationController(rootViewController: rows)
    let (app, _) = try present(stack, on: "iphone-16")
    #expect(rows.view.convert(CGPoint.zero, to: stack.view).y == 56)
    #expect(rows.view.frame == CGRect(x: 0, y: 0, width: 393, height: 783))
    #expect(rows.tableView.adjustedContentInset.top == 56)
    #expect(rows.tableView.contentOffset.y == -56)
    #expect(app.phone.fields.count == 20)
    let second = Editor()
    app.runAndSettle { stack.pushViewController(second, animated: true) }
    #expect(app.phone.fields.count == 12)
    #expect(second.view.convert(second.view.bounds, to: nil).minY == 69)
    app.runAndSettle { second.dismiss(animated: true) }
    #expect(app.phone.fields.count == 1)
  }

  @Test("A sheet at half height grows for the keyboard and shrinks again") func detents() throws {
    let editor = Editor()
    editor.sheetPresentationController?.detents = [.medium(), .large()]
    let (app, _) = try present(editor, on: "iphone-16")
    let low = editor.view.frame.height
    #expect(low == ((783 - 34) / 2).rounded() + 34)
    app.settle { $0.beginEditing(row: 0) }
    #expect(editor.view.frame.height == 783)
    #expect(editor.scrollView.frame.height == 783)
    app.settle { $0.endEditing() }
    #expect(editor.view.frame.height == low)
    #expect(editor.scrollView.frame.height == low)
  }

  @Test("An alert's first field is focused, and its button closes it before the action's handler")
  func alertFields() throws {
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    alert.addTextField { $0.isSecureTextEntry = true }
    var told: [String] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        told.append(alert?.textFields?.first?.text ?? "gone")
      })
    let (app, home) = try present(alert, on: "iphone-16")
    #expect(app.phone.fields.count == 2)
    #expect(app.phone.firstResponder == 0)
    #expect(app.phone.keyboard.isVisible)
    #expect(app.phone.fields[1]?.isSecure == true)
    // The alert is centered between the status bar and the keyboard.
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame == CGRect(x: 61.5, y: 193.5, width: 270, height: 188))
    alert.textFields?[0].text = "Ada"
    let button = try #require(AppObserver(app).place(ofItem: "ok", on: app.phone))
    app.settle { $0.tap(button) }
    #expect(told == ["Ada"])
    #expect(home.presentedViewController == nil)
    #expect(app.phone.fields.count == 1)
    #expect(!app.phone.keyboard.isVisible)
  }

  /// When the alert is closed, its presenter no longer presents anything.
  @Test(
    "Closing an alert without fields presses its cancel button or its only button",
    arguments: [
      (["OK"], [UIAlertAction.Style.default], ["OK"]),
      (["Delete", "Cancel"], [.destructive, .cancel], ["Cancel"]),
      (["Camera", "Library"], [.default, .default], []), ([], [], []),
    ]) func plainAlert(
      titles: [String], styles: [UIAlertAction.Style], told: [String]
    ) throws
  {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var pressed: [String] = []
    for (title, style) in zip(titles, styles) {
      alert.addAction(
        UIAlertAction(title: title, style: style) { pressed.append($0.title ?? "") })
    }
    let (app, home) = try present(alert, on: "iphone-16")
    #expect(home.presentedViewController === alert)
    app.perform {
      $0.present(.fullScreen, hasField: false)
      $0.close()
      $0.settle()
    }
    #expect(home.presentedViewController === alert)
    app.settle { $0.close() }
    #expect(home.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
    #expect(pressed == told)
    #expect(app.phone.obstacle == nil)
  }

  /// A controller that logs its callbacks and when its view enters or leaves the window.
  private final class Presenter: UIViewController {
    final class Told: UIView {
      var told: (String) -> Void = { _ in }
      override func didMoveToWindow() { told(window == nil ? "leaves" : "enters") }
    }

    let field = UITextField(frame: CGRect(x: 16, y: 120, width: 280, height: 40))
    var told: [String] = []

    override func loadView() {
      let view = Told()
      view.told = { [weak self] in self?.told.append($0) }
      self.view = view
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) { told.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { told.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("didDisappear") }
  }

  /// The presenter's view stays in the window under a sheet.
  ///
  /// Only full-screen styles remove it (UIModalPresentationStyle's reference).
  @Test(
    "The presenter's view stays in the window only below styles that leave it visible",
    arguments: [
      (UIModalPresentationStyle.automatic, "iphone-16", true),
      (.formSheet, "ipad-pro-11", true), (.popover, "ipad-pro-11", true),
      (.overFullScreen, "iphone-16", true), (.overCurrentContext, "iphone-16", true),
      (.fullScreen, "iphone-16", false), (.currentContext, "iphone-16", false),
      (.automatic, "iphone-5s", false),
    ]) func presenter(style: UIModalPresentationStyle, device: String, stays: Bool) throws
  {
    let presenter = Presenter()
    let app = try SimulatedApp.showing(presenter, on: device)
    #expect(presenter.told == ["willAppear", "enters", "didAppear"])
    presenter.told = []
    app.phone.isRecording = true
    let editor = Editor()
    editor.modalPresentationStyle = style
    app.runAndSettle { presenter.present(editor, animated: true) }
    #expect(presenter.told == (stays ? [] : ["willDisappear", "leaves", "didDisappear"]))
    #expect((presenter.view.window != nil) == stays)
    // A touch doesn't reach the presenter's view.
    let hit = editor.view.window?.hitTest(CGPoint(x: 20, y: 140), with: nil)
    #expect(hit?.isDescendant(of: presenter.view) == false)
    presenter.told = []
    app.runAndSettle { editor.dismiss(animated: true) }
    #expect(presenter.told == (stays ? [] : ["willAppear", "enters", "didAppear"]))
    #expect(presenter.field.window != nil)
    app.runAndSettle { _ = presenter.field.becomeFirstResponder() }
    #expect(app.phone.keyboard.isVisible)
    let told = app.phone.events.compactMap { event -> LifecycleCall? in
      if case .lifecycle(let call) = event.kind { call } else { nil }
    }
    #expect(told == (stays ? [] : [.viewWillDisappear, .viewWillAppear]))
  }

  /// A delegate that logs the calls for an interactive dismissal, and may refuse it.
  private final class Asker: NSObject, UIAdaptivePresentationControllerDelegate {
    var told: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      told.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      told.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      told.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { told.append("attempt") }
  }

  /// Only a dismissal by a finger asks the delegate (UIAdaptivePresentationControllerDelegate).
  @Test(
    "The delegate decides about a finger's dismissal, and code doesn't ask it",
    arguments: [
      ("finger", true, false, ["should", "will", "did"]),
      ("finger", false, false, ["should", "attempt"]),
      ("finger", true, true, ["attempt"]), ("code", false, true, []),
    ]) func interactiveDismissal(by way: String, allows: Bool, isModal: Bool, told: [String]) throws
  {
    let editor = Editor()
    editor.isModalInPresentation = isModal
    let (app, home) = try present(editor, on: "iphone-16")
    let asker = Asker()
    asker.allows = allows
    let controller = try #require(editor.presentationController)
    #expect(controller is UISheetPresentationController)
    #expect(controller.presentingViewController === home)
    controller.delegate = asker
    if way == "finger" {
      app.settle { $0.close() }
    } else {
      app.runAndSettle { editor.dismiss(animated: true) }
    }
    #expect(asker.told == told)
    let isGone = way == "code" || allows && !isModal
    #expect((home.presentedViewController == nil) == isGone)
    #expect(app.phone.fields.count == (isGone ? 1 : 12))
    #expect(app.phone.obstacle == nil)
  }
}
