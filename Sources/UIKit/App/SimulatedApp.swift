@_exported import Foundation
import Simulation

/// An app on a phone: its window and what is pending of its code, over the phone that its views
/// stand for.
///
/// Views keep no geometry that the phone has: they read it from ``phone`` and set it there, with
/// the animation block in which they are set. It belongs to the main thread.
public final class SimulatedApp {
  /// The app whose code runs now, or ran last.
  public private(set) static var current: SimulatedApp? {
    get { latest }
    set {
      // What ends with the app before may ask for the current one.
      let before = latest
      latest = newValue
      withExtendedLifetime(before) {}
    }
  }
  private static var latest: SimulatedApp?

  /// Ends the app whose code ran last.
  static func endCurrent() { current = nil }

  /// The phone as it is now; while a callback runs, the simulator's own.
  package var phone: Phone
  let notificationCenter = NotificationCenter()
  let calls = DelayedCalls()
  let animations = AnimationBlocks()
  let traitRegistrations = TraitRegistrations()
  let performRequests = PerformRequests()
  let observedValues = ObservedValues()
  let keyboardGuides = KeyboardGuides()
  let fieldMoves = FieldMoves()
  let globals = GlobalValues()
  let activity = AppActivity()
  private(set) lazy var firstResponder = FirstResponder(of: self)
  private(set) lazy var screens = ScreenStack(of: self)
  private(set) lazy var windows = WindowStack(of: self)
  private(set) lazy var transitions = ScreenTransitions(of: self)
  private(set) lazy var touches = TouchDelivery(to: self)
  /// Whose doing a frame is that is set now: UIKit's own while it autoresizes views.
  private(set) var author = Author.app
  /// Whether fields scroll themselves into view on a screen with a scroll view.
  let fieldsScroll: Bool
  private var seen: PhoneSnapshot
  /// Whether views were added, taken away or moved since the phone's rows were made of them.
  private(set) var isSceneStale = false
  /// For each row which it was before, while a table's updates are taken over.
  private(set) var rowOrigins: [Int?]?
  /// Objects that live as long as the app.
  package private(set) var owners: [Any] = []
  private(set) var window: UIWindow?

  /// Creates an app that shows nothing yet.
  package init(_ phone: Phone) {
    self.phone = phone
    seen = PhoneSnapshot(phone)
    fieldsScroll = phone.settings.fieldScroll
    Self.current = self
    AppExecutor.install
    let window = UIWindow(frame: CGRect(origin: .zero, size: phone.scene.screenSize))
    window.part = WindowPart()
    window.isHidden = false
    if phone.scene.ios >= 13 {
      window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    }
    self.window = window
  }

  /// The views that stand for parts of the phone.
  var stage: Stage? { screens.stage }

  /// The controller whose view is the phone's root view.
  var shownController: UIViewController? { screens.shownController }

  /// The view of the controller that is shown.
  var rootView: UIView? { shownController?.viewIfLoaded }

  /// The view that fills the phone's screen, where that is the app's own.
  var builtRoot: UIView? { (stage as? ControllerStage)?.root }

  /// The movement that setters get now; nil sets at once.
  var animation: Animation? { animations.animation }

  /// Changes the phone as the app's doing; events say which calls it came from.
  func change(_ body: (inout Phone) -> Void) {
    let isRecording = phone.isRecording
    if isRecording { phone.note(calls: Thread.callStackReturnAddresses.map(\.uintValue)) }
    body(&phone)
    if isRecording { phone.note(calls: []) }
  }

  /// Has what is set be UIKit's own doing, as where it autoresizes views.
  func actAsUIKit(_ body: () -> Void) {
    let before = author
    author = .uikit
    body()
    author = before
  }

  /// Has a window that the app's code has made be the one of its screens.
  func adopt(_ window: UIWindow) {
    window.part = WindowPart()
    self.window = window
    screens.show(window.rootViewController)
  }

  /// Has an object live as long as the app.
  func keep(_ object: Any) { owners.append(object) }

  /// Has the user or UIKit do something; the app's code hears of it.
  package func perform(_ action: (inout Simulator<AppObserver>) -> Void) {
    Self.current = self
    var simulator = Simulator(phone, app: AppObserver(self))
    action(&simulator)
    phone = simulator.phone
    notice()
  }

  /// Has the app's code answer something that happens on a phone.
  ///
  /// - Parameters:
  ///   - phone: the phone.
  ///   - isNews: whether that is more than a call which the code put off itself.
  ///   - body: the answer.
  /// - Returns: what the body returns.
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

  /// Returns what is found in the app as it stands on a phone, outside the calls of its code.
  func look<Result>(at phone: Phone, _ body: () -> Result) -> Result {
    let before = (app: Self.current, phone: self.phone)
    (Self.current, self.phone) = (self, phone)
    defer { (Self.current, self.phone) = before }
    return body()
  }

  /// Has code run that nothing on the phone called: the app's own start.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.current = self
    return try takingTasks {
      let result = try body()
      endTurn()
      return result
    }
  }
}

/// The scene that the phone has of the app's views.
extension SimulatedApp {
  /// Has the phone's rows be made of the views again, at the end of the turn at the latest.
  func setNeedsSceneUpdate() { isSceneStale = true }

  /// Gives the phone what has become of the views, where that may be anything.
  func updateSceneIfNeeded() {
    if isSceneStale { stage?.update(self) }
  }

  /// Gives the phone what a table's updates have made of its rows.
  ///
  /// - Parameter origins: for each row which it was before.
  func updateScene(origins: [Int?]) {
    rowOrigins = origins
    isSceneStale = true
    stage?.update(self)
    rowOrigins = nil
  }

  /// Takes the scene for made of the views as they are.
  func sceneIsUpToDate() { isSceneStale = false }
}

/// What UIKit has moved.
extension SimulatedApp {
  /// Takes the root view's size for one that is known.
  func sawRootSize(_ size: CGSize) { seen.rootSize = size }

  /// Tells of what UIKit has moved since the app's code ran last.
  func notice() {
    defer { observedValues.look() }
    let (old, new) = (seen, PhoneSnapshot(phone, isInside: isRootInside))
    guard old != new else { return }
    seen = new
    tellOfChange(from: old, to: new)
  }

  /// Ends a turn of the run loop: what was set is laid out, and the phone gets what views have made
  /// of its scene.
  func endTurn() {
    windows.layOut()
    updateSceneIfNeeded()
    fieldMoves.constantsAreLaidOut()
    notice()
    for line in NoEffect.takeLines() { Self.warnOnce(line) }
  }

  /// Whether the root view of the screen that is shown lies in the phone's, as a sheet does.
  private var isRootInside: Bool {
    guard let stage = stage as? ControllerStage else { return false }
    return stage.isBetweenBars || (phone.scene.hasSheet && stage.sheetView != nil)
  }
}
