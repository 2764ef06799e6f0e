import Testing

@testable import Simulation

@Suite struct DeviceClassTests {
  /// Of two heights from one source for the same keyboard and version, one would never be used.
  ///
  /// An observed height may be next to an inferred one that is preferred.
  @Test(
    "A screen lists one keyboard height per iOS version, orientation and source",
    arguments: Set(Device.all.map(\.screen)))
  func oneHeightPerVersion(_ screen: DeviceClass) {
    for (index, one) in screen.keyboards.enumerated() {
      for other in screen.keyboards[(index + 1)...]
      where (one.isLandscape, one.bar, one.evidence)
        == (other.isLandscape, other.bar, other.evidence)
      {
        #expect(!one.versions.overlaps(other.versions), "\(screen.name): \(one), \(other)")
      }
    }
  }

  @Test("Every screen class has a unique name")
  func uniqueNames() {
    let screens = Set(Device.all.map(\.screen))
    #expect(screens.count == 25)
    #expect(Set(screens.map(\.name)).count == 25)
    #expect(Device.all.count == 86)
  }
}
