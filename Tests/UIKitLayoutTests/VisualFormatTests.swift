import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  @Test("A visual format with sizes, gaps and metrics places views in a row") func row() {
    let (label, field) = (Block(80, 20), Block())
    let plane = plane(label, field)
    let views = ["label": label, "field": field]
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[label(60)]-[field(>=100)]-margin-|", options: .alignAllTop,
      metrics: ["margin": 24], views: views)
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(30)-[field(label)]", metrics: nil, views: views)
    // The row has two margins, a gap, two sizes and the tops. The column has a margin and a height.
    #expect(row.count == 6)
    #expect(column.count == 2)
    NSLayoutConstraint.activate(row + column)
    plane.layoutIfNeeded()
    #expect(frames(label, field) == [[16, 30, 60, 20], [84, 30, 212, 20]])
  }

  /// The large label's baseline is 30 ⋅ 1950 / 2048 below its top at 10, so at 38.56.
  ///
  /// The small one's is 9.52 below its top.
  @Test("Last baseline alignment in a visual format aligns different font sizes") func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "b")
    for label in [small, large] { label.translatesAutoresizingMaskIntoConstraints = false }
    (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 30))
    let plane = plane(small, large)
    let views = ["small": small, "large": large]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[large]-[small]", options: .alignAllLastBaseline, metrics: nil,
        views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-10-[large]", metrics: nil, views: views))
    plane.layoutIfNeeded()
    #expect(large.frame.minY == 10)
    #expect(abs(small.frame.minY - 29.04) < 0.5)
  }

  @Test("A visual format uses the superview's margins and respects priorities")
  func marginsAndPriorities() {
    let block = Block()
    let plane = plane(block)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[block(==1000@250)]-|", metrics: nil, views: ["block": block])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[block]|", metrics: nil, views: ["block": block]))
    plane.layoutIfNeeded()
    #expect(frames(block) == [[8, 0, 304, 480]])
  }

  @Test("An invalid visual format gives no constraints") func invalidFormats() {
    for text in ["[", "[a", "H:|-[a(]|", "-[a]", "|[a]-", "[a]|x"] {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: text, metrics: nil, views: ["a": Block()]
        ).isEmpty)
    }
  }
}
