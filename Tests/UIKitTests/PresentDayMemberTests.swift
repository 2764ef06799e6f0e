import Foundation
import Simulation
import Testing
import UIKit

/// Tests UIKit members that apps of 2024 to 2026 use around their forms.
@MainActor @Suite struct PresentDayMemberTests {
  private func start(_ make: @escaping () -> Any) throws -> SimulatedApp {
    SimulatedApp.start(on: try .empty("iphone-16")) { _ in make() }
  }

  /// A form with a label before its only field, as in many apps' own field views.
  private final class Profile: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let title = UILabel()
      title.text = "First name"
      let scroll = UIScrollView(frame: view.bounds)
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      view.addSubview(scroll)
      scroll.addSubview(row)
      row.addSubview(title)
      row.addSubview(UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 40)))
    }
  }

  @Test("The built form names a field without placeholder by the label before it") func label()
    throws
  {
    let app = try start { Profile() }
    let text = String(decoding: try #require(app.builtForm), as: UTF8.self)
    #expect(text.contains(#""label":"First name""#))
    #expect(text.contains(#""field":"first-name""#))
  }

  @Test("The built form names a text view by the label inside it") func labelInside() throws {
    let (screen, text, label) = (UIViewController(), UITextView(), UILabel())
    label.text = "Write something"
    text.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
    text.addSubview(label)
    screen.view.addSubview(text)
    let form = String(decoding: try #require(try start { screen }.builtForm), as: UTF8.self)
    #expect(form.contains(#""label":"Write something""#))
  }

  @Test(
    "The built form has the title in the navigation bar, and no other name there",
    arguments: [("Profile", "Profile"), (nil, "")] as [(String?, String)])
  func title(given: String?, shown: String) throws {
    let app = try start {
      let screen = Profile()
      screen.navigationItem.title = given
      return UINavigationController(rootViewController: screen)
    }
    let form = String(decoding: try #require(app.builtForm), as: UTF8.self)
    #expect(form.contains("\"form\":\"\(shown)\""))
  }

  @Test("A control's primary action runs for the control's main event") func primaryAction() throws
  {
    let app = try start { UIViewController() }
    app.run {
      var told = 0
      let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in told += 1 })
      toggle.sendActions(for: .primaryActionTriggered)
      #expect(told == 1)
      #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    }
  }

  @Test("The items of a group are the bar's items") func itemGroups() throws {
    let app = try start { UIViewController() }
    app.run {
      let (item, navigation) = (UIBarButtonItem(systemItem: .done), UINavigationItem(title: "A"))
      navigation.trailingItemGroups = [.fixedGroup(items: [item])]
      navigation.leadingItemGroups = [.fixedGroup(items: [])]
      #expect(navigation.rightBarButtonItems == [item])
      #expect(navigation.leftBarButtonItems == [])
    }
  }

  @Test("A table's header shows its content configuration") func header() throws {
    let app = try start { UIViewController() }
    app.run {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "Address"
      header.contentConfiguration = content
      #expect(header.contentView.subviews.first is UIListContentView)
    }
  }

  @Test(
    "A custom detent becomes the nearer of the medium and large ones",
    arguments: [(0.4, "medium"), (0.7, "medium"), (0.9, "large")])
  func detent(share: Double, name: String) throws {
    let app = try start { UIViewController() }
    app.run {
      let detent = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * share }
      #expect(detent.identifier.rawValue == name)
    }
  }

  @Test("A section's snapshot replaces the section's items") func sectionSnapshot() throws {
    let app = try start { UIViewController() }
    app.run {
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        _, _, _ in nil
      }
      for items in [["a", "b"], ["c"]] {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(items)
        source.apply(snapshot, to: 7)
      }
      #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["c"])
    }
  }

  /// A text field with overridden members of UITextInput, as in a field for a code.
  private final class CodeField: UITextField {
    override var isEditing: Bool { false }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  @Test("Members of UITextInput can be overridden") func overridden() throws {
    let app = try start { UIViewController() }
    app.run {
      let (field, plain) = (CodeField(), UITextField())
      for one in [field, plain] { one.text = "123" }
      let places = [field, plain].map { one in
        one.closestPosition(to: .zero).map { one.offset(from: one.beginningOfDocument, to: $0) }
      }
      #expect(places == [0, 3])
      let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      #expect(all.map { field.selectionRects(for: $0).count } == 0)
      #expect(all.map { plain.selectionRects(for: $0).count } == 1)
    }
  }

  @Test("Text sizes have an order") func textSizes() {
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }

  @Test("A color is the same after a conversion to Core Graphics and back") func color() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.cgColor.alpha == 0.4)
  }

  @Test("A sheet for sharing comes over the screen") func sharing() throws {
    let screen = UIViewController()
    let app = try start { screen }
    app.runAndSettle {
      let sharing = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      sharing.excludedActivityTypes = [.airDrop]
      screen.present(sharing, animated: true)
    }
    #expect(screen.presentedViewController is UIActivityViewController)
  }
}
