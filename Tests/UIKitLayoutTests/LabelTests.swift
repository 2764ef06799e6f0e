import Testing
import UIKit

@MainActor @Suite struct LabelTests {
  // A word of three letters is 3 · 9.452 = 28.356 points wide, a blank 4.726: three words are 94.52,
  // two 61.438. A line is 20.287109375 high.
  @Test func linesBreakAtTheWidthThatConstraintsGive() {
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
    #expect(abs(below.frame.minY - 2 * 20.287109375) < 1e-5)
    width.constant = 200
    plane.layoutIfNeeded()
    #expect(abs(below.frame.minY - 20.287109375) < 1e-5)
    width.constant = 30
    plane.layoutIfNeeded()
    #expect(abs(below.frame.minY - 3 * 20.287109375) < 1e-5)
  }

  // San Francisco's ascender is 1950 / 2048 of the size: 16.1865 of 17 points, 32.373 of 34.
  @Test func baselines() {
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

  /// A field is as wide as what it shows, and 14 points more with a rounded border; its width follows the text.
  @Test func aFieldIsAsWideAsItsText() {
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
