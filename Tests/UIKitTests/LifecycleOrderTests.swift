import Simulation
import Testing
import UIKit

/// The order in which UIKit tells of what becomes of a screen, against Apple's documentation.
@MainActor @Suite struct LifecycleOrderTests {
  /// A controller, its view and its scroll view's delegate, which keep what they are told.
  final class Teller: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 44))
    var told: [String] = []
    var target: CGFloat?
    var scrollsToTop = true

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
      let center = NotificationCenter.default
      for (name, notification) in [
        ("willHide", UIResponder.keyboardWillHideNotification),
        ("willShow", UIResponder.keyboardWillShowNotification),
        ("deviceTurned", UIDevice.orientationDidChangeNotification),
        ("willTurn", UIApplication.willChangeStatusBarOrientationNotification),
        ("didTurn", UIApplication.didChangeStatusBarOrientationNotification),
        ("willResignActive", UIApplication.willResignActiveNotification),
        ("didEnterBackground", UIApplication.didEnterBackgroundNotification),
        ("willEnterForeground", UIApplication.willEnterForegroundNotification),
        ("didBecomeActive", UIApplication.didBecomeActiveNotification),
      ] {
        center.addObserver(forName: notification, object: nil, queue: nil) { [unowned self] in
          note(name, $0)
        }
      }
    }

    private func note(_ name: String, _ notification: Notification) {
      let key = UIApplication.statusBarOrientationUserInfoKey
      let orientation = (notification.userInfo?[key] as? Int).map { " \($0)" } ?? ""
      let state =
        name.contains("Active") || name.contains("ground")
        ? " \(UIApplication.shared.applicationState)" : ""
      told.append(name + orientation + state)
    }

    override func viewWillAppear(_ animated: Bool) { told.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { told.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("didDisappear") }
    override func viewDidLayoutSubviews() {
      told.append("didLayoutSubviews \(Int(view.bounds.width))")
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      told.append("willTransition \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append("willTransition \(Int(size.width))")
      coordinator.animate { [unowned self] in
        told.append("alongside \($0.transitionDuration)")
      } completion: { [unowned self] _ in
        told.append("completion")
      }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      told.append("traitsDidChange \(previous?.verticalSizeClass ?? .unspecified)")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 0 { cell.contentView.addSubview(field) }
      return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      told.append("didScroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      told.append("willBeginDragging \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      told.append("willEndDragging \(Int(targetContentOffset.pointee.y))")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      told.append("didEndDragging \(decelerate) \(scrollView.isDragging)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      told.append("didEndScrollingAnimation")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      told.append("shouldScrollToTop")
      return scrollsToTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { told.append("didScrollToTop") }
  }

  private let teller = Teller()
  private let app: SimulatedApp

  init() throws {
    let teller = teller
    app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in teller }
    app.perform { $0.settle() }
    teller.told = []
  }

  private func told(_ action: (inout Simulator<AppObserver>) -> Void) -> [String] {
    teller.told = []
    app.perform {
      action(&$0)
      $0.settle()
    }
    return teller.told
  }

  /// Traits and size are announced, traits change, then comes what goes along ("Building an Adaptive
  /// Interface" of the View Controller Programming Guide).
  ///
  /// UIInterfaceOrientation.landscapeLeft is 4. The status bar of 20 points goes, and with it the table's
  /// inset.
  @Test func aTurn() {
    #expect(
      told { $0.rotate(to: .landscapeLeft) } == [
        "deviceTurned", "willTurn 4", "willTransition compact", "willTransition 568",
        "didScroll 0", "traitsDidChange regular", "didLayoutSubviews 568", "alongside 0.3",
        "completion",
        "didTurn 1",
      ])
    #expect(teller.transitionCoordinator == nil)
  }

  /// viewDidLayoutSubviews comes before the keyboard that is shown again (stackoverflow 21424236129).
  @Test func aTurnUnderTheKeyboard() {
    _ = told { $0.beginEditing(row: 0) }
    let told = told { $0.rotate(to: .landscapeLeft) }.filter {
      ["willTransition 568", "willHide", "didLayoutSubviews 568", "willShow"].contains($0)
    }
    #expect(told == ["willTransition 568", "willHide", "didLayoutSubviews 568", "willShow"])
  }

  /// On an iPad the size classes stay.
  @Test func aTurnWithoutOtherTraits() throws {
    let teller = Teller()
    let app = SimulatedApp.start(on: try .empty("ipad-10")) { _ in teller }
    teller.told = []
    app.perform { $0.rotate(to: .landscapeRight) }
    #expect(!teller.told.contains { $0.hasPrefix("traits") })
    #expect(teller.told.contains { $0.hasPrefix("willTransition") })
  }

  /// "Managing your app's life cycle".
  @Test func theBackground() {
    #expect(
      told { $0.enterBackground() } == [
        "willResignActive inactive", "didEnterBackground background",
      ])
    #expect(
      told { $0.enterForeground() } == [
        "willEnterForeground inactive", "didBecomeActive active",
      ])
  }

  /// The delegates of a scene and of the app, of which the app's hears only where no scene has one.
  private final class Delegate: UIResponder, UIWindowSceneDelegate, UIApplicationDelegate {
    var window: UIWindow?
    var tell: (String) -> Void = { _ in }
    func sceneWillResignActive(_ scene: UIScene) { tell("scene willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { tell("scene didEnterBackground") }
    func sceneWillEnterForeground(_ scene: UIScene) { tell("scene willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { tell("scene didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { tell("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { tell("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      tell("willEnterForeground")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { tell("didBecomeActive") }
  }

  /// A delegate hears before notifications are posted, which is inferred.
  @Test(arguments: [false, true]) func theBackgroundsDelegates(isOfScene: Bool) throws {
    let delegate = Delegate()
    delegate.tell = { [teller] in teller.told.append($0) }
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    UIApplication.shared.delegate = delegate
    if isOfScene { scene.delegate = delegate }
    defer { (UIApplication.shared.delegate, scene.delegate) = (nil, nil) }
    let prefix = isOfScene ? "scene " : ""
    #expect(
      told { $0.enterBackground() } == [
        "\(prefix)willResignActive", "willResignActive inactive", "\(prefix)didEnterBackground",
        "didEnterBackground background",
      ])
    #expect(
      told { $0.enterForeground() } == [
        "\(prefix)willEnterForeground", "willEnterForeground inactive",
        "\(prefix)didBecomeActive", "didBecomeActive active",
      ])
  }

  /// viewDidDisappear comes when the movement has ended; the view, which was out of the window then, is
  /// laid out as it comes back.
  @Test func aPush() {
    #expect(told { $0.push() } == ["willDisappear", "didDisappear"])
    #expect(told { $0.pop() } == ["willAppear", "didLayoutSubviews 320", "didAppear"])
  }

  /// A screen that a finger begins to pop, and lets come back, was never gone.
  @Test func aSwipeThatIsCalledOff() {
    #expect(told { $0.beginPop() } == ["willDisappear"])
    #expect(told { $0.cancelPop() } == ["willAppear", "didAppear"])
  }

  @Test func aModalScreen() {
    #expect(
      told { $0.present(.fullScreen, hasField: false) } == ["willDisappear", "didDisappear"])
    #expect(told { $0.close() } == ["willAppear", "didLayoutSubviews 320", "didAppear"])
  }

  /// The completion comes after viewDidAppear of the one that is presented.
  @Test func aModalControllerOfItsOwn() {
    let presented = Teller()
    app.run {
      teller.present(presented, animated: true) { presented.told.append("completion") }
    }
    // Its table scrolls to where its inset for the status bar has it begin.
    #expect(presented.told.contains("didScroll -20"))
    presented.told.removeAll { $0.hasPrefix("didLayout") || $0 == "didScroll -20" }
    // Before iOS 13 it hears of its first traits.
    #expect(presented.told == ["willAppear", "traitsDidChange unspecified"])
    presented.told = []
    app.perform { $0.settle() }
    #expect(presented.told == ["didAppear", "completion"])
    presented.told = []
    app.run { presented.dismiss(animated: true) { presented.told.append("completion") } }
    app.perform { $0.settle() }
    #expect(presented.told == ["willDisappear", "didDisappear", "completion"])
  }

  /// The finger stops before it is lifted, so nothing decelerates (UIScrollViewDelegate).
  ///
  /// The table rests at -20, below the status bar.
  @Test func aDrag() {
    #expect(
      told { $0.drag(by: [-30, -20]) } == [
        "willBeginDragging true", "didScroll 10", "didScroll 30", "willEndDragging 30",
        "didEndDragging false false",
      ])
    teller.target = 88
    #expect(
      told { $0.drag(by: [-30]) } == [
        "willBeginDragging true", "didScroll 60", "willEndDragging 60",
        "didEndDragging false false", "didScroll 88", "didEndScrollingAnimation",
      ])
  }

  @Test func aScrollByCode() {
    app.run { teller.table.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(told { _ in } == ["didEndScrollingAnimation"])
    app.run { teller.table.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
    app.run { teller.table.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    #expect(told { _ in } == [])
    app.run {
      teller.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    }
    #expect(told { _ in } == ["didEndScrollingAnimation"])
  }

  @Test func theStatusBar() {
    app.run { teller.table.contentOffset.y = 100 }
    let point = CGPoint(x: 160, y: 10)
    teller.scrollsToTop = false
    #expect(told { $0.tap(point) } == ["shouldScrollToTop"])
    teller.scrollsToTop = true
    #expect(told { $0.tap(point) } == ["shouldScrollToTop", "didScroll -20", "didScrollToTop"])
  }
}
