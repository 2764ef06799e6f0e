import Foundation
import Simulation
import Testing

@testable import Forms

@Suite struct ShippedFormsTests {
  private static func shipped(_ name: String) throws -> Data {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "../../forms/\(name)"))
  }

  private static func form(_ name: String) throws -> Form {
    try Form(contentsOf: shipped(name), fileName: "forms/\(name)", vocabulary: vocabulary)
  }

  @Test(
    "Each shipped form loads with its sections, rows and fields",
    arguments: [
      ("player.yaml", "New player", 2, 12, 12), ("checkout.yaml", "Checkout", 3, 13, 12),
      ("settings.json", "Settings", 3, 8, 7), ("twenty.yaml", "Twenty", 1, 20, 20),
      ("profile.yaml", "Profile", 1, 17, 17),
      ("years.yaml", "Years", 1, 35, 1), ("sheet.yaml", "New contact", 4, 13, 13),
      ("nested.yaml", "Order", 1, 10, 10), ("basket.yaml", "Basket", 1, 13, 13),
      ("chat.yaml", "Ada", 1, 20, 1), ("library.yaml", "Library", 1, 20, 20),
      ("detents.yaml", "New task", 1, 8, 8), ("split.yaml", "Reservation", 1, 14, 14),
      ("pay.yaml", "Pay", 3, 11, 11),
    ])
  func loads(file: String, title: String, sections: Int, rows: Int, fields: Int) throws {
    let form = try Self.form(file)
    #expect(form.title == title)
    #expect(form.sections.count == sections)
    #expect(form.rows.count == rows)
    #expect(form.fieldRows.count == fields)
  }

  @Test("The built-in form is player.yaml") func builtInIsPlayer() throws {
    #expect(try Data(Form.builtInText.utf8) == Self.shipped("player.yaml"))
    #expect(try Form.builtIn(vocabulary: vocabulary) == Self.form("player.yaml"))
  }

  @Test("The form player.yaml has its device, style and ZIP rule")
  func playerIsTheNewPlayerForm() throws {
    let form = try Self.form("player.yaml")
    #expect(form.style == .grouped)
    #expect(form.device?.name == "iphone-5s")
    #expect(form.row(ofField: "name") == 0)
    let zip = try #require(form.row(ofField: "zip"))
    #expect(zip == 8)
    #expect(form.sections[1].rows.contains(zip))
    #expect(form.rows[zip].field?.problems(with: "9021").count == 1)
    #expect(form.rows[zip].field?.keyboard.rawValue == "number-pad")
  }

  /// The form is the first article's own example.
  @Test("The form years.yaml has the article's rows and bar")
  func yearsAreThoseOfTheArticle() throws {
    let form = try Self.form("years.yaml")
    #expect(form.style == .plain)
    #expect(form.device?.name == "iphone-5s")
    #expect(form.rows.map(\.content) == (1980...2014).map { .text("\($0)") })
    #expect(form.rows.allSatisfy { $0.height == 50 })
    #expect(form.opensAt == .bottom)
    #expect(form.bar?.field.id == "message")
    #expect(form.bar?.height == 41)
  }

  @Test("The form twenty.yaml has 20 fields of 44 points")
  func twentyIsTheTableOfTheNumbers() throws {
    let form = try Self.form("twenty.yaml")
    #expect(form.style == .plain)
    #expect(form.chrome.hasNavigationBar && !form.chrome.hasTabBar)
    #expect(form.device?.name == "iphone-5s")
    #expect(form.sections == [FormSection(rows: 0..<20)])
    #expect(form.rows.allSatisfy { $0.height == 44 })
    #expect(form.rows.compactMap { $0.field?.id } == (1...20).map { "f\($0)" })
    #expect(form.find("Field 1") == .row(0))
    #expect(form.find("12") == .row(11))
  }
}
