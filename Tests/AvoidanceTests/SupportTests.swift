import Avoidance
import Testing

@testable import AvoidanceEngine

/// Tests which system a strategy is for, and the first version of it that the strategy works on.
@Suite struct SupportTests {
  @Test(
    "A strategy knows the first iOS version with its system",
    arguments: [
      ("least-motion", 0, nil), ("table-controller", 0, nil), ("layout-guide", 15, "iOS 15"),
      ("swiftui", 14, "iOS 14"), ("iq-keyboard-manager", 13, "iOS 13"), ("eureka", 9, "iOS 9"),
      ("rn-padding", 15, "iOS 15"), ("rn-aware-scroll", 15, "iOS 15"), ("flutter", 11, "iOS 11"),
      ("android-resize", 0, "Android 2"),
    ])
  func minimum(name: String, version: Int, words: String?) throws {
    let support = try #require(Strategy.named(name)).support
    #expect(support.minimumIOS == version)
    #expect(support.words == words)
    #expect(support.includes(iOS: version))
    #expect(!support.includes(iOS: version - 1))
  }

  @Test("An older release supports older phones", arguments: ["rn-padding", "rn-height"])
  func olderRelease(name: String) throws {
    let strategy = try #require(Strategy.named(name))
    #expect(try strategy.deciding("version=0.70").support.minimumIOS == 12)
    #expect(try strategy.deciding("version=0.78").support.minimumIOS == 15)
    #expect(try strategy.deciding("margin=4").support.minimumIOS == 15)
  }
}
