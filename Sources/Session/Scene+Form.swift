import Forms
import Foundation
import Simulation

extension Scene {
  /// Creates the scene that a form asks for in its place.
  convenience init(showing form: Form, at place: Session.Place) {
    self.init(
      device: place.device, ios: place.ios, orientation: place.orientation,
      chrome: Chrome(hasNavigationBar: form.hasNavigationBar, hasTabBar: form.hasTabBar),
      containers: form.containers.map(Container.init), tablePlace: ViewPlace(form.tablePlace),
      bar: form.bar.map(DockedBar.init), options: place.options)
  }
}

extension Container {
  fileprivate init(_ container: FormContainer) {
    self.init(
      place: ViewPlace(container.place), isSheet: container.isSheet,
      chrome: Chrome(
        hasNavigationBar: container.hasNavigationBar, hasTabBar: container.hasTabBar),
      scale: CGFloat(container.scale), quarterTurns: container.turns)
  }
}

extension ViewPlace {
  fileprivate init(_ place: FormPlace) {
    switch place {
    case .frame(let x, let y, let width, let height):
      self = .frame(CGRect(x: x, y: y, width: width, height: height))
    case .insets(let top, let left, let bottom, let right):
      self = .insets(EdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }
  }
}

extension DockedBar {
  fileprivate init(_ bar: FormBar) {
    self.init(height: CGFloat(bar.height), field: FieldTraits(bar.field))
  }
}
