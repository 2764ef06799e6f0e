import Avoidance
import Simulation
import Testing

@testable import Audit

struct AuditDeviceTests {
  @Test("One phone stands for all phones with its screen, keyboards and system behavior")
  func groups() {
    let groups = AuditDevice.groups(of: Device.all)
    #expect(groups.reduce(0) { $0 + $1.count } == Device.all.count)
    #expect(groups.count == 36)
    #expect(AuditDevice.groups(of: Device.all, tellsVersions: true).count == 47)
    #expect(groups.first?.device.name == "iphone-16")
    #expect(groups.first?.count == 4)
    for (left, right) in zip(groups, groups.dropFirst()) { #expect(left.rank < right.rank) }
    #expect(AuditDevice.device(ofRank: 0)?.device.name == "iphone-16")
  }

  /// The iPhone SE (3rd generation) never ran iOS 13, so for a form with `ios: 13` it runs iOS 18.
  @Test("A form's iOS version splits a group where only some of its phones ran it")
  func formVersionSplitsGroups() throws {
    let pair = ["iphone-se-2", "iphone-se-3"].compactMap(Device.named)
    #expect(AuditDevice.groups(of: pair).count == 1)
    #expect(AuditDevice.groups(of: pair, ios: 15).count == 1)
    #expect(AuditDevice.groups(of: pair, ios: 13).count == 2)
    // Only one of the two ran iOS 26, where an iPad's keyboard behaves as under 18.
    let pads = ["ipad-mini-5", "ipad-6"].compactMap(Device.named)
    #expect(AuditDevice.groups(of: pads, ios: 26).count == 1)
    #expect(AuditDevice.groups(of: pads, ios: 11).count == 2)
  }

  @Test("Phones of a group get the same verdicts, whatever system they run")
  func verdictsAgreeInGroup() throws {
    let plan = try AuditStage.plan(["forms/notes.yaml"], [.leastMotion, .tableController, .eureka])
    var pairs = 0
    for group in AuditDevice.groups(of: Device.all) {
      var versions = [group.device.defaultVersion]
      for device in Device.all where !versions.contains(device.defaultVersion) {
        guard AuditDevice.groups(of: [group.device, device]).count == 1 else { continue }
        versions.append(device.defaultVersion)
        pairs += 1
        let (one, other) = (
          try Self.verdicts(plan, on: group.device), try Self.verdicts(plan, on: device)
        )
        #expect(one == other, "\(device.name)")
      }
    }
    #expect(pairs == 11)
  }

  private static func verdicts(_ plan: AuditPlan, on device: Device) throws -> [[Int]] {
    let group = try #require(AuditDevice.groups(of: [device]).first)
    let form = try #require(plan.forms.first)
    return plan.orientations.flatMap { orientation in
      AuditUnit(form: form, formIndex: 0, device: group, orientation: orientation).play(plan)
        .entries.map { [$0.kept, $0.broken, $0.impossible] }
    }
  }
}
