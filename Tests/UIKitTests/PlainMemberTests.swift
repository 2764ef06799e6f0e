import Simulation
import Testing
import UIKit

/// Tests UIKit members that most apps use, even if they don't affect the keyboard.
@MainActor @Suite struct PlainMemberTests {
  private func start(_ device: String, _ make: @escaping () -> Any) throws -> SimulatedApp {
    SimulatedApp.start(on: try .empty(device)) { _ in make() }
  }

  /// Xcode's templates since Xcode 11 look for the app's scene like this.
  @Test("The app's scene is an active window scene that posts its notifications") func scene()
    throws
  {
    let app = try start("iphone-16") { UIViewController() }
    app.run {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.windows == UIApplication.shared.windows)
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.session.role == .windowApplication)
      let given = UISceneConfiguration(
        name: "Default Configuration", sessionRole: .windowApplication)
      #expect(given.name == "Default Configuration")
    }
    var told: [String] = []
    app.run {
      for (name, notification) in [
        ("deactivates", UIScene.willDeactivateNotification),
        ("resigns", UIApplication.willResignActiveNotification),
        ("is behind", UIScene.didEnterBackgroundNotification),
      ] {
        NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
          told.append("\(name) \($0.object is UIScene)")
        }
      }
    }
    app.perform { $0.enterBackground() }
    #expect(told == ["deactivates true", "resigns false", "is behind true"])
  }

  @Test(
    "Availability checks ask for the phone's iOS version",
    arguments: [("iphone-5s", 12, true), ("iphone-5s", 13, false), ("iphone-16", 15, true)])
  func systemVersion(device: String, version: Int, isThere: Bool) throws {
    let app = try start(device) { UIViewController() }
    #expect(app.run { isPhoneOnSystem(version) } == isThere)
  }

  @Test("show and segues push a controller in a navigation stack") func showInStack() throws {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let app = try start("iphone-16") { stack }
    let (pushed, last) = (UIViewController(), UIViewController())
    app.runAndSettle { root.show(pushed, sender: nil) }
    #expect(stack.topViewController === pushed)
    app.runAndSettle {
      UIStoryboardSegue(identifier: "more", source: pushed, destination: last).perform()
    }
    #expect(stack.topViewController === last)
  }

  @Test("show presents a controller without a navigation stack") func showWithoutStack() throws {
    let root = UIViewController()
    let app = try start("iphone-16") { root }
    let presented = UIViewController()
    app.runAndSettle { root.show(presented, sender: nil) }
    #expect(root.presentedViewController === presented)
  }

  @Test("Setting isEditing calls setEditing") func isEditing() throws {
    final class Counting: UIViewController {
      var told: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append(editing)
      }
    }
    let controller = Counting()
    controller.isEditing = true
    #expect(controller.isEditing)
    #expect(controller.told == [true])
  }

  @Test("The edit button starts and ends editing") func editButton() throws {
    let controller = UIViewController()
    let app = try start("iphone-16") { controller }
    app.run { controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil) }
    #expect(controller.isEditing)
    app.run { controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil) }
    #expect(!controller.isEditing)
  }

  /// In landscape an iPhone's vertical size class is compact, and its horizontal one stays the
  /// same.
  @Test("Registered handlers are called for changes of their traits only") func traitChanges()
    throws
  {
    class Watching: UIViewController {
      var told: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in
          self.told.append(self.view.bounds.width)
        }
      }
    }
    let controller = Watching()
    let app = try start("iphone-16") { controller }
    var told: [String] = []
    let gone = app.run {
      controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (changed: UIViewController, old: UITraitCollection) in
        told.append("\(changed === controller) \(old.verticalSizeClass)")
      }
      controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (_: UIViewController, _) in told.append("width")
      }
      return controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (_: UIViewController, _) in told.append("gone")
      }
    }
    app.run { controller.unregisterForTraitChanges(gone) }
    app.perform { $0.rotate(to: .landscapeLeft) }
    app.settle()
    #expect(told == ["true regular"])
    #expect(controller.told.count == 1)
  }

  @Test("A button calls its handler to update its configuration") func buttonConfiguration() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Go" : "Wait" }
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    #expect(button.currentTitle == "Wait")
  }

  @Test("Segments can be inserted, renamed and removed") func segments() {
    let control = UISegmentedControl(items: ["One", "Three"])
    control.insertSegment(withTitle: "Two", at: 1, animated: false)
    control.setTitle("Four", forSegmentAt: 2)
    control.removeSegment(at: 0, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Two", "Four", nil])
  }

  @Test("Log messages include their interpolated and formatted values") func logMessages() {
    let (name, count) = ("Ada", 3)
    let message: OSLogMessage = "\(name, privacy: .private) has \(count)"
    #expect(message.text == "Ada has 3")
    #expect(
      OSLogMessage("%{public}@ has %ld of %.1f %% %@", ["Ada", 3, 4.5]).text
        == "Ada has 3 of 4.5 % ")
  }

  @Test("Sections can be inserted and deleted") func sections() throws {
    final class Rows: UITableViewController {
      var sections = 1
      override func numberOfSections(in tableView: UITableView) -> Int { sections }
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
    }
    let rows = Rows()
    let app = try start("iphone-16") { rows }
    app.run {
      rows.sections = 2
      rows.tableView.insertSections([1], with: .automatic)
    }
    app.run {
      #expect(rows.tableView.numberOfSections == 2)
      #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 1)) != nil)
      rows.sections = 1
      rows.tableView.deleteSections([0], with: .fade)
      rows.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(rows.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }
  }

  @Test("Index paths of Objective-C have a section and a row") func indexPathObjects() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 3)
    let item = NSIndexPath(item: 4, section: 1)
    #expect(item.section == 1)
    #expect(item.item == 4)
  }

  @Test("NSStringFromCGRect and its relatives use UIKit's format") func geometryStrings() {
    #expect(
      NSStringFromCGRect(CGRect(x: 0, y: 64, width: 320, height: 252.5))
        == "{{0, 64}, {320, 252.5}}")
    #expect(NSStringFromCGPoint(CGPoint(x: -1, y: 2)) == "{-1, 2}")
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == "{1, 2, 3, 4}")
  }

  @Test("Printed geometry has the format of Apple's systems") func geometryDescriptions() {
    let rect = CGRect(x: 0, y: 64, width: 320, height: 252.5)
    #expect("\(rect)" == "(0.0, 64.0, 320.0, 252.5)")
    #expect("\(rect.origin) \([rect.size])" == "(0.0, 64.0) [(320.0, 252.5)]")
  }

  @Test("Each started app has an empty pasteboard") func pasteboard() throws {
    let first = try start("iphone-16") { UIViewController() }
    first.run { UIPasteboard.general.string = "copied" }
    #expect(first.run { UIPasteboard.general.string } == "copied")
    let second = try start("iphone-16") { UIViewController() }
    #expect(second.run { UIPasteboard.general.hasStrings } == false)
  }

  @Test("A subclass of UIAlertController keeps title, message and style") func alertSubclass() {
    final class Choosing: UIAlertController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
      }
      required init?(coder: NSCoder) { nil }
    }
    let alert = Choosing(title: "Sure?", message: "Really", preferredStyle: .alert)
    #expect(alert.title == "Sure?")
    #expect(alert.message == "Really")
    #expect(alert.preferredStyle == .alert)
  }

  @Test("A table without headers has no floating header over a row") func noHeader() throws {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 40 }
    }
    let controller = Rows()
    let app = try start("iphone-16") { controller }
    app.run { controller.tableView.contentOffset = CGPoint(x: 0, y: 40) }
    // The status bar's 59 points reach to 99 in the content. The third row goes from 88 to 132.
    #expect(!app.phone.table.isUnderHeader(row: 2))
  }

  @Test("An animation's completion is not recorded as a scheduled call") func completionEvent()
    throws
  {
    let app = try start("iphone-16") { UIViewController() }
    app.phone.isRecording = true
    var ended = 0
    app.run {
      UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in ended += 1 })
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { ended += 10 }
    }
    let delays = app.phone.events.compactMap { event -> Double? in
      if case .timer(let delay) = event.kind { delay } else { nil }
    }
    #expect(delays == [0.25])
    app.settle()
    #expect(ended == 11)
  }

  @Test("The app's first window is key and visible, and another one after makeKeyAndVisible")
  func windows() throws {
    let controller = UIViewController()
    let app = try start("iphone-16") { controller }
    app.run {
      #expect(controller.view.window?.isKeyWindow == true)
      #expect(controller.view.window?.isHidden == false)
      let other = UIWindow(frame: UIScreen.main.bounds)
      #expect(!other.isKeyWindow)
      #expect(other.isHidden)
      other.makeKeyAndVisible()
      #expect(!other.isHidden)
    }
  }

  @Test(
    "A window's next responder is its scene since iOS 13, and the app before",
    arguments: [("iphone-16", true), ("iphone-5s", false)])
  func windowResponder(device: String, isScene: Bool) throws {
    let controller = UIViewController()
    let app = try start(device) { controller }
    app.run {
      let next = controller.view.window?.next
      #expect(next is UIWindowScene == isScene)
      #expect((isScene ? next?.next : next) === UIApplication.shared)
    }
  }

  @Test("A controller's title is also the navigation item's, but not the reverse") func titles() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Address"
    #expect(controller.navigationItem.title == "Address")
    controller.navigationItem.title = "Street"
    #expect(controller.title == "Address")
  }

  @Test("An offset of zero is never minus zero") func zeroOffset() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let app = try start("iphone-5s") {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 600)
      scrollView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      controller.view.addSubview(scrollView)
      return controller
    }
    app.perform { $0.drag(by: [-50, 90]) }
    #expect("\(scrollView.contentOffset.y)" == "0.0")
  }

  @Test("Key codes have the values of the HID usage tables") func keyCodes() {
    #expect(UIKeyboardHIDUsage.keyboardTab.rawValue == 43)
    #expect(UIKeyboardHIDUsage.keyboardSpacebar.rawValue == 44)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
  }

  @Test("A color returns its components through the given pointers") func colorComponents() {
    var (red, green, alpha): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.getRed(&red, green: &green, blue: nil, alpha: &alpha))
    #expect([red, green, alpha] == [0.25, 0.5, 1])
  }

  @Test("A segue of an app's class is created by its class and runs its handler") func segue() {
    final class Own: UIStoryboardSegue {}
    let (first, second) = (UIViewController(), UIViewController())
    let kind: UIStoryboardSegue.Type = Own.self
    let segue = kind.init(identifier: "next", source: first, destination: second)
    #expect(segue is Own)
    #expect(segue.destination === second)
    var isDone = false
    Own(identifier: nil, source: first, destination: second) { isDone = true }.perform()
    #expect(isDone)
  }

  @Test("Layout priorities support addition and subtraction") func priorities() {
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }

  /// Appending compares the new attributes with the ones before, which are equal but different
  /// objects.
  @Test("Attributed texts with UIKit attributes can be joined") func attributedText() {
    let text = NSMutableAttributedString(string: "")
    for (word, size) in [("a", 17.0), ("b", 17), ("c", 12)] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = size
      text.append(
        NSAttributedString(
          string: word,
          attributes: [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: 0, alpha: 1),
            .paragraphStyle: style,
          ]))
    }
    #expect(text.string == "abc")
    #expect((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 12)
  }

  @Test("Fonts and colors are equal if their values are") func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(white: 1, alpha: 0.5) != .white)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    var (hue, saturation, brightness, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
    UIColor.magenta.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 5 / 6) < 1e-9)
    #expect([saturation, brightness, alpha] == [1, 1, 1])
  }
  /// Apps that format a number while it is typed replace a range of its text.
  @Test("Replacing a text range puts the caret after the new text") func replaceRange() throws {
    for field in [UITextField(), UITextView()] as [any UITextInput & UIView] {
      field.insertText("0301234")
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 3))
      field.replace(
        try #require(field.textRange(from: field.beginningOfDocument, to: start)),
        withText: "(030) ")
      let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      #expect(all.flatMap(field.text(in:)) == "(030) 1234")
      let caret = try #require(field.selectedTextRange).end
      #expect(field.offset(from: field.beginningOfDocument, to: caret) == 6)
    }
  }

  @Test("A nested controller finds the split view controller around it") func splitViewController()
  {
    let (split, stack, inner) = (
      UISplitViewController(), UINavigationController(), UIViewController()
    )
    split.viewControllers = [stack]
    stack.viewControllers = [inner]
    #expect(inner.splitViewController === split)
    #expect(split.splitViewController == nil)
  }

  @Test("Layers convert points between views' layers and their own sublayers") func layers() throws
  {
    let controller = UIViewController()
    _ = try start("iphone-16") { controller }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    controller.view.addSubview(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    view.layer.addSublayer(layer)
    let root = controller.view.layer
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 14, y: 25))
    #expect(root.convert(CGPoint(x: 1, y: 1), from: layer) == CGPoint(x: 14, y: 25))
    #expect(
      layer.convert(CGRect(x: 14, y: 25, width: 2, height: 2), from: root)
        == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(layer.convert(CGPoint.zero, to: nil) == CGPoint(x: 13, y: 24))
  }
}
