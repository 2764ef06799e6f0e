import Foundation
import Simulation
import Testing

@Suite struct ViewGeometryTests {
  /// Each case: a view, a point in its coordinates, and the same point in its superview's.
  @Test(
    "A point converted to the superview and back stays the same",
    arguments: [
      (ViewGeometry(frame: CGRect(x: 10, y: 20, width: 100, height: 50)), (5, 5), (15, 25)),
      (
        ViewGeometry(
          frame: CGRect(x: 10, y: 20, width: 100, height: 50), boundsOrigin: CGPoint(x: 0, y: 30)),
        (5, 35), (15, 25)
      ),
      // Half the size about the centre (50, 50).
      (
        ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 0.5), (0, 100),
        (25, 75)
      ),
      // About the centre (50, 25): the left top corner goes to the right top, bottom right, bottom left.
      (
        ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 50), quarterTurns: 1), (0, 0),
        (75, -25)
      ),
      (
        ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 50), quarterTurns: 2), (0, 0),
        (100, 50)
      ),
      (
        ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 50), quarterTurns: 3), (0, 0),
        (25, 75)
      ),
      (
        ViewGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 50), quarterTurns: -3), (0, 0),
        (75, -25)
      ),
      // Turned, at double size, and scrolled by 10: (10, 35) is (−40, 10) from the centre.
      (
        ViewGeometry(
          frame: CGRect(x: 100, y: 100, width: 100, height: 50),
          boundsOrigin: CGPoint(x: 0, y: 0), scale: 2, quarterTurns: 1), (10, 35), (130, 45)
      ),
    ] as [(ViewGeometry, (CGFloat, CGFloat), (CGFloat, CGFloat))])
  func roundTrip(
    view: ViewGeometry, inside: (CGFloat, CGFloat), outside: (CGFloat, CGFloat)
  ) {
    let inner = CGPoint(x: inside.0, y: inside.1)
    let outer = CGPoint(x: outside.0, y: outside.1)
    #expect(view.toSuperview(inner) == outer)
    #expect(view.fromSuperview(outer) == inner)
  }

  @Test(
    "A rotated view's bounding box is rotated about its center",
    arguments: [(0, 0, 0, 100, 50), (1, 25, -25, 50, 100), (2, 0, 0, 100, 50)]
      as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func boundingBox(
    turns: Int, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let view = ViewGeometry(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), quarterTurns: turns)
    let own = CGRect(x: 0, y: 0, width: 100, height: 50)
    let box = CGRect(x: x, y: y, width: width, height: height)
    #expect(view.toSuperview(own) == box)
    #expect(view.fromSuperview(box) == own)
  }
}
