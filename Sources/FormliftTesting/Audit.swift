import Audit
import Dispatch
import Simulation
import UIKit

/// A test of an app's own keyboard code on every phone: each field is touched where the screen opens and
/// at its end, dismissed, touched again and left for the next, and laws are held to what is seen.
///
/// ```swift
/// @Test func keyboard() throws {
///   try Audit(on: .allDevices).run { CheckoutViewController() }
/// }
/// ```
public struct Audit {
  private let form: FormSource?
  private let devices: DeviceChoice
  private let orientations: [Orientation]
  private let laws: LawChoice

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - form: a form whose settings the phones have, such as an older system or a window. It lends
  ///     its fields to code that is made of its views; a screen of the app's own has its own.
  ///   - devices: the phones.
  ///   - orientations: how they are held.
  ///   - laws: what is asked of the code.
  public init(
    _ form: FormSource? = nil, on devices: DeviceChoice = .allDevices,
    held orientations: [Orientation] = [.portrait, .landscapeLeft], laws: LawChoice = .all
  ) {
    self.form = form
    self.devices = devices
    self.orientations = orientations
    self.laws = laws
  }

  /// Shows a view controller, a new one for each case, and throws what it breaks.
  ///
  /// - Parameters:
  ///   - file: the test, in whose package the code is.
  ///   - controller: makes the controller.
  /// - Throws: ``AuditFailure``, or ``AuditError`` where the form cannot be read or the controller has
  ///   no field.
  public func run(
    file: StaticString = #filePath, _ controller: @escaping @MainActor () -> UIViewController
  ) throws {
    try run(near: "\(file)", as: nil) { phone in
      let app = SimulatedApp(phone)
      let controller = controller()
      app.run { UIApplication.shared.windows.first?.rootViewController = controller }
      return (app, controller)
    }
  }

  /// Has an object look after the form's own views, a new one for each case, and throws what it breaks.
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
    try run(near: "\(file)", as: expression) { phone in
      var made: Any = ()
      let app = SimulatedApp.start(on: phone) { views in
        made = make(views)
        return made
      }
      return (app, made)
    }
  }

  private func run(
    near test: String, as expression: String?,
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) throws {
    let phones = try form?.phones(near: test) ?? Phone.bare
    let (report, name) = onMain {
      let audit = OwnAudit(
        on: AuditDevice.groups(of: devices.devices, tellsVersions: true), orientations,
        laws: laws.laws
      ) { device, orientation in
        MainActor.assumeIsolated { start(phones(device, orientation)).app }
      }
      let made = Device.all.first.map { start(phones($0, .portrait)).made } ?? ()
      return (audit.run(), "\(type(of: made))")
    }
    guard report.fieldCount > 0 else { throw AuditError.noFields(name) }
    guard report.failures.isEmpty else {
      throw AuditFailure(
        report, code: CodePlace(ofType: name, near: test),
        expression: expression ?? "\(name)()", form: form?.path)
    }
  }

  /// Runs on the main thread, to which an app's objects belong.
  private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return Dispatch.DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

extension SimulatedApp: PlayedApp {}

extension Phone {
  /// Returns a phone that shows nothing, without bars.
  fileprivate static func bare(_ device: Device, _ orientation: Orientation) -> Phone {
    let scene = Scene(
      device: device, orientation: orientation, chrome: Chrome(hasNavigationBar: false))
    var phone = Phone(
      scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: [])
    phone.isRecording = false
    return phone
  }
}
