import Testing
import UIKit

@MainActor @Suite struct GuideTests {
  @Test("Constraints to the margins guide use the layout margins") func margins() {
    let block = Block()
    let plane = plane(block)
    plane.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = plane.layoutMarginsGuide
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: guide.topAnchor),
      block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      NSLayoutConstraint(
        item: block, attribute: .bottom, relatedBy: .equal, toItem: plane,
        attribute: .bottomMargin, multiplier: 1, constant: -1),
    ])
    plane.layoutIfNeeded()
    #expect(frames(block) == [[20, 10, 260, 439]])
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 260, height: 440))
  }

  @Test("An app's own layout guide makes a gap, and its removal drops its constraints")
  func ownGuides() {
    let (one, other) = (Block(50, 10), Block(50, 10))
    let plane = plane(one, other)
    let gap = UILayoutGuide()
    plane.addLayoutGuide(gap)
    one.pin(top: 0, left: 0)
    other.pin(top: 0)
    NSLayoutConstraint.activate([
      gap.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 33),
      gap.topAnchor.constraint(equalTo: plane.topAnchor),
      gap.heightAnchor.constraint(equalToConstant: 5),
    ])
    plane.layoutIfNeeded()
    #expect(frames(other) == [[83, 0, 50, 10]])
    #expect(gap.layoutFrame == CGRect(x: 50, y: 0, width: 33, height: 5))
    plane.removeLayoutGuide(gap)
    #expect(plane.constraints.count == 3)
  }

  @Test("The readable content guide is at most 672 points wide") func readableWidth() {
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    // 1024 - 16 = 1008. The readable width is 672, which leaves 168 more on each side.
    #expect(
      wide.readableContentGuide.layoutFrame == CGRect(x: 176, y: 8, width: 672, height: 752))
  }

  @Test(
    "Constraints to the content guide give the content size, and those to the frame guide stay in view"
  ) func scrollViewContent() {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let plane = plane(scrollView)
    scrollView.pin(top: 0, left: 0, bottom: 0, right: 0)
    let (form, bar) = (Block(UIView.noIntrinsicMetric, 900), Block(100, 20))
    scrollView.addSubview(form)
    scrollView.addSubview(bar)
    form.pin(top: 10, left: 5, bottom: 15, right: 5)
    NSLayoutConstraint.activate([
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -10),
      bar.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
    ])
    plane.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 925))
    #expect(frames(form, bar) == [[5, 10, 310, 900], [0, 460, 100, 20]])
    scrollView.contentOffset.y = 200
    plane.layoutIfNeeded()
    // Views tied to the frame guide stay visible at the same place.
    #expect(frames(form, bar) == [[5, 10, 310, 900], [0, 660, 100, 20]])
  }

  @Test("A constraint across a scroll view's edge takes the offset into account")
  func acrossScrollView() {
    let (scrollView, inside, beside) = (UIScrollView(), Block(10, 10), Block(10, 10))
    scrollView.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    scrollView.contentSize.height = 1000
    let plane = plane(scrollView, beside)
    scrollView.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: plane.topAnchor, constant: 150),
      inside.leadingAnchor.constraint(equalTo: plane.leadingAnchor),
    ])
    scrollView.contentOffset.y = 40
    plane.layoutIfNeeded()
    // 150 in the plane is 50 in the scroll view and 90 in its content.
    #expect(inside.frame.minY == 90)
  }
}
