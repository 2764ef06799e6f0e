import Simulation
import Testing
import UIKit

/// Tests fields that are hidden while others are edited.
@MainActor @Suite struct HiddenFieldTests {
  private final class Form: UIViewController {
    let stack = UIStackView(
      arrangedSubviews: ["A", "B", "C"].map {
        let field = UITextField()
        field.placeholder = $0
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return field
      })

    override func viewDidLoad() {
      super.viewDidLoad()
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private let form = Form()
  private let app: SimulatedApp

  init() throws { app = try SimulatedApp.showing(form, on: "iphone-16") }

  private func row(_ number: Int) -> CGRect { app.phone.frameOnScreen(ofRow: number) }

  @Test("A hidden field keeps its row, so that the active field does, too") func rowsStay() {
    app.runAndSettle { _ = form.stack.arrangedSubviews[2].becomeFirstResponder() }
    #expect(app.phone.firstResponder == 2)
    #expect(row(2) == CGRect(x: 0, y: 180, width: 393, height: 40))
    app.runAndSettle { form.stack.arrangedSubviews[0].isHidden = true }
    #expect(app.phone.firstResponder == 2)
    #expect(app.phone.fields.map { $0 != nil } == [false, true, true])
    #expect(row(0).height == 0)
    #expect(row(2).minY == 140)
    app.runAndSettle { form.stack.arrangedSubviews[0].isHidden = false }
    #expect(app.phone.fields.map { $0 != nil } == [true, true, true])
    #expect(row(0).minY == 100)
  }

  @Test("A removed field has no row") func removed() {
    app.runAndSettle { form.stack.arrangedSubviews[0].removeFromSuperview() }
    #expect(app.phone.fields.count == 2)
  }

  @Test("Fields that replace all others have new rows") func replaced() {
    app.runAndSettle {
      for field in form.stack.arrangedSubviews { field.isHidden = true }
      form.stack.addArrangedSubview(UITextField())
    }
    #expect(app.phone.fields.count == 1)
  }
}
