import Simulation
import Testing
import UIKit

/// Tests key-value coding of UIKit's objects.
@MainActor @Suite struct NamedValueTests {
  private func run(_ check: @escaping @MainActor () -> Void) throws {
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in UIViewController() }
    app.run { check() }
  }

  @Test("Key-value coding sets and reads UIKit's properties") func properties() throws {
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

  @Test("Key-value coding finds parts of a search bar that no header declares")
  func undeclaredKeys() throws {
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

  @Test("Key-value coding keeps values that aren't drawn") func undrawnValues() throws {
    try run {
      let picker = UIDatePicker()
      #expect(picker.value(forKey: "textColor") == nil)
      picker.setValue(UIColor.red, forKey: "textColor")
      #expect(picker.value(forKey: "textColor") as? UIColor == .red)
    }
  }

  class Cell: UITableViewCell { let titleLabel: UILabel? = UILabel() }
  final class LongCell: Cell { lazy var note = "-" }

  @Test("Key-value coding reads stored properties of an app's classes") func storedProperties()
    throws
  {
    try run {
      let cell = LongCell(style: .default, reuseIdentifier: nil)
      _ = cell.note
      #expect(cell.value(forKey: "note") as? String == "-")
      cell.setValue("City", forKeyPath: "titleLabel.text")
      #expect(cell.titleLabel?.text == "City")
    }
  }
}
