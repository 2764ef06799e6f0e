import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  @Test("Constraints on four edges give a frame") func edges() {
    let table = Block()
    let plane = plane(table)
    table.pin(top: 64, left: 0, bottom: 216, right: 0)
    plane.layoutIfNeeded()
    #expect(frames(table) == [[0, 64, 320, 200]])
  }

  @Test("Constraints on center and size give a frame") func centerAndSize() {
    let block = Block()
    let plane = plane(block)
    NSLayoutConstraint.activate([
      block.centerXAnchor.constraint(equalTo: plane.centerXAnchor),
      block.centerYAnchor.constraint(equalTo: plane.centerYAnchor, constant: -40),
      block.widthAnchor.constraint(equalTo: plane.widthAnchor, multiplier: 0.5, constant: 20),
      block.heightAnchor.constraint(equalTo: block.widthAnchor, multiplier: 0.25),
    ])
    plane.layoutIfNeeded()
    // 180 wide and 45 high, centered at (160, 200).
    #expect(frames(block) == [[70, 177.5, 180, 45]])
  }

  @Test("The initializer with all arguments creates a working constraint") func longInitializer()
    throws
  {
    let (first, second) = (Block(100, 30), Block(60, 30))
    let plane = plane(first, second)
    let gap = NSLayoutConstraint(
      item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .right,
      multiplier: 1, constant: 12)
    let half = NSLayoutConstraint(
      item: first, attribute: .centerX, relatedBy: .equal, toItem: plane, attribute: .centerX,
      multiplier: 0.5, constant: 0)
    plane.addConstraints([gap, half])
    first.pin(top: 10)
    second.pin(top: 20)
    plane.layoutIfNeeded()
    // Half of the center's 160 is 80, so the view goes from 30 to 130.
    #expect(frames(first, second) == [[30, 10, 100, 30], [142, 20, 60, 30]])
    #expect(gap.firstItem === second && gap.secondItem === first)
    #expect(gap.firstAttribute == .left && gap.secondAttribute == .right)
    #expect(plane.constraints.count == 4)
    #expect(gap.isActive)
  }

  @Test("Constraints connect views at different levels of the tree") func acrossTheTree() {
    let (outer, inner, beside) = (Block(), Block(50, 20), Block(10, 10))
    let plane = plane(outer, beside)
    outer.addSubview(inner)
    outer.pin(top: 100, left: 40, bottom: 100, right: 40)
    inner.pin(bottom: 5, right: 5)
    NSLayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: inner.leftAnchor),
      beside.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
    ])
    plane.layoutIfNeeded()
    // The outer view is 240 by 280. The inner one starts at 185 there, which is 225 in the plane.
    #expect(
      frames(outer, inner, beside)
        == [[40, 100, 240, 280], [185, 255, 50, 20], [225, 378, 10, 10]])
  }

  @Test("A constraint follows a view whose frame is set directly") func framesAndConstraints() {
    let (fixed, below) = (
      UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50)), Block(10, 10)
    )
    let plane = plane(fixed, below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 8),
      below.trailingAnchor.constraint(equalTo: fixed.trailingAnchor),
    ])
    plane.layoutIfNeeded()
    #expect(frames(below) == [[110, 88, 10, 10]])
    fixed.frame.size.height = 90
    plane.layoutIfNeeded()
    #expect(frames(below) == [[110, 128, 10, 10]])
  }

  @Test("A new constant takes effect in the next layout pass") func constantsChange() {
    let block = Block(100, 44)
    let plane = plane(block)
    block.pin(left: 0)
    let bottom = block.bottomAnchor.constraint(equalTo: plane.bottomAnchor)
    bottom.isActive = true
    plane.layoutIfNeeded()
    #expect(block.frame.minY == 436)
    bottom.constant = -216
    #expect(block.frame.minY == 436)
    plane.layoutIfNeeded()
    #expect(block.frame.minY == 220)
  }

  @Test("Deactivated constraints stop acting, and activated ones start") func constraintsComeAndGo()
  {
    let block = Block(100, 44)
    let plane = plane(block)
    block.pin(left: 0)
    let top = block.topAnchor.constraint(equalTo: plane.topAnchor, constant: 7)
    let bottom = block.bottomAnchor.constraint(equalTo: plane.bottomAnchor)
    bottom.isActive = true
    plane.layoutIfNeeded()
    bottom.isActive = false
    top.isActive = true
    plane.layoutIfNeeded()
    #expect(block.frame.minY == 7)
    #expect(!bottom.isActive)
    #expect(plane.constraints.filter { $0 === bottom }.isEmpty)
  }

  @Test("A higher priority outweighs content hugging") func prioritiesChange() {
    let block = Block(100, 44)
    let plane = plane(block)
    block.pin(top: 0, left: 0)
    let wide = block.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultLow
    wide.isActive = true
    plane.layoutIfNeeded()
    // The width of 300 has priority 250, hugging has 250 and resistance 750. The result is open,
    // but between 100 and 300.
    #expect(block.frame.width >= 100 && block.frame.width <= 300)
    wide.priority = UILayoutPriority(251)
    plane.layoutIfNeeded()
    #expect(block.frame.width == 300)
  }

  @Test("A removed view drops its constraints to the outside") func removal() {
    let (block, other) = (Block(100, 44), Block(10, 10))
    let plane = plane(block, other)
    block.pin(top: 5, left: 5)
    other.topAnchor.constraint(equalTo: block.bottomAnchor).isActive = true
    let width = block.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    block.removeFromSuperview()
    #expect(plane.constraints.isEmpty)
    #expect(width.isActive)
  }

  @Test("A required constraint that conflicts with others is dropped") func conflict() {
    let block = Block()
    let plane = plane(block)
    block.pin(top: 0, left: 0, bottom: 0, right: 0)
    let height = block.heightAnchor.constraint(greaterThanOrEqualToConstant: 500)
    height.isActive = true
    plane.layoutIfNeeded()
    #expect(frames(block) == [[0, 0, 320, 480]])
    height.constant = 100
    plane.layoutIfNeeded()
    #expect(frames(block) == [[0, 0, 320, 480]])
  }

  @Test("A view without a definite size is ambiguous") func ambiguity() {
    let (block, other) = (Block(), Block(10, 10))
    let plane = plane(block, other)
    block.pin(top: 0, left: 0)
    other.pin(top: 0, left: 0)
    plane.layoutIfNeeded()
    #expect(block.hasAmbiguousLayout)
    #expect(!other.hasAmbiguousLayout)
  }

  @Test("Content sizes with priorities share the width and follow changes")
  func contentSizesChange() {
    let (label, field) = (Block(80, 20), Block(100, 30))
    let plane = plane(label, field)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    label.pin(top: 0, left: 16)
    field.pin(top: 0, right: 16)
    field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8).isActive = true
    plane.layoutIfNeeded()
    // 320 - 32 - 8 = 280.
    #expect(frames(label, field) == [[16, 0, 80, 20], [104, 0, 200, 30]])
    label.content.width = 250
    plane.layoutIfNeeded()
    #expect(frames(label, field) == [[16, 0, 250, 20], [274, 0, 30, 30]])
  }

  @Test("The fitting size comes from the constraints and the content") func fittingSizes() {
    let (column, label) = (UIView(), Block(80, 20))
    column.addSubview(label)
    label.pin(top: 10, left: 16, bottom: 10, right: 16)
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 112, height: 40))
    #expect(
      column.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 320, height: 40))
  }

  @Test("A constraint's description shows its items, constant and priority") func descriptions() {
    let block = Block()
    let plane = plane(block)
    let bottom = block.bottomAnchor.constraint(
      lessThanOrEqualTo: plane.bottomAnchor, constant: -216)
    bottom.priority = .defaultHigh
    #expect(bottom.description == "Block.bottom <= UIView.bottom - 216 @ 750")
    let size = block.widthAnchor.constraint(equalTo: plane.widthAnchor, multiplier: 0.5)
    size.identifier = "half"
    #expect(size.description == "half: Block.width = UIView.width * 0.5")
    #expect(
      block.topAnchor.constraint(equalTo: plane.safeAreaLayoutGuide.topAnchor).description
        == "Block.top = UIView.UIViewSafeAreaLayoutGuide.top")
  }
}
