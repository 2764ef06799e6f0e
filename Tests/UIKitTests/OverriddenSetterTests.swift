import Simulation
import Testing
import UIKit

/// Tests subclasses that override one of two related properties to set the other.
@MainActor @Suite struct OverriddenSetterTests {
  final class Field: UITextField {
    var texts: [String?] = []
    override var placeholder: String? {
      didSet { attributedPlaceholder = NSAttributedString(string: "\(placeholder ?? "")!") }
    }
    override var text: String? { didSet { texts.append(text) } }
  }

  final class Label: UILabel {
    override var text: String? {
      didSet { attributedText = NSAttributedString(string: "\(text ?? "")!") }
    }
  }

  final class Button: UIButton {
    override func setTitle(_ title: String?, for state: State) {
      super.setTitle(title, for: state)
      setAttributedTitle(NSAttributedString(string: "\(title ?? "")!"), for: state)
    }
  }

  @Test("Overriding one of two related setters to set the other doesn't recurse") func pairs() {
    let (field, label, button) = (Field(), Label(), Button(type: .system))
    field.placeholder = "Name"
    #expect(field.placeholder == "Name!")
    field.attributedPlaceholder = NSAttributedString(string: "Mail")
    #expect(field.placeholder == "Mail")
    label.text = "Name"
    #expect(label.text == "Name!")
    button.setTitle("OK", for: .normal)
    #expect(button.currentTitle == "OK!")
    #expect(button.buttonType == .system)
  }

  @Test("Typed keys don't call an overridden text setter") func keys() throws {
    let (root, field) = (UIViewController(), Field())
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    root.view.addSubview(field)
    let app = try SimulatedApp.showing(root, on: "iphone-16")
    let edit = TextEdit(row: 0, way: .keys, range: 0..<0, replacement: "ab")
    app.perform {
      $0.beginEditing(row: 0)
      $0.settle()
      $0.app.edited(edit, on: &$0.phone)
    }
    #expect(field.text == "ab")
    #expect(field.texts == [])
    field.text = "c"
    #expect(field.texts == ["c"])
  }
}
