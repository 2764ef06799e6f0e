import Simulation
import Testing
import UIKit

/// Tests a search bar with its field and delegate, and other small UIKit behaviors.
@MainActor @Suite struct SearchBarTests {
  private final class Searching: UIViewController, UISearchBarDelegate {
    var told: [String] = []
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 393, height: 56))

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.delegate = self
      view.addSubview(bar)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      told.append("should")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append(searchText)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("ended") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      told.append("cancel")
      searchBar.resignFirstResponder()
    }
  }

  @Test(
    "A date picker is 216 points high with wheels, and 34 as a compact button",
    arguments: [
      (UIDatePickerStyle.wheels, 13, CGFloat(216)), (.compact, 13, 34), (.automatic, 13, 216),
      (.automatic, 18, 34), (.inline, 18, 216),
    ])
  func datePicker(style: UIDatePickerStyle, ios: Int, height: CGFloat) throws {
    let screen = UIViewController()
    let app = try SimulatedApp.showing(screen, on: ios < 14 ? "iphone-7" : "iphone-16", ios: ios)
    app.run {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      #expect(picker.intrinsicContentSize.height == height)
      picker.datePickerMode = .countDownTimer
      #expect(picker.intrinsicContentSize.height == (style == .compact ? 34 : 216))
    }
  }

  @Test("The look of iOS 26 can be set, and changes no layout") func glass() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.topEdgeEffect.style = .soft
    let effect = UIGlassEffect(style: .clear)
    effect.isInteractive = true
    #expect(UIVisualEffectView(effect: effect).effect === effect)
    #expect(scroll.adjustedContentInset == .zero)
    let button = UIButton(configuration: .prominentGlass())
    #expect(button.intrinsicContentSize == UIButton(configuration: .filled()).intrinsicContentSize)
  }

  @Test("A search bar forwards its field's editing to its delegate") func delegate() throws {
    let searching = Searching()
    let app = try SimulatedApp.showing(searching, on: "iphone-16")
    #expect(app.phone.rect(forRow: 0) == CGRect(x: 8, y: 70, width: 377, height: 36))
    app.settle { $0.beginEditing(row: 0) }
    #expect(searching.bar.isFirstResponder)
    let edit = TextEdit(row: 0, way: .keys, range: 0..<0, replacement: "a")
    app.perform { $0.app.edited(edit, on: &$0.phone) }
    app.perform { _ = $0.app.shouldReturn(on: &$0.phone) }
    app.run { _ = searching.bar.resignFirstResponder() }
    #expect(searching.told == ["should", "began", "a", "search", "ended"])
  }

  @Test("A search bar's cancel button narrows the field and works only during editing")
  func cancelButton() throws {
    let searching = Searching()
    searching.bar.setShowsCancelButton(true, animated: false)
    let app = try SimulatedApp.showing(searching, on: "iphone-16")
    let field = app.phone.rect(forRow: 0)
    let button = CGPoint(x: 375, y: 88)
    #expect(field.minX == 8)
    #expect(field.maxX < 360)
    app.perform { $0.tap(button) }
    #expect(searching.told == [])
    app.perform {
      $0.beginEditing(row: 0)
      $0.settle()
      $0.tap(button)
      $0.settle()
    }
    #expect(searching.told == ["should", "began", "cancel", "ended"])
    #expect(!app.phone.isKeyboardUp)
    app.run { searching.bar.showsCancelButton = false }
    #expect(app.phone.rect(forRow: 0) == CGRect(x: 8, y: 70, width: 377, height: 36))
  }

  private final class Counting: UIView {
    var added: [UIView] = []
    var layoutRequests = 0

    override func addSubview(_ view: UIView) {
      super.addSubview(view)
      added.append(view)
    }
    override func setNeedsLayout() {
      layoutRequests += 1
      super.setNeedsLayout()
    }
  }

  @Test("Overridden addSubview and setNeedsLayout are called once") func overriddenMethods() {
    let (view, child) = (Counting(), UIView())
    view.addSubview(child)
    #expect(view.added == [child])
    #expect(view.layoutRequests == 1)
  }

  @Test("Text positions count UTF-16 units") func textPositions() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "a🙂c"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = field.position(from: field.beginningOfDocument, offset: 1)
    let range = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
    #expect(range.flatMap { field.text(in: $0) } == "🙂c")
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.caretRect(for: field.endOfDocument).midY == 20)
    let lines = range.map { field.selectionRects(for: $0) } ?? []
    #expect(lines.map(\.rect.midY) == [20])
  }

  @Test("A popover's presentation controller is also its children's") func popover() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    #expect(inner.popoverPresentationController == nil)
    outer.modalPresentationStyle = .popover
    outer.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.popoverPresentationController === outer.popoverPresentationController)
    #expect(inner.popoverPresentationController?.sourceRect.minX == 1)
    #expect(inner.popoverPresentationController?.presentedViewController === outer)
  }
}
