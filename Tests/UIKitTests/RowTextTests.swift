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

  @Test("A row without a field has the text that its cell shows") func texts() throws {
    let app = try SimulatedApp.showing(Cities(), on: "iphone-5s").settled()
    let data = try #require(app.builtForm)
    let form = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sections = try #require(form["sections"] as? [[String: Any]])
    let rows = try #require(sections.first?["rows"] as? [[String: Any]])
    let texts = rows.map { $0["text"] as? String ?? $0["label"] as? String }
    #expect(texts == ["Berlin", "Hamburg", "Add a city", "Row 4", "City"])
  }
}
