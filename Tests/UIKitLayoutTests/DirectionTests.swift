import Testing
import UIKit

/// Tests leading and trailing edges in a view with right-to-left content.
@MainActor @Suite struct DirectionTests {
  private let view = UIView()
  private let plane: UIView

  init() {
    plane = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    plane.semanticContentAttribute = .forceRightToLeft
    view.translatesAutoresizingMaskIntoConstraints = false
    plane.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: plane.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private var horizontal: [CGFloat] {
    plane.layoutIfNeeded()
    return [view.frame.minX, view.frame.width]
  }

  @Test("Leading is the right edge in right-to-left layout") func leadingIsRight() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: plane.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    // 320 - 20 - 100.
    #expect(horizontal == [200, 100])
    plane.semanticContentAttribute = .unspecified
    #expect(horizontal == [20, 100])
  }

  @Test("Inequalities and constants are mirrored in right-to-left layout") func inequalities() {
    let trailing = view.trailingAnchor.constraint(
      lessThanOrEqualTo: plane.trailingAnchor, constant: -30)
    let leading = view.leadingAnchor.constraint(
      greaterThanOrEqualTo: plane.leadingAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 400)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([trailing, leading, width])
    // 30 points are free on the left, and 10 on the right.
    #expect(horizontal == [30, 280])
  }

  @Test("Left edges aren't mirrored in right-to-left layout") func leftStaysLeft() {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: plane.leftAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    #expect(horizontal == [20, 100])
  }

  @Test("A constant from the center is mirrored in right-to-left layout") func center() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: plane.centerXAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: plane.trailingAnchor),
    ])
    // From the left edge to 8 points before the center.
    #expect(horizontal == [0, 152])
  }

  @Test("A stack starts at the right in right-to-left layout") func stack() {
    let views = [Block(30, 10), Block(60, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    plane.addSubview(stack)
    plane.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [70, 0])
  }

  @Test("Directional margins are mirrored in right-to-left layout") func margins() {
    plane.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(plane.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(plane.directionalLayoutMargins.leading == 2)
    #expect(plane.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
