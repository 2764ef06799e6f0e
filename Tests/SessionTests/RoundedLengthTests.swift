import Testing

@testable import Session

/// Tests that lengths for people have at most one decimal, and figures for programs all of them.
@Suite struct RoundedLengthTests {
  @Test("A verdict and why round a length that get prints exactly") func oneDecimal() throws {
    var stage = try Stage(after: ["strategy least-motion margin=8.25"])
    #expect(
      stage.output(of: "focus f12") == [
        "✓ f12 in view, 8.3 above the keyboard · scrolled 0 → 285.3"
      ])
    #expect(stage.output(of: "get active.clearance") == ["8.25"])
    #expect(stage.output(of: "get table.contentOffset.y") == ["285.25"])
    let why = stage.output(of: "why")
    #expect(why.last == "f12 is in view, 8.3 above the keyboard.")
    #expect(why.contains { $0.contains(" scrolled from 0 to 285.3: ") })
    #expect(
      why.contains { $0.contains(" changed the bottom content inset from 0 to 261.3: ") })
    #expect(stage.output(of: "show events").contains { $0.contains("0 → 285.25") })
  }

  @Test("Speech rounds lengths like the verdict") func speech() throws {
    var stage = try Stage(after: ["setting speech on", "strategy least-motion margin=8.25"])
    #expect(
      stage.output(of: "focus f12").joined(separator: " ")
        .contains("row in view, 8.3 points above the keyboard"))
  }

  @Test(
    "A clearance that rounds to 0 is neither above nor under the keyboard",
    arguments: [
      ("0.04", "✓ f12 in view, right above the keyboard · scrolled 0 → 277"),
      ("0.06", "✓ f12 in view, 0.1 above the keyboard · scrolled 0 → 277.1"),
    ])
  func nearZero(margin: String, verdict: String) throws {
    var stage = try Stage(after: ["strategy least-motion margin=\(margin)"])
    #expect(stage.output(of: "focus f12") == [verdict])
  }

  @Test("A row that is hidden by less than a decimal is not wholly in view") func almostInView()
    throws
  {
    var stage = try Stage(after: ["strategy least-motion margin=0.04", "focus f12"])
    #expect(
      stage.output(of: "scroll by -0.08") == [
        "✗ f12 99 % in view, right above the keyboard · nothing scrolled"
      ])
  }
}
