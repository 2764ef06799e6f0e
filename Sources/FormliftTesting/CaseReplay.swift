import AppCode
import Audit
import Avoidance
import Forms
import Session
import Simulation
import UIKit

/// Opens a session with an app's code under test, to run a failing test case again for a picture.
@MainActor struct CaseReplay {
  private let report: AuditReport
  /// The form whose settings the simulated phones have.
  private let form: AuditForm
  /// A session with the form whose views the app's code uses; nil if the code has its own screen.
  private let lent: Session?
  private let start: @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  private let strategy: Strategy

  init(
    _ report: AuditReport, of code: TestedCode, on form: AuditForm, _ lent: Session?,
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) {
    self.report = report
    self.form = form
    self.lent = lent
    self.start = start
    let places = SourcePlace(sources: code.files, expression: code.expression)
    strategy = Strategy(OwnCode(places: places, starting: { start($0).app }))
  }

  /// Returns a session with the app's code on the phone of a failure.
  ///
  /// Nil if the code shows no form, or if the simulation no longer has the phone.
  func session(of failure: AuditReport.Failure) -> Session? {
    guard let place = report.place(of: failure), let device = Device.named(place.device) else {
      return nil
    }
    let shown = lent?.form ?? builtForm(on: device, place.orientation)
    return shown.map {
      Session(
        form: $0,
        place: Place(device: device, orientation: place.orientation, strategy: strategy))
    }
  }

  /// Returns the form that the app's code builds on a phone, or nil if it builds none.
  private func builtForm(on device: Device, _ orientation: Orientation) -> Form? {
    let app = start(form.phone(device, orientation)).app
    app.perform { $0.settle() }
    return app.builtForm.flatMap { try? Form(builtByApp: $0, fileName: "own.json") }
  }
}

extension OwnCode {
  /// Creates the keyboard avoidance strategy that runs a test's code.
  ///
  /// - Parameters:
  ///   - places: the places in the code's source files.
  ///   - start: starts the code on a phone.
  convenience init(
    places: (any AppPlaces)? = nil, starting start: @escaping @MainActor (Phone) -> SimulatedApp
  ) {
    self.init(places: places) { phone in
      let app = MainActor.assumeIsolated { start(phone) }
      phone = app.phone
      return AppObserver(app)
    }
  }
}
