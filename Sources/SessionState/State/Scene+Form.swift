import Forms
import Foundation
import Simulation

extension Scene {
  /// Creates the screen (scene) of a simulated phone at a place, with a form's bars and containers.
  package convenience init(showing form: Form, at place: Place) {
    let bar = form.bar.flatMap { bar in
      bar.height.map { DockedBar(height: $0, field: bar.field.traits) }
    }
    var options = Options()
    options.insetAdjustment = form.insetAdjustment
    options.additionalSafeArea = form.additionalSafeArea
    options.window = form.window
    place.allSettings.turn(&options)
    self.init(
      device: place.device, ios: place.ios, orientation: place.orientation,
      chrome: form.presentation == nil ? form.chrome : Chrome(),
      containers: form.containersWithPresentation, tablePlace: form.tablePlace, bar: bar,
      options: options)
  }
}

extension Form {
  /// The form's views between the root view and the table.
  ///
  /// In a presented form, the first one is the sheet with the form's own bars.
  fileprivate var containersWithPresentation: [Container] {
    guard let presentation else { return containers }
    var sheet = Container(
      place: .insets(.zero), presentation: presentation, detents: detents, chrome: chrome)
    if presentation == .alert {
      sheet.preferredSize = CGSize(width: 0, height: rowHeights.reduce(0, +))
    }
    return [sheet] + containers
  }
}
