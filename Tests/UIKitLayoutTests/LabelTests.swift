import Simulation
import Testing
import UIKit

@MainActor @Suite struct LabelTests {
  /// An app on a 2x screen, which each test runs its code in.
  ///
  /// Another test may have started its own app since.
  private let app: SimulatedApp

  init() throws {
    let phone = Phone(
      scene: Scene(device: try #require(Device.named("iphone-5s")), chrome: Chrome()),
      rows: RowGeometry(sections: []), style: .plain, fields: [])
    app = SimulatedApp.start(on: phone) { _ in UIViewController() }
  }

  // A word of three letters is 3 · 9.452 = 28.356 points wide, and a space 4.726. Three words are
  // 94.52 wide, and two 61.438. A line is 20.287109375 high. A label rounds up to pixels of half a
  // point: 20.5, 41 and 61.
  @Test("A label's lines wrap at the width that constraints give it") func lineBreaks() {
    app.run {
      let (label, below) = (UILabel(), Block(10, 10))
      label.text = "aaa aaa aaa"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      let plane = plane(label, below)
      label.pin(top: 0, left: 0)
      below.pin(left: 0)
      below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
      let width = label.widthAnchor.constraint(equalToConstant: 70)
      width.isActive = true
      plane.layoutIfNeeded()
      #expect(below.frame.minY == 41)
      width.constant = 200
      plane.layoutIfNeeded()
      #expect(below.frame.minY == 20.5)
      width.constant = 30
      plane.layoutIfNeeded()
      #expect(below.frame.minY == 61)
    }
  }

  /// The label is 70 points wide and has two lines, 41 high, in a stack with 5 points above it.
  @Test("The fitting height of a view includes the wrapped lines of its label") func fittingSize() {
    app.run {
      let (view, label) = (UIView(), UILabel())
      label.text = "aaa aaa aaa"
      label.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [label])
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      for (width, height) in [(70, 46), (200, 25.5), (30, 66)] as [(CGFloat, CGFloat)] {
        let size = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: width, height: height))
      }
    }
  }

  /// "aaa" is 25.02 wide in 15 points and 30.024 in 18.
  ///
  /// A line is 17.9 and 21.48 high. In half points that is 25.5, 30.5, 18 and 21.5.
  @Test(
    "A button's size comes from its title, image and insets",
    arguments: [
      (.system, "aaa", .zero, false, CGSize(width: 30, height: 30)),
      (.custom, "aaa", .zero, false, CGSize(width: 30.5, height: 33.5)),
      (
        .system, "aaa", UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20), false,
        CGSize(width: 65.5, height: 46)
      ),
      (.system, "aaa", .zero, true, CGSize(width: 49.5, height: 36)),
      (.custom, nil, .zero, true, CGSize(width: 24, height: 24)),
    ] as [(UIButton.ButtonType, String?, UIEdgeInsets, Bool, CGSize)])
  func buttons(
    type: UIButton.ButtonType, title: String?, insets: UIEdgeInsets, hasImage: Bool, size: CGSize
  ) {
    app.run {
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      button.contentEdgeInsets = insets
      if hasImage { button.setImage(UIImage(systemName: "star"), for: .normal) }
      #expect(button.intrinsicContentSize == size)
    }
  }

  /// A configuration's title has a font of 17 points.
  ///
  /// The title is 28.5 by 20.5, with 12 at the sides and 7 above and below.
  @Test("A configured button's size includes the configuration's insets and image padding")
  func configuredButton() {
    app.run {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "aaa"
      #expect(button.intrinsicContentSize == CGSize(width: 52.5, height: 34.5))
      button.configuration?.image = UIImage(systemName: "star")
      button.configuration?.imagePadding = 8
      #expect(button.intrinsicContentSize == CGSize(width: 84.5, height: 38))
    }
  }

  // San Francisco's ascender is 1950 / 2048 of the size: 16.1865 of 17 points, 32.373 of 34.
  @Test("Baseline constraints align labels of different font sizes") func baselines() {
    let (small, large) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 34)
    for label in [small, large] {
      label.text = "a"
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    let plane = plane(small, large)
    large.pin(top: 0, left: 0)
    small.pin(left: 100)
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    plane.layoutIfNeeded()
    #expect(abs(small.frame.minY - 16.18652) < 1e-4)
  }

  /// A rounded border adds 14 points to the width of the text.
  @Test("A text field is as wide as its text or placeholder, plus its border") func fieldWidth() {
    let field = UITextField()
    func isWide(_ width: CGFloat) -> Bool { abs(field.intrinsicContentSize.width - width) < 1e-3 }
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
    field.placeholder = "aaa aaa"
    #expect(isWide(61.438))
    field.text = "aaa"
    #expect(isWide(28.356))
    field.borderStyle = .roundedRect
    #expect(isWide(42.356))
    #expect(field.intrinsicContentSize.height == 34)

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    field.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(abs(field.frame.width - 42.356) < 1e-3)
    field.text = "aaa aaa aaa"
    view.layoutIfNeeded()
    #expect(abs(field.frame.width - 108.52) < 1e-3)
  }
}
