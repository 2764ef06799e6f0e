import Forms
import Foundation
import Simulation

extension Scene {
  /// Creates the scene that a form asks for in its place.
  convenience init(showing form: Form, at place: Place) {
    let bar = form.bar.map { DockedBar(height: CGFloat($0.height), field: $0.field.traits) }
    var options = place.options
    options.insetAdjustment = options.insetAdjustment ?? form.insetAdjustment
    if place.allSettings["additionalSafeAreaInsets"] == nil {
      options.additionalSafeArea = form.additionalSafeArea
    }
    self.init(
      device: place.device, ios: place.ios, orientation: place.orientation, chrome: form.chrome,
      containers: form.containers, tablePlace: form.tablePlace, bar: bar, options: options)
  }
}
