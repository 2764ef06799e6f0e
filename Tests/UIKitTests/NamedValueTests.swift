import Simulation
import Testing
import UIKit

/// What key-value coding asks UIKit's objects for by a name.
@MainActor @Suite struct NamedValueTests {
  private func run(_ check: @escaping @MainActor () -> Void) throws {
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in UIViewController() }
    app.run { check() }
  }

  @Test func propertiesAreSetByTheirNames() throws {
    try run {
      let field = UITextField()
      field.setValue("Ada", forKey: "text")
      field.setValue(true, forKey: "secureTextEntry")
      field.setValue(7, forKeyPath: "tag")
      #expect((field.text, field.isSecureTextEntry, field.tag) == ("Ada", true, 7))
      field.setValue(nil, forKey: "text")
      #expect(field.text == "")
      let label = UILabel()
      label.text = "Name"
      #expect(label.value(forKey: "text") as? String == "Name")
      #expect(label.value(forKey: "hidden") as? Bool == false)
    }
  }

  /// The keys that no header declares, and that are asked for all the same.
  @Test func partsAreFoundByTheirNames() throws {
    try run {
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      bar.setValue("zip", forKeyPath: "searchField.text")
      #expect(bar.text == "zip")
      bar.showsCancelButton = true
      let button = bar.value(forKey: "cancelButton") as? UIButton
      #expect(button?.title(for: .normal) == "Cancel")
      let app = UIApplication.value(forKeyPath: "sharedApplication.keyWindow")
      #expect(app as? UIWindow === UIApplication.shared.windows.first)
    }
  }

  /// What is only seen is kept.
  @Test func whatIsNotDrawnIsKept() throws {
    try run {
      let picker = UIDatePicker()
      #expect(picker.value(forKey: "textColor") == nil)
      picker.setValue(UIColor.red, forKey: "textColor")
      #expect(picker.value(forKey: "textColor") as? UIColor == .red)
    }
  }

  class Cell: UITableViewCell { let titleLabel: UILabel? = UILabel() }
  final class LongCell: Cell { lazy var note = "-" }

  /// What an object of the app's stores is read, of its superclasses too.
  @Test func storedPropertiesAreRead() throws {
    try run {
      let cell = LongCell(style: .default, reuseIdentifier: nil)
      _ = cell.note
      #expect(cell.value(forKey: "note") as? String == "-")
      cell.setValue("City", forKeyPath: "titleLabel.text")
      #expect(cell.titleLabel?.text == "City")
    }
  }
}
