import Avoidance
import Foundation
import Simulation

extension AuditForm {
  /// Returns the form with the fields that an app's own code shows on the given phones.
  ///
  /// - Parameters:
  ///   - code: the app's code, which uses the form's views or builds its own.
  ///   - isLent: whether the code uses the form's views.
  ///   - devices: the phones.
  ///   - orientations: the orientations.
  /// - Returns: the form with these fields.
  package func shown(
    by code: Strategy, isLent: Bool, on devices: [Device], _ orientations: [Orientation]
  ) -> AuditForm {
    var rows: [Int: FieldTraits] = [:]
    var barName: String?
    var excluded: [Orientation] = []
    for device in AuditDevice.groups(of: devices, ios: ios, tellsVersions: true) {
      for orientation in orientations {
        var simulator = Simulator(phone(device.device, orientation), app: Engine(code))
        simulator.start()
        let phone = simulator.phone
        guard phone.scene.supports(orientation) else {
          if !excluded.contains(orientation) { excluded.append(orientation) }
          continue
        }
        for (row, field) in phone.fields.enumerated() where field?.control == nil {
          rows[row] = field
        }
        barName =
          barName ?? (phone.scene.bar != nil ? "bar" : nil)
          ?? (phone.scene.navigationField != nil ? "search" : nil)
      }
    }
    let sorted = rows.keys.sorted()
    return AuditForm(
      name: name, opening: opening, orientation: orientation,
      fields: sorted.map { ($0, "\($0 + 1)") }, barName: barName.map { self.barName ?? $0 },
      secureRows: sorted.filter { rows[$0]?.isSecure == true }, texts: isLent ? texts : [],
      ios: ios, excluded: excluded, phone: phone)
  }

  /// Returns the form without the orientations that an app's own code excludes on phones.
  ///
  /// The code is asked in isolation on the first phone. A crash there excludes nothing.
  package func excludingOrientations(
    of code: Strategy, on devices: [Device], _ isolation: CaseIsolation
  ) -> AuditForm {
    guard let device = devices.first(where: { !$0.screen.isPad }) else { return self }
    let ending = isolation.play {
      var simulator = Simulator(phone(device, .portrait), app: Engine(code))
      simulator.start()
      return Data(Orientation.allCases.map { simulator.phone.scene.supports($0) ? 1 : 0 })
    }
    guard case .done(let answers) = ending else { return self }
    var form = self
    form.excluded = zip(Orientation.allCases, answers).filter { $1 == 0 }.map(\.0)
    return form
  }
}
