import Testing
import UIKit

@MainActor @Suite struct PassTests {
  /// A view that reports its layout callbacks to a closure.
  final class Told: UIView {
    let name: String
    let tell: (String) -> Void

    init(_ name: String, in superview: UIView? = nil, _ tell: @escaping (String) -> Void) {
      (self.name, self.tell) = (name, tell)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      superview?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      tell("\(name) updates")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      tell("\(name) lays out")
    }
  }

  @Test("Constraint updates go from the leaves up, and layout goes from the root down") func order()
  {
    var log: [String] = []
    let outer = Told("outer") { log.append($0) }
    let middle = Told("middle", in: outer) { log.append($0) }
    let inner = Told("inner", in: middle) { log.append($0) }
    outer.layoutIfNeeded()
    #expect(
      log == [
        "inner updates", "middle updates", "outer updates", "outer lays out", "middle lays out",
        "inner lays out",
      ])
    log = []
    outer.layoutIfNeeded()
    #expect(log == [])
    inner.setNeedsLayout()
    middle.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(log == ["middle updates", "inner lays out"])
  }

  @Test("layoutIfNeeded on a view doesn't move the view itself") func layoutIfNeeded() {
    let block = Block(10, 10)
    let plane = plane(block)
    block.pin(left: 0)
    let top = block.topAnchor.constraint(equalTo: plane.topAnchor)
    top.isActive = true
    plane.layoutIfNeeded()
    top.constant = 50
    block.layoutIfNeeded()
    #expect(block.frame.minY == 0)
    plane.layoutIfNeeded()
    #expect(block.frame.minY == 50)
  }

  @Test("A constant changed in layoutSubviews takes effect in the same pass") func changesInLayout()
  {
    final class Growing: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width / 4
      }
    }
    let plane = Growing(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let block = Block()
    plane.addSubview(block)
    block.pin(top: 0, left: 0, right: 0)
    plane.height = block.heightAnchor.constraint(equalToConstant: 1)
    plane.height?.isActive = true
    plane.layoutIfNeeded()
    #expect(block.frame.height == 80)
  }
}
