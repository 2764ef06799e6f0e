import Testing
import UIKit

@MainActor @Suite struct StackTests {
  /// Returns a plane with a stack of three blocks: 30, 60 and 40 wide, and 10, 20 and 30 high.
  private func stack(
    _ axis: NSLayoutConstraint.Axis = .horizontal, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment = .top, size: CGSize
  ) -> (plane: UIView, stack: UIStackView, views: [Block]) {
    let views = [Block(30, 10), Block(60, 20), Block(40, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 10
    return (plane(stack), stack, views)
  }

  struct Case: Sendable {
    let distribution: UIStackView.Distribution
    let width: CGFloat
    let expected: [[CGFloat]]
  }

  @Test(
    "Each distribution places the views along the axis",
    arguments: [
      // 320 - 20 = 300: 100 each.
      Case(
        distribution: .fillEqually, width: 320,
        expected: [[0, 0, 100, 10], [110, 0, 100, 20], [220, 0, 100, 30]]),
      // 280 - 20 = 260 for 30 : 60 : 40, which doubles each.
      Case(
        distribution: .fillProportionally, width: 280,
        expected: [[0, 0, 60, 10], [70, 0, 120, 20], [200, 0, 80, 30]]),
      // 320 - 130 = 190, which makes two gaps of 95.
      Case(
        distribution: .equalSpacing, width: 320,
        expected: [[0, 0, 30, 10], [125, 0, 60, 20], [280, 0, 40, 30]]),
      // The outer centers are at 15 and 300, so the middle one is at 157.5.
      Case(
        distribution: .equalCentering, width: 320,
        expected: [[0, 0, 30, 10], [127.5, 0, 60, 20], [280, 0, 40, 30]]),
      // Without room for equal centers the spacing counts: 150 is 30 + 10 + 60 + 10 + 40.
      Case(
        distribution: .equalCentering, width: 150,
        expected: [[0, 0, 30, 10], [40, 0, 60, 20], [110, 0, 40, 30]]),
    ])
  func distributions(_ test: Case) {
    let (plane, _, views) = stack(
      .horizontal, test.distribution, size: CGSize(width: test.width, height: 50))
    plane.layoutIfNeeded()
    #expect(frames(views[0], views[1], views[2]) == test.expected)
  }

  @Test("The fill distribution stretches the view with the lowest hugging priority") func fill() {
    let (plane, _, views) = stack(.horizontal, .fill, size: CGSize(width: 200, height: 50))
    views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    plane.layoutIfNeeded()
    // 200 - 20 - 30 - 40 = 110.
    #expect(
      frames(views[0], views[1], views[2])
        == [[0, 0, 30, 10], [40, 0, 110, 20], [160, 0, 40, 30]])
  }

  @Test(
    "Each alignment places the views across the axis",
    arguments: [
      (UIStackView.Alignment.fill, [[0, 50], [0, 50], [0, 50]] as [[CGFloat]]),
      (.leading, [[0, 10], [0, 20], [0, 30]]),
      (.center, [[20, 10], [15, 20], [10, 30]]),
      (.trailing, [[40, 10], [30, 20], [20, 30]]),
    ])
  func alignments(_ alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let (plane, _, views) = stack(
      .horizontal, .fillEqually, alignment, size: CGSize(width: 320, height: 50))
    plane.layoutIfNeeded()
    #expect(views.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  @Test("A stack without a fixed size is as large as its views need") func columnSize() {
    let views = [Block(30, 10), Block(60, 20), Block(40, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 5
    let plane = plane(stack)
    stack.pin(top: 7, left: 9)
    plane.layoutIfNeeded()
    // 60 wide; 10 + 5 + 20 + 5 + 30 = 70 high.
    #expect(frames(stack) == [[9, 7, 60, 70]])
    #expect(
      frames(views[0], views[1], views[2])
        == [[15, 0, 30, 10], [0, 15, 60, 20], [10, 40, 40, 30]])
  }

  @Test("Hidden views in a stack take no space") func hiddenViews() {
    let views = [Block(30, 10), Block(60, 20), Block(40, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 5
    let plane = plane(stack)
    stack.pin(top: 0, left: 0)
    plane.layoutIfNeeded()
    #expect(stack.frame.height == 70)
    views[1].isHidden = true
    plane.layoutIfNeeded()
    #expect(stack.frame.height == 45)
    #expect(views[2].frame.minY == 15)
    views[1].isHidden = false
    stack.setCustomSpacing(25, after: views[0])
    plane.layoutIfNeeded()
    #expect(stack.frame.height == 90)
  }

  @Test("A stack rearranges after views are removed or inserted") func viewsComeAndGo() {
    let (plane, stack, views) = stack(
      .horizontal, .fillEqually, size: CGSize(width: 320, height: 50))
    plane.layoutIfNeeded()
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    plane.layoutIfNeeded()
    #expect(frames(views[1], views[2]) == [[0, 0, 155, 20], [165, 0, 155, 30]])
    stack.insertArrangedSubview(Block(5, 5), at: 0)
    plane.layoutIfNeeded()
    #expect(frames(views[1], views[2]) == [[110, 0, 100, 20], [220, 0, 100, 30]])
  }

  @Test("A stack with margins keeps its views inside them") func margins() {
    let (plane, stack, views) = stack(
      .horizontal, .fillEqually, .fill, size: CGSize(width: 320, height: 50))
    stack.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
    stack.isLayoutMarginsRelativeArrangement = true
    plane.layoutIfNeeded()
    // 320 - 20 - 20 = 280.
    #expect(views[0].frame.height == 40)
    #expect(abs(views[0].frame.width - 93.333) < 0.001)
    #expect(views[0].frame.origin == CGPoint(x: 10, y: 4))
  }
}
