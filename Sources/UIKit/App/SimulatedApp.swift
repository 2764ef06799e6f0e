@_exported import UIKitValues
import Simulation

/// An app that runs on a simulated phone, with its window and pending calls.
///
/// Views don't store geometry that the phone has. They read it from ``phone`` and set it there,
/// animated if an animation block is open. Only one thread at a time runs an app's code.
public final class SimulatedApp: AppRuntime {
  /// The app whose code runs now, or ran last.
  public private(set) static var current: SimulatedApp? {
    get { active.map { unsafeDowncast($0, to: SimulatedApp.self) } }
    set { active = newValue }
  }

  /// Ends the simulated app whose code ran last.
  static func endCurrent() { current = nil }

  let animations = AnimationBlocks()
  let traitRegistrations = TraitRegistrations()
  let keyboardGuides = KeyboardGuides()
  let fieldMoves = FieldMoves()
  let activity = AppActivity()
  private(set) lazy var firstResponder = FirstResponder(of: self)
  private(set) lazy var screens = ScreenStack(of: self)
  private(set) lazy var windows = WindowStack(of: self)
  private(set) lazy var transitions = ScreenTransitions(of: self)
  private(set) lazy var touches = TouchDelivery(to: self)
  /// The author to record for changes of the simulated phone: the app, or UIKit itself.
  ///
  /// The author is UIKit while UIKit autoresizes views.
  private(set) var author = Author.app
  /// Whether a focused field scrolls itself into view on a screen with a scroll view.
  let fieldsScroll: Bool
  private var seen: PhoneSnapshot
  /// Whether the views have changed since the simulated phone's rows were last made from them.
  private(set) var isSceneStale = false
  /// For each row, the index (from 0) before a table's batch update; nil outside of such an update.
  private(set) var rowOrigins: [Int?]?
  /// Objects that stay alive as long as the app runs, such as its first view controller.
  package private(set) var owners: [Any] = []
  private(set) var window: UIWindow?

  /// Creates a simulated app with an empty window, on a phone that shows nothing yet.
  package override init(_ phone: Phone) {
    seen = PhoneSnapshot(phone)
    fieldsScroll = phone.settings.fieldScroll
    super.init(phone)
    Self.current = self
    let window = UIWindow(frame: CGRect(origin: .zero, size: phone.scene.screenSize))
    window.part = WindowPart()
    window.isHidden = false
    if phone.scene.ios >= 13 {
      window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    }
    self.window = window
  }

  /// The shown screen's views that represent parts of the simulated phone; nil without a screen.
  var stage: Stage? { screens.stage }

  /// The view controller whose view is the simulated phone's root view; nil without a screen.
  var shownController: UIViewController? { screens.shownController }

  /// The root view of the shown controller, if it is loaded.
  var rootView: UIView? { shownController?.viewIfLoaded }

  /// The app's own view that fills the simulated phone's screen, or nil if there isn't one.
  var builtRoot: UIView? { (stage as? ControllerStage)?.root }

  /// The animation for view changes made now, or nil to apply changes at once.
  var animation: Animation? { animations.animation }

  /// Changes the simulated phone for the app, and notes the call stack for the recorded events:
  /// `calls` (return addresses of earlier calls that led to the change), then the current calls.
  func change(after calls: [UInt] = [], _ body: (inout Phone) -> Void) {
    let isRecording = phone.isRecording
    if isRecording { phone.note(calls: calls + Thread.callStackReturnAddresses.map(\.uintValue)) }
    body(&phone)
    if isRecording { phone.note(calls: []) }
  }

  /// Runs code whose changes count as UIKit's own, for example autoresizing.
  func actAsUIKit(_ body: () -> Void) {
    let before = author
    author = .uikit
    body()
    author = before
  }

  /// Makes a window, created by the app's code, the main window that shows the app's screens.
  func adopt(_ window: UIWindow) {
    window.part = WindowPart()
    self.window = window
    screens.show(window.rootViewController)
  }

  /// Stores an object, so that it lives as long as the app.
  func keep(_ object: Any) { owners.append(object) }

