import Foundation
import Testing
import UIKit

/// Tests the texts of rows without fields in the form that an app's controller shows.
@MainActor @Suite struct RowTextTests {
  /// A table of five rows: three texts, an empty cell and a field.
  final class Cities: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 5 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      switch path.row {
      case 0: cell.textLabel?.text = "Berlin"
      case 1:
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "Hamburg"
        cell.contentConfiguration = configuration
      case 2:
        let button = UIButton(frame: CGRect(x: 16, y: 0, width: 100, height: 44))
        button.setTitle("Add a city", for: .normal)
        cell.contentView.addSubview(button)
      case 3: break
      default:
        let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
        field.placeholder = "City"
        cell.contentView.addSubview(field)
      }
      return cell
    }
  }

  /// Returns the texts or labels of all rows of the form that a controller shows.
  private func texts(of controller: UIViewController) throws -> [String?] {
    let app = try SimulatedApp.showing(controller, on: "iphone-5s").settled()
    let data = try #require(app.builtForm)
    let form = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sections = try #require(form["sections"] as? [[String: Any]])
    let rows = sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    return rows.map { $0["text"] as? String ?? $0["label"] as? String }
  }

  @Test("A row without a field has the text that its cell shows") func cellTexts() throws {
    #expect(try texts(of: Cities()) == ["Berlin", "Hamburg", "Add a city", "Row 4", "City"])
  }

  /// As many rows in sections with the titles "Title" and "Notes" as given, each with a field.
  final class Sections: UITableViewController {
    var counts = [1, 2]

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { ["Title", "Notes"][section] }

    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44)))
      return cell
    }
  }

  @Test("A field without a label of its own has its section's title, if it is alone there")
  func sectionTitles() throws {
    #expect(try texts(of: Sections(style: .grouped)) == ["Title", "Field 2", "Field 3"])
  }

  @Test("The spaces beside a header's field don't repeat the header's text") func headerTexts()
    throws
  {
    let cities = Cities()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Cancel", for: .normal)
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
    field.placeholder = "Search"
    for view in [button, field] { header.addSubview(view) }
    cities.tableView.tableHeaderView = header
    #expect(try texts(of: cities).prefix(4) == ["Header", "Search", "Header", "Berlin"])
  }
}
