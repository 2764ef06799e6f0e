import Foundation
import Simulation

/// An audit of an app's own code: every field of it, touched on phones.
package struct OwnAudit<App: PlayedApp> {
  private let devices: [AuditDevice]
  private let orientations: [Orientation]
  private let laws: [Law]
  /// Returns the app on a phone, from its start.
  private let open: (Device, Orientation) -> App

  /// Creates an audit; what is asked of the code is `laws`.
  package init(
    on devices: [AuditDevice], _ orientations: [Orientation], laws: [Law],
    open: @escaping (Device, Orientation) -> App
  ) {
    self.devices = devices
    self.orientations = orientations
    self.laws = laws.filter { !$0.isAboutTwo }
    self.open = open
  }

  /// Where touches begin: where the screen opens, and at its end.
  ///
  /// The edges and the middle, which strategies are asked for too, would take three times as long.
  private static var starts: [Start] { [.opening, .bottom] }

  /// Plays all cases.
  package func run() -> OwnReport {
    var report = OwnReport()
    for device in devices {
      for orientation in orientations {
        let opened = open(device.device, orientation)
        let rows = opened.fieldRows
        report.fieldCount = max(report.fieldCount, rows.count)
        for row in rows {
          for start in Self.starts where opened.isElsewhere(start, forRow: row) {
            let place = OwnCase(device: device, orientation: orientation, row: row)
            playTouch(place, rows, from: start, &report)
            playNext(place, rows, from: start, &report)
          }
        }
      }
    }
    return report
  }

  /// Plays a touch, its dismissal, and the same touch again.
  private func playTouch(
    _ place: OwnCase, _ rows: [Int], from start: Start, _ report: inout OwnReport
  ) {
    let app = open(place.device.device, place.orientation)
    guard let (point, offset) = app.reach(row: place.row, from: start) else { return }
    var place = place.scrolled(to: start == .opening ? nil : offset)
    let begin = Rest(app.phone)
    var step = app.move(to: place.row, start: begin, by: .touch(point))
    place.commands.append("focus \(place.row + 1)")
    judge(step, on: app, "focus", place, &report)
    let first = Rest(app.phone)
    place.commands.append("dismiss")
    judge(app.dismiss(after: step), on: app, "dismiss", place, &report)
    guard let (again, _) = app.reach(row: place.row, from: .opening) else { return }
    step = app.move(to: place.row, start: begin, by: .touch(again))
    step.earlier = first
    step.wasInView = false
    place.commands.append("focus \(place.row + 1)")
    judge(step, on: app, "again", place, &report)
  }

  /// Plays a touch, the step to the next field, and the dismissal.
  private func playNext(
    _ place: OwnCase, _ rows: [Int], from start: Start, _ report: inout OwnReport
  ) {
    guard let next = rows.first(where: { $0 > place.row }) else { return }
    let app = open(place.device.device, place.orientation)
    guard let (point, offset) = app.reach(row: place.row, from: start) else { return }
    var place = place.scrolled(to: start == .opening ? nil : offset)
    let begin = Rest(app.phone)
    app.perform {
      $0.tap(point)
      $0.settle()
    }
    let step = app.move(to: next, start: begin, by: .next(.row(next)))
    place.commands += ["focus \(place.row + 1)", "next"]
    judge(step, on: app, "next", place, &report)
    place.commands.append("dismiss")
    judge(app.dismiss(after: step), on: app, "next, dismiss", place, &report)
  }

  private func judge(
    _ step: Step, on app: App, _ moment: String, _ place: OwnCase, _ report: inout OwnReport
  ) {
    report.caseCount += place.device.count
    let phone = app.phone
    let sight = Sight(step.field, on: phone)
    for law in laws {
      guard case .broken = law.judge(phone, step, sight) else { continue }
      report.add(law, moment, place, law.evidence(phone, step))
    }
  }
}
