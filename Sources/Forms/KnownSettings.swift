/// The names that a form may give for its device, orientation and strategy; nil allows any.
public struct KnownSettings: Equatable, Sendable {
  public var devices: [String]?
  public var orientations: [String]?
  public var strategies: [String]?

  public init(
    devices: [String]? = nil, orientations: [String]? = nil, strategies: [String]? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.strategies = strategies
  }
}
