/// The names that a form may give for its device, orientation and strategy; nil allows any.
package struct KnownSettings: Equatable, Sendable {
  package var devices: [String]?
  package var orientations: [String]?
  package var strategies: [String]?

  package init(
    devices: [String]? = nil, orientations: [String]? = nil, strategies: [String]? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.strategies = strategies
  }
}
