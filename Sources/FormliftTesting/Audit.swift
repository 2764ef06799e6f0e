import AppSource
import Audit
import Avoidance
import Dispatch
import Simulation
import UIKit

/// A test of an app's own keyboard code on many phones.
///
/// The test taps each field, dismisses the keyboard, and moves on to the next field. It checks the
/// laws (rules) of `formlift audit`.
///
/// ```swift
/// @Test func keyboard() throws {
///   try Audit { CheckoutViewController() }
/// }
/// ```
public struct Audit {
  /// How thorough a test is: what it does with each field, as with `formlift audit --depth`.
  public struct Depth: Sendable {
    fileprivate let played: AuditDepth

    /// Taps each field with the screen as it opens, and then dismisses the keyboard.
    public static let focus = Depth(played: .focus)
    /// Does with each field what users do every day, and also events such as a rotation on some
    /// fields.
    ///
    /// Each field is tested as with ``fields``. While some fields are active, the keyboard is
    /// dragged away, lines are typed, the phone rotates, and the app goes to the background.
    public static let usual = Depth(played: .usual)
    /// Taps each field, first with the screen as it opens and then with the screen scrolled to its
    /// end.
    ///
    /// After each tap, the keyboard is dismissed, the field is tapped again, and the next field
    /// becomes active.
    public static let fields = Depth(played: .fields)
    /// Does everything that the audit can do with each field.
    ///
    /// The screen is also scrolled so that the field is at an edge or in the middle. The tests are
    /// repeated with an accessory bar and with a hardware keyboard. While the keyboard is up, the
    /// phone rotates, emoji appear, the app goes to the background, and more.
    public static let all = Depth(played: .all)
  }

  private let form: FormSource?
  private let devices: DeviceChoice
  private let orientations: [Orientation]
  private let laws: LawChoice
  private let depth: Depth
  private let minimumOS: Int?
  /// The known failures that don't make this test fail.
  var acceptedFailures: [AcceptedFailure] = []
  /// How long the app's code may run before it counts as hung, on the machine's clock.
  ///
  /// The time is measured from the last start of the code on a phone.
  var patience = Duration.seconds(30)

  /// Creates a test of an app's keyboard code; call one of its `run` methods to run it.
  ///
  /// - Parameters:
  ///   - form: a form whose settings apply to the phones, for example an older system or a window.
  ///     Code that uses the form's views also uses its fields. A screen that the app builds has its
  ///     own fields.
  ///   - devices: the phones.
  ///   - orientations: the orientations of the phones.
  ///   - laws: the laws (rules of the audit) to check. Laws about taste and comfort are only
  ///     checked with `.all` or by name.
  ///   - depth: how much each case tests.
  ///   - minimumOS: the first iOS version that the app supports. Phones that run only earlier ones
  ///     are skipped. By default, it is that of the package's `platforms`, or else the form's
  ///     setting `ios`. Without these, it is the first version that has the newest member of UIKit
  ///     that the code uses, or else 16.
  public init(
    _ form: FormSource? = nil, on devices: DeviceChoice = .usualDevices,
    held orientations: [Orientation] = [.portrait, .landscapeLeft], laws: LawChoice = .failures,
    depth: Depth = .usual, minimumOS: Int? = nil
  ) {
    self.form = form
    self.devices = devices
    self.orientations = orientations
    self.laws = laws
    self.depth = depth
    self.minimumOS = minimumOS
  }

  /// Tests a view controller on current devices, with what users usually do.
  ///
  /// It is short for `Audit().run { … }` and takes the same arguments.
  ///
  /// - Throws: ``AuditFailure`` if the controller breaks a law (a rule of the audit), or
  ///   ``AuditError`` if it has no field.
  @discardableResult
  public init(
    as expression: String? = nil, file: StaticString = #filePath, line: Int = #line,
    _ controller: @escaping @MainActor () -> UIViewController
  ) throws {
    self.init()
    try run(as: expression, file: file, line: line, controller)
  }

  /// Tests each field of a new view controller, and throws an error if a law (a rule) is broken.
  ///
  /// The error contains shell commands, which create the controller with the closure's source text.
  ///
  /// - Parameters:
  ///   - expression: a Swift expression for these commands instead of the closure's text. It is
  ///     necessary if the closure uses values of the test.
  ///   - file: the test's file. Its package contains the code.
  ///   - line: the closure's line in the file.
  ///   - controller: creates the controller.
  /// - Throws: ``AuditFailure`` if a law is broken, or ``AuditError`` if the test can't run. For
  ///   example, the form can't be read, or the controller has no field.
  public func run(
    as expression: String? = nil, file: StaticString = #filePath, line: Int = #line,
    _ controller: @escaping @MainActor () -> UIViewController
  ) throws {
    try run(by: ("\(file)", line), as: expression, isLent: false) { phone in
      let app = SimulatedApp(phone)
      let controller = controller()
      app.run { UIApplication.shared.windows.first?.rootViewController = controller }
      return (app, controller)
    }
  }

