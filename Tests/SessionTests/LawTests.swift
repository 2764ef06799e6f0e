import Avoidance
import Simulation
import Testing

@testable import Session

/// Tests what holds for every field of four shipped forms with every strategy.
@Suite struct LawTests {
  private static let forms = ["player.yaml", "checkout.yaml", "settings.json", "twenty.yaml"]
  private static let places = [
    "device iphone-4s", "device ipad-9.7", "device 320x568 keyboard=253", "rotate landscape",
  ]

  /// A row is wholly in view if it isn't higher than the space for it, whatever the form and phone.
  @Test("Least-motion shows every row that fits above the keyboard", arguments: forms, places)
  func leastMotionShowsEveryRow(form: String, place: String) throws {
    var stage = try Stage(form, after: ["strategy least-motion", place])
    for row in stage.session.form.fieldRows {
      try stage.run("focus \(row + 1)")
      let record = StateRecord(stage.session)
      let free = try #require(Double(record.value(at: "table.visible.height").bare))
      let height = try #require(Double(record.value(at: "active.frame.height").bare))
      guard height <= free else { continue }
      #expect(try stage.get("active.visible") == "1", "row \(row + 1)")
    }
  }

  /// After a command, no animation is left and the screen shows the final state.
  ///
  /// The same commands give the same state and output.
  @Test(
    "Every command ends settled, and the same commands give the same state",
    arguments: Strategy.all.map(\.name), ["device iphone-4s", "rotate landscape"])
  func settledAndRepeatable(strategy: String, place: String) throws {
    for form in Self.forms {
      var stage = try Stage(form, after: ["strategy \(strategy)", place])
      var twin = stage
      for row in stage.session.form.fieldRows {
        for line in ["focus \(row + 1)", "next", "tap outside"] {
          let output = stage.output(of: line)
          #expect(twin.output(of: line) == output)
          #expect(stage.session == twin.session)
          #expect(stage.session.phone.isSettled)
          #expect(stage.session.phone == stage.session.phone.presented)
        }
      }
    }
  }

  /// After the keyboard is dismissed, only the table's offset may differ.
  @Test(
    "After dismissal the table's frame and insets are restored",
    arguments: Strategy.all.map(\.name), ["device ipad-9.7", "rotate landscape"])
  func everythingIsGivenBack(strategy: String, place: String) throws {
    for form in Self.forms {
      var stage = try Stage(form, after: ["strategy \(strategy)", place])
      let frame = stage.session.phone.table.frame.model
      let inset = try stage.get("table.adjustedContentInset")
      for row in stage.session.form.fieldRows {
        try stage.run(["focus \(row + 1)", "dismiss"])
        let table = stage.session.phone.table
        #expect(table.frame.model == frame)
        #expect(try stage.get("table.adjustedContentInset") == inset)
        let offset = table.contentOffset.model.y
        #expect(offset == table.legalOffset(offset))
      }
    }
  }
}