  /// Performs a user's or UIKit's action on the simulated phone, which calls the app's code.
  package func perform(_ action: (inout Simulator<AppObserver>) -> Void) {
    Self.current = self
    var simulator = Simulator(phone, app: AppObserver(self))
    action(&simulator)
    phone = simulator.phone
    notice()
  }

  public override func advance(by seconds: TimeInterval) { perform { $0.advance(by: seconds) } }

  public override func settle() { perform { $0.settle() } }

  public override func advanceToNext(within seconds: TimeInterval) -> Bool {
    var hasHappened = false
    perform { hasHappened = $0.advanceToNext(within: seconds) }
    return hasHappened
  }

  /// Runs the app's code in response to an event on a simulated phone, which the code can change.
  ///
  /// - Parameters:
  ///   - phone: the phone with the event, which the app can change.
  ///   - isNews: whether to resume paused timers; false for a call that app code has scheduled.
  ///   - body: the response.
  /// - Returns: the result of the response.
  func answer<Result>(
    on phone: inout Phone, isNews: Bool = true, _ body: () -> Result
  ) -> Result {
    let before = Self.current
    Self.current = self
    swap(&self.phone, &phone)
    defer {
      swap(&self.phone, &phone)
      Self.current = before ?? self
    }
    keyboardGuides.beginTurn()
    return takingTasks {
      if isNews { calls.wake(on: self) }
      notice()
      let result = body()
      endTurn()
      return result
    }
  }

  /// Returns what `body` computes from the app's views on the given phone, without sending events.
  func look<Result>(at phone: Phone, _ body: () -> Result) -> Result {
    let before = (app: Self.current, phone: self.phone)
    (Self.current, self.phone) = (self, phone)
    defer { (Self.current, self.phone) = before }
    return body()
  }

  /// Runs app code that no event of the simulated phone caused, such as the app's start.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.current = self
    return try takingTasks {
      let result = try body()
      endTurn()
      return result
    }
  }
}

/// Keeping the simulated phone's rows up to date with the app's views.
extension SimulatedApp {
  /// Requests an update of the simulated phone's rows, at the end of the run loop's turn or before.
  func setNeedsSceneUpdate() { isSceneStale = true }

  /// Updates the simulated phone's rows from the app's views, if views have changed.
  func updateSceneIfNeeded() {
    if isSceneStale { stage?.update(self) }
  }

  /// Updates the simulated phone's rows after batch updates of a table view.
  ///
  /// - Parameter origins: the former index of each row from 0, or nil for a new row.
  func updateScene(origins: [Int?]) {
    rowOrigins = origins
    isSceneStale = true
    stage?.update(self)
    rowOrigins = nil
  }

  /// Records that the simulated phone's rows match the app's views, so no update is due.
  func sceneIsUpToDate() { isSceneStale = false }
}

/// Calling the app for changes that UIKit has made, such as a new size of its root view.
extension SimulatedApp {
  /// Stores the root view's new size in points, so that the app isn't notified of it again.
  func sawRootSize(_ size: CGSize) { seen.rootSize = size }

  /// Calls delegates and lays out views for what UIKit has changed since the app's code last ran.
  func notice() {
    defer { observedValues.look() }
    let (old, new) = (seen, PhoneSnapshot(phone, isInside: isRootInside))
    guard old != new else { return }
    seen = new
    tellOfChange(from: old, to: new)
  }

  /// Ends a run loop turn: lays out the app's windows, then updates the simulated phone's rows.
  func endTurn() {
    windows.layOut()
    updateSceneIfNeeded()
    firstResponder.makeWaiting()
    fieldMoves.constantsAreLaidOut()
    notice()
    for line in NoEffect.takeLines() { Self.warnOnce(line) }
  }

  /// Whether the shown screen's root view is inside the simulated phone's root view, as in a sheet.
  private var isRootInside: Bool {
    guard let stage = stage as? ControllerStage else { return false }
    return stage.isBetweenBars || (phone.scene.hasSheet && stage.sheetView != nil)
  }
}
