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
  ///   - form: a form whose settings the phones have, such as an older system or a window; the fields
  ///     are those of the app's own screen.
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
    let phones = try form?.phones(near: "\(file)") ?? Phone.bare
    let (report, name) = onMain {
      let audit = OwnAudit(
        on: AuditDevice.groups(of: devices.devices), orientations, laws: laws.laws
      ) { device, orientation in
        MainActor.assumeIsolated { Self.show(controller(), on: phones(device, orientation)) }
      }
      return (audit.run(), "\(type(of: controller()))")
    }
    guard report.fieldCount > 0 else { throw AuditError.noFields(name) }
    guard report.failures.isEmpty else {
      throw AuditFailure(
        report, code: CodePlace(ofType: name, near: "\(file)"), form: form?.path)
    }
  }

  @MainActor private static func show(
    _ controller: UIViewController, on phone: Phone
  ) -> SimulatedApp {
    let app = SimulatedApp(phone)
    app.run { UIApplication.shared.windows.first?.rootViewController = controller }
    return app
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
