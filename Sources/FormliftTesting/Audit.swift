import Audit
import Avoidance
import Dispatch
import Simulation
import UIKit

/// A test of an app's own keyboard code on every phone: each field is touched, dismissed, touched
/// again and left for the next, and the laws of `formlift audit` are held to what is seen.
///
/// ```swift
/// @Test func keyboard() throws {
///   try Audit(on: .allDevices).run { CheckoutViewController() }
/// }
/// ```
public struct Audit {
  /// How much of each case is played, as `formlift audit --depth` has it.
  public struct Depth: Sendable {
    fileprivate let played: AuditDepth

    /// Each field touched where the screen opens, and dismissed.
    public static let focus = Depth(played: .focus)
    /// Each field touched where the screen opens and at its end, dismissed, touched again and left
    /// for the next.
    public static let fields = Depth(played: .fields)
    /// From the edges and the middle, too, under an accessory bar and a hardware keyboard; and
    /// while the keyboard is up the phone is turned, emoji take over, the app goes to the
    /// background, and more.
    public static let all = Depth(played: .all)
  }

  private let form: FormSource?
  private let devices: DeviceChoice
  private let orientations: [Orientation]
  private let laws: LawChoice
  private let depth: Depth
  /// How long the code may take from one start to the next.
  var patience = Duration.seconds(30)

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - form: a form whose settings the phones have, such as an older system or a window. It lends
  ///     its fields to code that is made of its views; a screen of the app's own has its own.
  ///   - devices: the phones.
  ///   - orientations: how they are held.
  ///   - laws: what is asked of the code.
  ///   - depth: how much of each case is played.
  public init(
    _ form: FormSource? = nil, on devices: DeviceChoice = .allDevices,
    held orientations: [Orientation] = [.portrait, .landscapeLeft], laws: LawChoice = .all,
    depth: Depth = .fields
  ) {
    self.form = form
    self.devices = devices
    self.orientations = orientations
    self.laws = laws
    self.depth = depth
  }

  /// Shows a view controller, a new one for each case, and throws what it breaks.
  ///
  /// The commands of what it throws make the controller as the closure in the test's source does.
  ///
  /// - Parameters:
  ///   - expression: what makes the controller in a shell, where the closure takes what the test alone
  ///     has.
  ///   - file: the test, in whose package the code is.
  ///   - line: where the closure is in it.
  ///   - controller: makes the controller.
  /// - Throws: ``AuditFailure``, or ``AuditError`` where the form cannot be read or the controller has
  ///   no field.
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

  /// Has an object look after the form's own views, a new one for each case, and throws what it
  /// breaks.
  ///
  /// ```swift
  /// try Audit(.form("checkout.yaml")).run(as: "KeyboardAdjustment(scrollView: table)") {
  ///   KeyboardAdjustment(scrollView: $0.table)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - expression: what makes the object in a shell, of the same views by their names.
  ///   - file: the test, in whose package the code is.
  ///   - make: makes the object, which is kept, of the form's table, its controller, its fields; a
  ///     controller made of them gets the form's view for its own.
  /// - Throws: ``AuditFailure``, or ``AuditError`` where the form cannot be read or has no field.
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
    if let error = devices.error ?? laws.error { throw error }
    if devices.devices.isEmpty || orientations.isEmpty || laws.laws.isEmpty {
      throw AuditError.nothingToTest
    }
    let lent = try form?.read(near: test.file)
    let watch = Watch(patience) { seen, ending in
      TestedCode(seen.type, by: test, as: expression)
        .words(of: ending, in: seen, form: lent?.word)
    }
    let error = onMain { () -> (any Error)? in
      watch.begin()
      defer { watch.end() }
      let start = watch.watching(start)
      let form = lent?.form ?? .bare
      let made = Device.all.first.map { start(form.phone($0, .portrait)).made } ?? ()
      var plan = plan(of: start, on: form, isLent: isLent)
      plan.caseHasBegun = { watch.note($0) }
      guard plan.forms.contains(where: \.hasFields) else {
        return AuditError.noFields("\(type(of: made))")
      }
      let report = plan.run(threads: 1)
      watch.note(nil)
      guard !report.failures.isEmpty else { return nil }
      let code = TestedCode(type(of: made), by: test, as: expression)
      return AuditFailure(report, of: code, form: lent?.word)
    }
    if let error { throw error }
  }

  @MainActor private func plan(
    of start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any),
    on lent: AuditForm, isLent: Bool
  ) -> AuditPlan {
    let code = Strategy(
      OwnCode { phone in
        let app = MainActor.assumeIsolated { start(phone).app }
        phone = app.phone
        return AppObserver(app)
      })
    let shown = lent.shown(by: code, isLent: isLent, on: devices.devices, orientations)
    var plan = AuditPlan(forms: [shown])
    plan.strategies = [code]
    plan.devices = devices.devices
    plan.orientations = orientations
    plan.laws = laws.laws
    plan.depth = depth.played
    return plan
  }

  /// Runs on the main queue, to which an app's objects belong.
  private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return Dispatch.DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

/// The main queue, which on Linux is not always the main thread's: Swift Testing leaves that to
/// others.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether it runs what asks.
  static var isCurrent: Bool {
    Dispatch.DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread
  }
}

extension AuditForm {
  /// Phones that show nothing, without bars.
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
