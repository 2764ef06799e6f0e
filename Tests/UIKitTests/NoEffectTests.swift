import Simulation
import Testing
import UIKit

/// Tests reports of members without effect, and members that do have one.
@MainActor @Suite struct NoEffectTests {
  struct Brush {
    func paint() { notDrawn(Brush.self) }
    func wash(with water: Int) { notDone(Brush.self) }
    var color = 0 { didSet { notDrawn(Brush.self) } }
    var hint = "" { didSet { notUsed(Brush.self) } }
  }

  @Test("Each member without effect that could matter is reported once") func namedOnce() {
    var brush = Brush()
    func lines() -> [String] {
      // The lines can include reports of other tests' code.
      NoEffect.takeLines().compactMap { line in
        let names = line.split(separator: " ").filter { $0.contains("Brush") }
        return names.isEmpty ? nil : line.prefix { $0 != ":" } + ": " + names.joined(separator: " ")
      }
    }
    brush.paint()
    brush.wash(with: 1)
    brush.color = 1
    brush.hint = "wet"
    let told = lines()
    // Colors and accessibility don't change the layout, so they aren't reported.
    #expect(told.count == 1)
    #expect(told.last?.hasPrefix("without effect here, and a phone may differ: ") == true)
    #expect(told.last?.contains("NoEffectTests.Brush.wash(with:)") == true)
    brush.paint()
    brush.color = 2
    #expect(lines().isEmpty)
  }

  /// `removeAllAnimations` can't stop animations of the phone's own views, so it is reported for
  /// them.
  ///
  /// Animations of other views aren't visible.
  @Test("removeAllAnimations is reported only for the phone's own views") func removeAllAnimations()
    throws
  {
    let (app, scroll) = try Scroller.start()
    _ = NoEffect.takeLines()
    app.run { UIView().layer.removeAllAnimations() }
    #expect(!NoEffect.takeLines().joined().contains("CALayer.removeAllAnimations()"))
    scroll.layer.removeAllAnimations()
    #expect(NoEffect.takeLines().joined().contains("CALayer.removeAllAnimations()"))
  }

  @Test("Values that aren't drawn can be read back") func keptValues() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 8)
    let field = UITextField()
    field.returnKeyType = .done
    #expect(field.returnKeyType == .done)
    #expect(UISearchBar().returnKeyType == .search)
  }

  @Test("A view's layer shares its geometry") func layerGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.position = CGPoint(x: 45, y: 60)
    #expect(view.frame == CGRect(x: 30, y: 40, width: 30, height: 40))
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    let own = CALayer()
    own.frame = CGRect(x: 2, y: 4, width: 10, height: 20)
    own.position = CGPoint(x: 10, y: 10)
    #expect(own.frame == CGRect(x: 5, y: 0, width: 10, height: 20))
  }

  /// A table of three rows to tap, which logs its delegate calls.
  ///
  /// The last row has a field in its accessory view.
  final class Controller: UITableViewController {
    var told: [String] = []
    var refuses = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 2 { cell.accessoryView = field }
      return cell
    }

    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      told.append("will \(indexPath.row)")
      return refuses ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("did \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      told.append("left \(indexPath.row)")
    }
  }

  private func start(_ controller: UIViewController) throws -> SimulatedApp {
    try .showing(controller, on: "iphone-5s")
  }

  /// The order of the delegate's calls comes from UITableViewDelegate's reference.
  ///
  /// The status bar is 20 points high, and a row 44.
  @Test("A tap selects a row and deselects the former one, with delegate calls in order")
  func selection() throws {
    let controller = Controller()
    let app = try start(controller)
    app.perform { $0.tap(CGPoint(x: 100, y: 30)) }
    app.perform { $0.tap(CGPoint(x: 100, y: 74)) }
    #expect(controller.told == ["will 0", "did 0", "will 1", "left 0", "did 1"])
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.isSelected == true)
    controller.refuses = true
    app.perform { $0.tap(CGPoint(x: 100, y: 30)) }
    controller.tableView.allowsSelection = false
    app.perform { $0.tap(CGPoint(x: 100, y: 30)) }
    #expect(controller.told.suffix(2) == ["did 1", "will 0"])
  }

  /// The field ends 16 points before the row's width of 320, and begins 7 below the top of its 44
  /// points.
  @Test("A field in a cell's accessory view is the row's field") func accessoryView() throws {
    let controller = Controller()
    let app = try start(controller)
    app.run { controller.view.layoutIfNeeded() }
    #expect(controller.field.frame == CGRect(x: 204, y: 7, width: 100, height: 30))
    app.runAndSettle { _ = controller.field.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 2)
  }

  @Test("A field with clearsOnBeginEditing is emptied when it begins editing") func clearsOnBegin()
    throws
  {
    let controller = Controller()
    let app = try start(controller)
    controller.field.text = "12"
    controller.field.clearsOnBeginEditing = true
    app.run { _ = controller.field.becomeFirstResponder() }
    #expect(controller.field.text == "")
  }

  @Test("A drag doesn't move a table with scrolling disabled") func scrollDisabled() throws {
    let controller = Controller()
    let app = try start(controller)
    controller.tableView.isScrollEnabled = false
    app.perform { $0.drag(by: [-30]) }
    #expect(app.phone.contentOffset.y == -20)
  }

  /// The command `tap` touches once with one finger.
  @Test("A single tap triggers single tap recognizers only") func doubleTap() throws {
    final class Taps: UIViewController {
      var count = 0
      let recognizer = UITapGestureRecognizer()
      func tapped() { count += 1 }
      override func viewDidLoad() {
        recognizer.addTarget(self, action: Selector("tapped", Taps.tapped))
        view.addGestureRecognizer(recognizer)
      }
    }
    let controller = Taps()
    let app = try start(controller)
    app.perform { $0.tap(CGPoint(x: 100, y: 300)) }
    #expect(controller.count == 1)
    controller.recognizer.numberOfTapsRequired = 2
    app.perform { $0.tap(CGPoint(x: 100, y: 300)) }
    #expect(controller.count == 1)
  }

  /// A line of text in a font of 34 points is 40.6 points high.
  @Test("A text field's height follows its font and border") func fieldHeight() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.font = .systemFont(ofSize: 34)
    #expect(field.intrinsicContentSize.height == 42)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 54)
  }

  /// "UIKit also calls this method immediately before your view appears onscreen"
  /// (viewSafeAreaInsetsDidChange).
  ///
  /// In viewIsAppearing the safe area is correct.
  @Test("The safe area is reported before viewIsAppearing") func safeAreaOrder() throws {
    final class Bar: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    final class Teller: UIViewController {
      var told: [String] = []
      let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      override func viewDidLoad() { view.addSubview(bar) }
      override func viewWillAppear(_ animated: Bool) { told.append("willAppear") }
      override func viewSafeAreaInsetsDidChange() {
        told.append("safeArea \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.bottom))")
      }
      override func viewLayoutMarginsDidChange() { told.append("margins") }
      override func viewIsAppearing(_ animated: Bool) { told.append("isAppearing") }
      override func viewDidAppear(_ animated: Bool) { told.append("didAppear") }
    }
    let controller = Teller()
    let app = try SimulatedApp.showing(controller, on: "iphone-16")
    #expect(
      controller.told == ["willAppear", "margins", "safeArea 59 34", "isAppearing", "didAppear"])
    #expect(controller.bar.count == 1)
    app.run { controller.additionalSafeAreaInsets.bottom = 50 }
    #expect(controller.told.suffix(2) == ["margins", "safeArea 59 84"])
  }
}
