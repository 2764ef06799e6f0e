import Simulation

extension Orientation {
  /// The names that are taken: each orientation's own, and `landscape` for landscape-left.
  package static let names = allCases.map(\.rawValue) + ["landscape"]

  /// Returns the orientation with this name.
  package static func named(_ name: String) -> Orientation? {
    name == "landscape" ? .landscapeLeft : Orientation(rawValue: name)
  }
}
