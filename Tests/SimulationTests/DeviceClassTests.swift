import Testing

@testable import Simulation

@Suite struct DeviceClassTests {
  /// Of two heights for the same keyboard and version one would never be taken; what was observed may
  /// stand beside a sum that is trusted more.
  @Test(arguments: DeviceClass.all)
  func everyVersionHasOneHeight(_ screen: DeviceClass) {
    for (index, one) in screen.keyboards.enumerated() {
      for other in screen.keyboards[(index + 1)...]
      where (one.isLandscape, one.bar, one.evidence)
        == (other.isLandscape, other.bar, other.evidence)
      {
        #expect(!one.versions.overlaps(other.versions), "\(screen.name): \(one), \(other)")
      }
    }
  }

  /// A screen's name that is mistyped beside its models would leave them out.
  @Test func everyScreenHasModels() {
    let screens = Set(Device.all.map(\.screen.name))
    #expect(DeviceClass.all.map(\.name).filter { !screens.contains($0) } == [])
    #expect(Device.all.count == 86)
  }
}
