import Simulation
import Testing
import UIKit

/// Tests the order of UIKit's callbacks in a screen's life against Apple's documentation.
@MainActor @Suite struct LifecycleOrderTests {
  /// A controller and scroll view delegate that logs its callbacks and notifications.
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
    app = try .showing(teller, on: "iphone-5s").settled()
    teller.told = []
  }

  private func told(_ action: (inout Simulator<AppObserver>) -> Void) -> [String] {
    teller.told = []
    app.settle { action(&$0) }
    return teller.told
  }

  /// Traits and size are announced, traits change, and then alongside animations run ("Building an
  /// Adaptive Interface" of the View Controller Programming Guide).
  ///
  /// UIInterfaceOrientation.landscapeLeft is 4. The status bar of 20 points disappears, and so does
  /// the table's inset.
  @Test("A rotation sends its notifications and callbacks in UIKit's order") func rotation() {
    #expect(
      told { $0.rotate(to: .landscapeLeft) } == [
        "deviceTurned", "willTurn 4", "willTransition compact", "willTransition 568",
        "didScroll 0", "traitsDidChange regular", "didLayoutSubviews 568", "alongside 0.3",
        "completion",
        "didTurn 1",
      ])
    #expect(teller.transitionCoordinator == nil)
  }

  /// That viewDidLayoutSubviews comes before the show is from stackoverflow 21424236129.
  @Test("A rotation under the keyboard lays out before the keyboard shows again")
  func rotationWithKeyboard() {
    _ = told { $0.beginEditing(row: 0) }
    let told = told { $0.rotate(to: .landscapeLeft) }.filter {
      ["willTransition 568", "willHide", "didLayoutSubviews 568", "willShow"].contains($0)
    }
    #expect(told == ["willTransition 568", "willHide", "didLayoutSubviews 568", "willShow"])
  }

  @Test("A rotation on an iPad changes the size but not the traits") func rotationOnPad() throws {
    let teller = Teller()
    let app = try SimulatedApp.showing(teller, on: "ipad-10")
    teller.told = []
    app.perform { $0.rotate(to: .landscapeRight) }
    #expect(!teller.told.contains { $0.hasPrefix("traits") })
    #expect(teller.told.contains { $0.hasPrefix("willTransition") })
  }

  /// The order of the notifications is from "Managing your app's life cycle".
  @Test("Entering the background and returning posts notifications in order") func background() {
    #expect(
      told { $0.enterBackground() } == [
        "willResignActive inactive", "didEnterBackground background",
      ])
    #expect(
      told { $0.enterForeground() } == [
        "willEnterForeground inactive", "didBecomeActive active",
      ])
  }

  /// A delegate of the scene and of the app that logs its calls.
  ///
  /// The app's methods are called only if no scene has a delegate.
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

  /// No source says that the delegate is called before the notification; this is inferred.
  @Test(
    "The scene's or app's delegate is called before each notification is posted",
    arguments: [false, true]) func backgroundDelegates(isOfScene: Bool) throws
  {
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

  /// viewDidDisappear is called at the end of the transition.
  ///
  /// The view was out of the window, so it is laid out when it returns.
  @Test("A push and a pop send their appearance callbacks in order") func push() {
    #expect(told { $0.push() } == ["willDisappear", "didDisappear"])
    #expect(told { $0.pop() } == ["willAppear", "didLayoutSubviews 320", "didAppear"])
  }

  @Test("A cancelled swipe sends no viewDidDisappear") func cancelledSwipe() {
    #expect(told { $0.beginPop() } == ["willDisappear"])
    #expect(told { $0.cancelPop() } == ["willAppear", "didAppear"])
  }

  @Test("A modal screen sends the appearance callbacks to the one below") func modalScreen() {
    #expect(
      told { $0.present(.fullScreen, hasField: false) } == ["willDisappear", "didDisappear"])
    #expect(told { $0.close() } == ["willAppear", "didLayoutSubviews 320", "didAppear"])
  }

  @Test("The completion of a presentation comes after viewDidAppear") func modalController() {
    let presented = Teller()
    app.run {
      teller.present(presented, animated: true) { presented.told.append("completion") }
    }
    // The table scrolls to its top below the status bar.
    #expect(presented.told.contains("didScroll -20"))
    presented.told.removeAll { $0.hasPrefix("didLayout") || $0 == "didScroll -20" }
    // Before iOS 13 the first traits are reported.
    #expect(presented.told == ["willAppear", "traitsDidChange unspecified"])
    presented.told = []
    app.settle()
    #expect(presented.told == ["didAppear", "completion"])
    presented.told = []
    app.runAndSettle { presented.dismiss(animated: true) { presented.told.append("completion") } }
    #expect(presented.told == ["willDisappear", "didDisappear", "completion"])
  }

  /// The finger stops before it is lifted, so nothing decelerates (UIScrollViewDelegate).
  ///
  /// The table rests at -20, below the status bar.
  @Test("A drag calls the scroll view's delegate in order, and follows a new target offset")
  func drag() {
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

  @Test("An animated scroll by code calls the delegate at its end only if it moved")
  func scrollByCode() {
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

  @Test("A tap on the status bar asks the delegate and scrolls to the top") func statusBar() {
    app.run { teller.table.contentOffset.y = 100 }
    let point = CGPoint(x: 160, y: 10)
    teller.scrollsToTop = false
    #expect(told { $0.tap(point) } == ["shouldScrollToTop"])
    teller.scrollsToTop = true
    #expect(told { $0.tap(point) } == ["shouldScrollToTop", "didScroll -20", "didScrollToTop"])
  }
}
