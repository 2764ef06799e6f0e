import AutoLayout
import Testing

@Suite struct SolverTests {
  @Test("Three views of equal width share the room that margins and gaps leave")
  func sharesRoom() {
    // 320 minus two margins of 10 and two gaps of 15 leaves 270, 90 for each view.
    var plane = Plane()
    let (x1, x2, x3) = (plane("x1"), plane("x2"), plane("x3"))
    let (w1, w2, w3) = (plane("w1"), plane("w2"), plane("w3"))
    plane.require(x1, .equal, 10)
    plane.require(x2 - x1 - w1, .equal, 15)
    plane.require(x3 - x2 - w2, .equal, 15)
    plane.require(x3 + w3, .equal, 310)
    plane.require(w1 - w2, .equal, 0)
    plane.require(w2 - w3, .equal, 0)
    #expect(plane.values("x1", "x2", "x3", "w1", "w2", "w3") == [10, 115, 220, 90, 90, 90])
    #expect(!plane.isAmbiguous("x2"))
  }

  @Test("A view is centered by its position plus half of its width")
  func centres() {
    var plane = Plane()
    let (x, width) = (plane("x"), plane("width"))
    plane.require(x + width * 0.5, .equal, 160)
    plane.require(width, .equal, 100)
    #expect(plane.values("x") == [110])
  }

  @Test("A height follows from a width and an aspect ratio")
  func keepsAspectRatios() {
    // 320 minus two margins of 16 is 288 wide. 288 · 9 / 16 = 162 high, below a bar of 64.
    var plane = Plane()
    let (x, y, width, height) = (plane("x"), plane("y"), plane("width"), plane("height"))
    plane.require(x, .equal, 16)
    plane.require(x + width, .equal, 320 - 16)
    plane.require(width - height * (16.0 / 9), .equal, 0)
    plane.require(y, .equal, 64)
    #expect(plane.values("x", "y", "width", "height") == [16, 64, 288, 162])
  }

  @Test("A constant inside the sum counts like the constraint's own constant")
  func constantInSum() {
    var plane = Plane()
    let x = plane("x")
    let id = plane.require(x + LinearExpression(30), .equal, 100)
    #expect(plane.values("x") == [70])
    plane.solver.setConstant(120, of: id)
    #expect(plane.values("x") == [90])
  }

  @Test("Variables may be negative")
  func negativeValues() {
    var plane = Plane()
    let (x, y) = (plane("x"), plane("y"))
    plane.require(x - y, .greaterThanOrEqual, 0)
    plane.require(x, .lessThanOrEqual, -12)
    plane.require(y, .equal, -40, at: 500)
    plane.require(x, .equal, -60, at: 250)
    // x may not be below y, which wants -40.
    #expect(plane.values("x", "y") == [-40, -40])
  }

  @Test("A variable that no constraint fixes is ambiguous")
  func ambiguity() {
    var plane = Plane()
    let (x, y, z) = (plane("x"), plane("y"), plane("z"))
    plane.require(x, .greaterThanOrEqual, 10)
    plane.require(y - z, .equal, 5)
    let values = plane.values("x", "y", "z")
    #expect(values[0] >= 10)
    #expect(values[1] - values[2] == 5)
    #expect(plane.isAmbiguous("x"))
    #expect(plane.isAmbiguous("y") || plane.isAmbiguous("z"))
    plane.require(x, .equal, 10, at: 1)
    plane.require(z, .equal, 7)
    #expect(plane.values("x", "y", "z") == [10, 12, 7])
    #expect(!plane.isAmbiguous("x"))
    #expect(!plane.isAmbiguous("y"))
  }
}
