import Avoidance
import Simulation
import Testing
import UIKit

/// Tests layout on a phone, with a table whose bottom a constraint determines.
@MainActor @Suite struct PhoneLayoutTests {
  /// A controller with a table of twelve rows, each 60 points high with a text field.
  final class Controller: UIViewController, UITableViewDataSource {
    enum Tie { case keyboardGuide, safeArea, constant }

    let tie: Tie
    let table = UITableView()
    var bottom = NSLayoutConstraint()
    var log: [String] = []

    init(_ tie: Tie) {
      self.tie = tie
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.translatesAutoresizingMaskIntoConstraints = false
      table.rowHeight = 60
      table.dataSource = self
      view.addSubview(table)
      let end: NSLayoutYAxisAnchor =
        switch tie {
        case .keyboardGuide: view.keyboardLayoutGuide.topAnchor
        case .safeArea: view.safeAreaLayoutGuide.bottomAnchor
        case .constant: view.bottomAnchor
        }
      bottom = table.bottomAnchor.constraint(equalTo: end)
      NSLayoutConstraint.activate([
        bottom, table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    override func viewWillLayoutSubviews() { log.append("will") }
    override func viewDidLayoutSubviews() { log.append("did") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 13, width: 200, height: 34)))
      return cell
    }
  }

  /// Returns an app that shows a new `Controller` on a device, and that controller.
  private func app(_ tie: Controller.Tie, _ device: String = "iphone-16") throws -> (
    SimulatedApp, Controller
  ) {
    let device = try #require(Device.named(device))
    let scene = Scene(
      device: device, orientation: .portrait, chrome: Chrome(hasNavigationBar: false))
    let phone = Phone(scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: [])
    let app = SimulatedApp(phone)
    let controller = Controller(tie)
    app.run { UIApplication.shared.windows.first?.rootViewController = controller }
    return (app, controller)
  }

  /// The screen is 852 points high, and the home indicator's area 34.
  @Test("A table tied to the safe area ends above the home indicator") func safeArea() throws {
    let (app, controller) = try app(.safeArea)
    #expect(controller.table.frame == CGRect(x: 0, y: 0, width: 393, height: 818))
    #expect(app.phone.tableFrame == CGRect(x: 0, y: 0, width: 393, height: 818))
    #expect(controller.log.first == "will" && controller.log.dropFirst().first == "did")
  }

  @Test("Content of a scroll view inside the safe area has no insets, even when scrolled out")
  func scrolledContent() throws {
    final class Inside: UIViewController {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 700))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 1400))
      let under = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 100))

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.addSubview(content)
        scrollView.contentSize = content.bounds.size
        view.addSubview(scrollView)
        view.addSubview(under)
      }
    }
    let inside = Inside()
    let phone = Phone(
      scene: Scene(device: try #require(Device.named("iphone-16")), chrome: Chrome()),
      rows: RowGeometry(sections: []), style: .plain, fields: [])
    let app = SimulatedApp.start(on: phone) { _ in inside }
    app.run {
      inside.scrollView.contentOffset.y = 300
      #expect(inside.content.safeAreaInsets == .zero)
      #expect(inside.under.safeAreaInsets.top == 39)
    }
  }

  /// The keyboard of an iPhone 16 is 336 points high, so its top is at 516.
  @Test("A table tied to the keyboard guide follows the keyboard") func keyboardGuide() throws {
    let (app, controller) = try app(.keyboardGuide)
    #expect(controller.table.frame.height == 818)
    app.perform { $0.beginEditing(.row(2)) }
    #expect(controller.table.frame.height == 516)
    app.perform { $0.advance(by: 0.1) }
    // The table moves together with the keyboard.
    let seen = app.phone.presented
    #expect(seen.tableFrame.height < 818 && seen.tableFrame.height > 516)
    app.perform { $0.settle() }
    app.perform { $0.endEditing() }
    app.perform { $0.settle() }
    #expect(controller.table.frame.height == 818)
  }

  @Test("Notification handlers see the keyboard guide at its end position")
  func keyboardGuideInHandlers() throws {
    let (app, controller) = try app(.keyboardGuide)
    var told: [String] = []
    for (name, notification) in [
      ("change", UIResponder.keyboardWillChangeFrameNotification),
      ("show", UIResponder.keyboardWillShowNotification),
      ("hide", UIResponder.keyboardWillHideNotification),
    ] {
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { _ in
        controller.view.layoutIfNeeded()
        let top = controller.view.keyboardLayoutGuide.layoutFrame.minY
        told.append("\(name) \(Int(top)) \(Int(controller.table.frame.height))")
      }
    }
    app.perform {
      $0.beginEditing(.row(2))
      $0.settle()
    }
    #expect(told == ["change 516 516", "show 516 516"])
    told = []
    app.perform {
      $0.endEditing()
      $0.settle()
    }
    #expect(told == ["change 818 818", "hide 818 818"])
  }

  @Test("layoutIfNeeded in an animation block animates a changed constant") func animatedConstant()
    throws
  {
    let (app, controller) = try app(.constant)
    #expect(controller.table.frame.height == 852)
    app.run {
      controller.bottom.constant = -300
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        controller.view.layoutIfNeeded()
      }
    }
    #expect(controller.table.frame.height == 552)
    app.perform { $0.advance(by: 0.1) }
    #expect(app.phone.presented.tableFrame.height == 777)
    app.perform { $0.settle() }
    #expect(app.phone.presented.tableFrame.height == 552)
  }

  @Test("A constant changed without an animation block applies at once")
  func constantWithoutAnimation() throws {
    let (app, controller) = try app(.constant)
    app.run { controller.bottom.constant = -300 }
    #expect(app.phone.presented.tableFrame.height == 552)
  }

  /// A view that counts its layout passes.
  private final class Counting: UIView {
    var count = 0
    override func layoutSubviews() {
      count += 1
      super.layoutSubviews()
    }
  }

  /// The field's scroll view is at 103.1 + 28.3 in the root view.
  ///
  /// Minus 103.1 that isn't 28.3 again.
  @Test("The phone's rounding of a frame isn't a reason for another layout pass") func rounding()
    throws
  {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    let place = Counting(frame: CGRect(x: 0, y: 103.1, width: 393, height: 700))
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40)))
    place.addSubview(scrollView)
    scrollView.pin(top: 28.3, left: 0, bottom: 0, right: 0)
    controller.view.addSubview(place)
    let app = SimulatedApp.start(
      on: Phone(
        scene: Scene(device: try #require(Device.named("iphone-16")), chrome: Chrome()),
        rows: RowGeometry(sections: []), style: .plain, fields: [])
    ) { _ in controller }
    app.settle()
    place.count = 0
    app.run { place.setNeedsLayout() }
    #expect(place.count == 1)
  }

  @Test("Constraints between a text view and a view in it don't set the text's size")
  func placeholder() {
    let (place, text, label) = (Counting(), UITextView(), UILabel())
    place.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    for view in [text, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    place.addSubview(text)
    text.addSubview(label)
    text.pin(top: 0, left: 0, bottom: 0, right: 0)
    label.pin(top: 8, left: 5)
    place.layoutIfNeeded()
    #expect(place.count < 4)
  }
}
