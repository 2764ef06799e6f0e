import Simulation
import Testing
import UIKit

/// Tests UIKit members, used around keyboard code, that affect layout or results.
@MainActor @Suite struct PassingMemberTests {
  private func run(_ make: @escaping () -> Any, _ check: @escaping @MainActor () -> Void) throws {
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in make() }
    app.run { check() }
  }

  @Test("Trait collections merge, and later ones override") func traits() throws {
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), dark, narrow,
    ])
    #expect(both.horizontalSizeClass == .compact)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: narrow))
    #expect(!narrow.containsTraits(in: dark))
  }

  @Test("A visual effect view is as high as its content requires") func effectView() throws {
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let field = UITextField()
    let controller = UIViewController()
    try run {
      controller.loadViewIfNeeded()
      controller.view.addSubview(bar)
      bar.contentView.addSubview(field)
      for view in [bar, field] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        field.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor, constant: -16),
        field.heightAnchor.constraint(equalToConstant: 40),
      ])
      return controller
    } _: {
      // The top is at 852 minus 40 minus twice 8.
      #expect(bar.frame == CGRect(x: 0, y: 796, width: 393, height: 56))
      #expect(field.frame == CGRect(x: 16, y: 8, width: 361, height: 40))
    }
  }

  @Test("A visual effect view's content view gets a new frame at once") func effectContent() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 60)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test("A page view controller shows its page in its whole view") func pages() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    try run {
      pages.setViewControllers([first], direction: .forward, animated: false)
      return pages
    } _: {
      #expect(first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      pages.setViewControllers([second], direction: .forward, animated: true)
      #expect(first.parent == nil)
      #expect(first.view.superview == nil)
      #expect(pages.viewControllers == [second])
      #expect(second.view.superview === pages.view)
    }
  }

  /// A docked keyboard is near the screen's bottom edge and away from the other three.
  @Test("Tracked constraints of the keyboard guide are active near the bottom edge only")
  func trackedConstraints() throws {
    let controller = UIViewController()
    try run {
      controller
    } _: {
      let guide = controller.view.keyboardLayoutGuide
      let constraints = (0..<3).map {
        controller.view.widthAnchor.constraint(lessThanOrEqualToConstant: 500 + CGFloat($0))
      }
      guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
      guide.setConstraints([constraints[1]], activeWhenAwayFrom: [.leading, .trailing])
      guide.setConstraints([constraints[2]], activeWhenNearEdge: .top)
      #expect(constraints.map(\.isActive) == [true, true, false])
      guide.setConstraints([], activeWhenNearEdge: .bottom)
      #expect(!constraints[0].isActive)
      guide.removeAllTrackedConstraints()
      #expect(!constraints[1].isActive)
    }
  }

  @Test("Sublayers are inserted below and above others") func sublayers() {
    let (layer, one, two, three) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(one)
    layer.insertSublayer(two, below: one)
    layer.insertSublayer(three, above: two)
    #expect(layer.sublayers == [two, three, one])
  }

  final class Attributes: UICollectionViewLayoutAttributes {
    var size2 = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.size2 = size2
      return copy
    }
  }

  @Test("Copied layout attributes keep a subclass's own values") func attributes() {
    let one = Attributes(forCellWith: IndexPath(item: 3, section: 1))
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.size2 = 5
    let copy = one.copy() as? Attributes
    #expect(copy !== one)
    #expect(copy?.indexPath == IndexPath(item: 3, section: 1))
    #expect(copy?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(copy?.size2 == 5)
  }
}
