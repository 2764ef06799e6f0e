import Simulation
import Testing
import UIKit

/// Tests a controller with fields in two scroll views side by side, and one field above them.
@MainActor @Suite struct SeveralScrollViewsTests {
  final class Split: UIViewController, UITextFieldDelegate {
    let search = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    let left = UIScrollView(frame: CGRect(x: 0, y: 140, width: 160, height: 428))
    let right = UIScrollView(frame: CGRect(x: 160, y: 140, width: 160, height: 428))
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      search.placeholder = "Search"
      for (side, name) in [(left, "Left"), (right, "Right")] {
        side.contentSize = CGSize(width: 160, height: 900)
        side.contentInsetAdjustmentBehavior = .never
        view.addSubview(side)
        for number in 0..<(side === left ? 4 : 8) {
          let field = UITextField(frame: CGRect(x: 10, y: 20 + 60 * number, width: 140, height: 40))
          field.placeholder = "\(name) \(number)"
          field.delegate = self
          side.addSubview(field)
        }
      }
      view.addSubview(search)
    }

    func textFieldDidBeginEditing(_ field: UITextField) {
      told.append("\(field.placeholder ?? "") began")
    }
    func textFieldDidEndEditing(_ field: UITextField) {
      told.append("\(field.placeholder ?? "") ended")
    }
  }

  private let split = Split()
  private let app: SimulatedApp

  init() throws { app = try .showing(split, on: "iphone-5s").settled() }

  private func field(_ number: Int, in side: UIScrollView) throws -> UITextField {
    try #require(side.subviews[number] as? UITextField)
  }

  /// The field outside of the scroll views counts as a scroll view of its own.
  @Test(
    "Any scroll view with fields can become the phone's table by number",
    arguments: [(1, 4, 20), (2, 8, 20), (3, 1, 80), (4, 4, 20)])
  func numberedScrollView(number: Int, fieldCount: Int, top: CGFloat) throws {
    var options = Scene.Options()
    options.scrollView = number
    let device = try #require(Device.named("iphone-5s"))
    let phone = Phone(
      scene: Scene(device: device, chrome: Chrome(), options: options),
      rows: RowGeometry(sections: []), style: .plain, fields: [])
    let app = SimulatedApp.start(on: phone) { _ in Split() }
    #expect(app.phone.fields.count == fieldCount)
    #expect(app.phone.rect(forRow: 0).minY == top)
  }

  @Test("Each scroll view with fields gives a form of its own") func forms() throws {
    let forms = SimulatedApp.builtForms(on: try .empty("iphone-5s")) { _ in Split() }
    let texts = forms.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.map { $0.contains("\"scrollView\":") } == [false, true, true])
    #expect(texts.map { $0.contains("Left 0") } == [true, false, false])
    #expect(texts.map { $0.contains("Right 7") } == [false, true, false])
    #expect(texts.map { $0.contains("Search") } == [false, false, true])
  }

  @Test("Focusing a field makes its scroll view the phone's table") func focus() throws {
    #expect(app.phone.fields.count == 4)
    #expect(app.phone.tableFrame == CGRect(x: 0, y: 140, width: 160, height: 428))
    let first = try field(1, in: split.left)
    let other = try field(7, in: split.right)
    app.runAndSettle {
      first.becomeFirstResponder()
      split.left.contentOffset.y = 33
    }
    app.runAndSettle { _ = other.becomeFirstResponder() }
    #expect(split.told == ["Left 1 began", "Left 1 ended", "Right 7 began"])
    #expect(other.isFirstResponder)
    #expect(!first.isFirstResponder)
    #expect(app.phone.fields.count == 8)
    #expect(app.phone.firstResponder == 7)
    #expect(app.phone.tableFrame == CGRect(x: 160, y: 140, width: 160, height: 428))
    #expect(app.phone.keyboard.isVisible)
    #expect(AppObserver(app).screenNumber == 1)
    // Each scroll view keeps its offset.
    #expect(split.left.contentOffset.y == 33)
    app.run { split.right.contentOffset.y = 200 }
    #expect(app.phone.contentOffset.y == 200)
    app.run { _ = split.search.becomeFirstResponder() }
    #expect(app.phone.fields.count == 1)
    #expect(split.right.contentOffset.y == 200)
    app.run { _ = first.becomeFirstResponder() }
    #expect(app.phone.contentOffset.y == 33)
    #expect(app.phone.firstResponder == 1)
  }

  @Test("A visible field in another scroll view is found by label and can be tapped")
  func tapByName() throws {
    #expect(AppObserver(app).place(ofItem: "left 1", on: app.phone) == nil)
    let place = try #require(AppObserver(app).place(ofItem: "right 1", on: app.phone))
    #expect(place == CGPoint(x: 240, y: 240))
    app.settle { $0.tap(place) }
    #expect(app.phone.firstResponder == 1)
    #expect(split.told == ["Right 1 began"])
    // The keyboard covers the field.
    #expect(AppObserver(app).place(ofItem: "left 2", on: app.phone)?.y == 300)
    #expect(AppObserver(app).place(ofItem: "left 3", on: app.phone) == nil)
  }

  @Test("A field that refuses to end keeps the phone's table and keyboard") func refusal() throws {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stubborn = Stubborn()
    let first = try field(0, in: split.left)
    first.delegate = stubborn
    let other = try field(0, in: split.right)
    app.run { _ = first.becomeFirstResponder() }
    #expect(app.run { other.becomeFirstResponder() } == false)
    #expect(first.isFirstResponder)
    #expect(app.phone.fields.count == 4)
  }
}
