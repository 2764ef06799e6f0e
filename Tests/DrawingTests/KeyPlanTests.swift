import Simulation
import Testing

@testable import Drawing

@Suite struct KeyPlanTests {
  @Test(
    "The keyboard's last row shows its kind",
    arguments: [
      (KeyboardKind.default, ["123", "space", "go"]),
      (.asciiCapable, ["123", "space", "go"]),
      (.namePhone, ["123", "space", "go"]),
      (.email, ["123", "space", "@", ".", "go"]),
      (.url, ["123", ".", "/", ".com", "go"]),
      (.webSearch, ["123", "space", ".", "go"]),
      (.twitter, ["123", "space", "@", "#", "go"]),
      (.numbersAndPunctuation, ["ABC", "space", "go"]),
      (.numberPad, ["", "0", "⌫"]),
      (.asciiNumberPad, ["", "0", "⌫"]),
      (.decimal, [".", "0", "⌫"]),
      (.phone, ["+*#", "0", "⌫"]),
      (.emoji, ["ABC", "", "⌫"]),
    ])
  func lastRowTellsTheKind(_ kind: KeyboardKind, _ labels: [String]) {
    let plan = KeyPlan(kind, returnLabel: "go", isPad: false)
    #expect(plan.rows.last?.map(\.label) == labels)
  }

  @Test("All rows of a keyboard are equally wide", arguments: KeyboardKind.allCases, [false, true])
  func rowWidths(_ kind: KeyboardKind, isPad: Bool) {
    let plan = KeyPlan(kind, returnLabel: "return", isPad: isPad)
    for row in plan.rows {
      #expect(abs(row.reduce(0) { $0 + $1.units } - plan.units) < 1e-9)
    }
  }

  @Test("An iPad shows its full keyboard instead of a pad")
  func iPadPads() {
    let plan = KeyPlan(.numberPad, returnLabel: "go", isPad: true)
    #expect(plan.rows.first?.map(\.label).joined() == "1234567890")
  }
}
