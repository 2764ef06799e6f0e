import Simulation
import Testing

@testable import Audit

@Suite struct CaseKeyTests {
  private static let parts = CaseKey.Parts(
    commandCount: 9, device: 73, isLandscape: true, form: 9_999, keyboard: 2, field: 400_000,
    start: 5)

  @Test func aKeyIsItsParts() {
    let key = CaseKey(Self.parts)
    #expect(key.parts == Self.parts)
    #expect(key.number < 1 << 53)
  }

  /// Fewer commands come first, then the more common phone, held upright, then the rest.
  @Test func theOrder() {
    var parts = Self.parts
    parts.commandCount = 8
    parts.device = 255
    #expect(CaseKey(parts) < CaseKey(Self.parts))
    parts = Self.parts
    parts.device = 72
    parts.field = 500_000
    #expect(CaseKey(parts) < CaseKey(Self.parts))
    parts = Self.parts
    parts.isLandscape = false
    parts.start = 7
    #expect(CaseKey(parts) < CaseKey(Self.parts))
  }

  /// One phone stands for all with its screen and its newest system.
  @Test func groupsOfPhones() {
    #expect(AuditDevice.all.reduce(0) { $0 + $1.count } == Device.all.count)
    #expect(AuditDevice.all.count == 47)
    #expect(AuditDevice.all.first?.device.name == "iphone-16")
    #expect(
      AuditDevice.all.first?.names == [
        "iphone-16", "iphone-14-pro", "iphone-15", "iphone-15-pro",
      ])
    for (left, right) in zip(AuditDevice.all, AuditDevice.all.dropFirst()) {
      #expect(left.rank < right.rank)
    }
    #expect(AuditDevice.device(ofRank: 0)?.device.name == "iphone-16")
  }
}
