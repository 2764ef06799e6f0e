import Forms
import Session
import Simulation
import Testing

@testable import Drawing

/// Tests which values the pickers show in the keyboard's place.
@Suite struct WheelsTests {
  private static let form = """
    sections:
      - rows:
          - {field: size, options: [Small, Medium, Large]}
          - {field: born, date: true}
          - {field: name}
    """

  private func wheels(_ kind: KeyboardKind, _ field: String, _ value: String) throws -> [[String]]?
  {
    let form = try Stage(Self.form).session.form
    let row = try #require(form.row(ofField: field))
    return try Wheels(kind, of: #require(form.field(atRow: row)), value: value)?.columns
  }

  @Test(
    "A picker's wheel shows the value between its neighbors",
    arguments: [
      ("Medium", ["Small", "▸ Medium ◂", "Large"]), ("Small", ["", "▸ Small ◂", "Medium"]),
      ("Large", ["Medium", "▸ Large ◂", ""]), ("", ["", "▸ Small ◂", "Medium"]),
    ])
  func pickerNeighbors(value: String, labels: [String]) throws {
    #expect(try wheels(.picker, "size", value) == [labels])
  }

  @Test(
    "A date picker has three wheels",
    arguments: [
      (
        "2001-02-03",
        [["2000", "▸ 2001 ◂", "2002"], ["01", "▸ 02 ◂", "03"], ["02", "▸ 03 ◂", "04"]]
      ),
      // Month and day go round; 2024 is a leap year.
      (
        "2024-12-01",
        [["2023", "▸ 2024 ◂", "2025"], ["11", "▸ 12 ◂", "01"], ["31", "▸ 01 ◂", "02"]]
      ),
      (
        "2024-02-29",
        [["2023", "▸ 2024 ◂", "2025"], ["01", "▸ 02 ◂", "03"], ["28", "▸ 29 ◂", "01"]]
      ),
    ])
  func aDatePickerHasThree(value: String, labels: [[String]]) throws {
    #expect(try wheels(.datePicker, "born", value) == labels)
  }

  @Test(
    "Other keyboards and invalid dates have no wheels",
    arguments: [
      (KeyboardKind.datePicker, "born", ""), (.datePicker, "born", "2023-02-29"),
      (.default, "size", "Small"), (.picker, "name", "x"),
    ])
  func elsewhereThereAreNone(kind: KeyboardKind, field: String, value: String) throws {
    #expect(try wheels(kind, field, value) == nil)
  }

  @Test("Setting a choice turns the wheel in the picture") func theyTurnInThePicture() throws {
    let stage = try Stage(Self.form, "focus size", "set size Medium")
    let picture = stage.picture().text
    for label in ["Small", "▸ Medium ◂", "Large"] {
      #expect(picture.contains(" \(label) "))
    }
  }
}