  /// Tests a form's own views with an object that manages them, and throws the laws (rules) that
  /// it breaks.
  ///
  /// ```swift
  /// try Audit(.form("checkout.yaml")).run(as: "KeyboardAdjustment(scrollView: table)") {
  ///   KeyboardAdjustment(scrollView: $0.table)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - expression: an expression for the commands, which creates the object from the same views
  ///     by name.
  ///   - file: the test's file. Its package contains the code.
  ///   - make: creates the object from the form's table, controller or fields. The object is kept
  ///     alive. A controller gets the form's view as its own.
  /// - Throws: ``AuditFailure``, or ``AuditError`` if the form can't be read or has no field.
  public func run(
    as expression: String, file: StaticString = #filePath,
    _ make: @escaping @MainActor (FormViews) -> Any
  ) throws {
    try run(by: ("\(file)", 1), as: expression, isLent: true) { phone in
      var made: Any = ()
      let app = SimulatedApp.start(on: phone) { views in
        made = make(views)
        return made
      }
      return (app, made)
    }
  }

  private func run(
    by test: (file: String, line: Int), as expression: String?, isLent: Bool,
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) throws {
    let errors = [devices.error, laws.error] + acceptedFailures.map(\.error)
    if let error = errors.compactMap(\.self).first { throw error }
    if devices.devices.isEmpty || orientations.isEmpty || laws.laws.isEmpty {
      throw AuditError.nothingToTest
    }
    let lent = try form?.read(near: test.file)
    let minimum =
      minimumOS ?? PackageManifest(around: test.file)?.minimumOS ?? lent?.auditForm.ios
      ?? NewestAPI(inFiles: TestedCode(nil, by: test, as: expression).files)?.version
      ?? AuditPlan.usualMinimumOS
    let supported = try devices.running(iOS: minimum, asked: lent?.auditForm.ios)
    let watch = Watch(patience) { seen, ending in
      TestedCode(seen.type, by: test, as: expression)
        .words(of: ending, in: seen, form: lent?.state.fileName)
    }
    let error = onMain { () -> (any Error)? in
      watch.begin()
      defer { watch.end() }
      let start = watch.watching(start)
      let form = lent?.auditForm ?? .bare
      let made = supported.first.map { start(form.phone($0, .portrait)).made } ?? ()
      var plan = plan(of: start, on: form, supported, isLent: isLent)
      plan.minimumOS = minimum
      plan.caseHasBegun = { watch.note($0) }
      // The screen may exclude all chosen orientations.
      if plan.unitCount() == 0 { return AuditError.nothingToTest }
      guard plan.forms.contains(where: \.hasFields) else {
        return AuditError.noFields("\(type(of: made))")
      }
      let report = plan.run(threads: 1)
      watch.note(nil)
      if report.stepCount == 0, report.failures.isEmpty {
        return AuditError.nothingPlayed("\(type(of: made))")
      }
      guard !report.failures.isEmpty else {
        let gone = acceptedFailures.indices.first { report.count(ofKnownIssue: $0) == 0 }
        return gone.map { AuditError.knownIssueDidNotOccur(acceptedFailures[$0].words) }
      }
      let code = TestedCode(type(of: made), by: test, as: expression)
      let replay = CaseReplay(report, of: code, on: form, isLent ? lent : nil, start)
      return AuditFailure(
        report, of: code, form: lent?.state.fileName, opening: { replay.session(of: $0) })
    }
    if let error { throw error }
  }

  @MainActor private func plan(
    of start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any),
    on lent: AuditForm, _ devices: [Device], isLent: Bool
  ) -> AuditPlan {
    let code = Strategy(OwnCode(starting: { start($0).app }))
    let shown = lent.shown(by: code, isLent: isLent, on: devices, orientations)
    var plan = AuditPlan(forms: [shown])
    plan.strategies = [code]
    plan.devices = devices
    plan.orientations = orientations
    plan.laws = laws.laws
    plan.depth = depth.played
    plan.knownIssues = acceptedFailures.compactMap(\.issue)
    if depth.played == .usual { plan.transitions = Transition.usual }
    return plan
  }

  /// Runs code on the main queue, to which the app's objects belong, and returns the result.
  private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return Dispatch.DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

/// Determines whether code runs on the main queue.
///
/// On Linux the main queue isn't always on the main thread, because Swift Testing doesn't run it
/// there.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the calling code runs on the main queue.
  static var isCurrent: Bool {
    Dispatch.DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread
  }
}

extension AuditForm {
  /// A form without content or bars, for phones that show only the app's own screen.
  fileprivate static let bare = AuditForm(
    name: "", opening: [], orientation: .portrait, fields: [], barName: nil, secureRows: [],
    texts: [], ios: nil
  ) { device, orientation in
    let scene = Scene(
      device: device, orientation: orientation, chrome: Chrome(hasNavigationBar: false))
    var phone = Phone(
      scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: [])
    phone.isRecording = false
    return phone
  }
}
