import Simulation
import Testing

@testable import Audit

@Suite struct CaseKeyTests {
  private static let parts = CaseKey.Parts(
    commandCount: 9, device: 73, isLandscape: true, form: 9_999, keyboard: 2, field: 400_000,
    start: 5)

  @Test("A case's key holds all of its parts")
  func keyHoldsParts() {
    let key = CaseKey(Self.parts)
    #expect(key.parts == Self.parts)
    #expect(key.number < 1 << 53)
  }

  @Test("Keys order cases by fewest commands, then the most common phone, then portrait")
  func order() {
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
}
