import AutoLayout
import Testing

@Suite struct PriorityTests {
  /// A test case: a width with two wanted values, of priorities 750 and 250, and a limit.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bound: LinearConstraint.Relation
    let limit: Double
    let boundPriority: Float
    let expected: Double
  }

  @Test(
    "The constraint of higher priority decides",
    arguments: [
      Case(
        testDescription: "a bound out of the way", bound: .lessThanOrEqual, limit: 200,
        boundPriority: 1000, expected: 100),
      Case(
        testDescription: "a required bound", bound: .lessThanOrEqual, limit: 80,
        boundPriority: 1000, expected: 80),
      Case(
        testDescription: "a bound that counts more", bound: .greaterThanOrEqual, limit: 130,
        boundPriority: 751, expected: 130),
      Case(
        testDescription: "a bound that counts less", bound: .greaterThanOrEqual, limit: 130,
        boundPriority: 749, expected: 100),
      Case(
        testDescription: "a required equation", bound: .equal, limit: 7, boundPriority: 1000,
        expected: 7),
    ])
  func higherPriorityWins(_ test: Case) {
    var plane = Plane()
    let width = plane("width")
    plane.require(width, .equal, 50, at: 250)
    plane.require(width, test.bound, test.limit, at: test.boundPriority)
    plane.require(width, .equal, 100, at: 750)
    #expect(plane.values("width") == [test.expected])
    #expect(plane.solver.conflicts.isEmpty)
  }

  @Test("300 constraints of priority 250 do not outweigh one of 251")
  func countDoesNotMatter() {
    var plane = Plane()
    let width = plane("width")
    for _ in 0..<300 { plane.require(width, .equal, 0, at: 250) }
    plane.require(width, .equal, 100, at: 251)
    #expect(plane.values("width") == [100])
  }

  @Test("Among constraints of equal priority the sum of errors is least")
  func equalPriorities() {
    // |x| + |x - 10| + |x - 40| is least, 40, at 10.
    var plane = Plane()
    let x = plane("x")
    for wish in [0.0, 40, 10] { plane.require(x, .equal, wish, at: 500) }
    #expect(plane.values("x") == [10])
  }

  /// A label of 80 points and a field of 100 are side by side, with margins of 16 and a gap of 8.
  @Test(
    "Hugging and compression resistance decide which of two views grows or is cut",
    arguments: [
      // 320 − 40 = 280 is 100 more than both need: the field hugs less, so it grows.
      (320.0, 80.0, 200.0),
      // 220 − 40 = 180 is exactly what both need.
      (220.0, 80.0, 100.0),
      // 160 − 40 = 120 is 60 too few: the field resists compression less, so it is cut.
      (160.0, 80.0, 40.0),
      // 100 − 40 = 60: the field has no room, and the label is cut too.
      (100.0, 60.0, 0.0),
    ])
  func huggingAndCompression(screen: Double, label: Double, field: Double) {
    var plane = Plane()
    let (x1, w1, x2, w2) = (plane("x1"), plane("label"), plane("x2"), plane("field"))
    plane.require(x1, .equal, 16)
    plane.require(x2 - x1 - w1, .equal, 8)
    plane.require(x2 + w2, .equal, screen - 16)
    plane.require(w1, .greaterThanOrEqual, 0)
    plane.require(w2, .greaterThanOrEqual, 0)
    plane.fit(w1, 80, hugging: 251, compression: 750)
    plane.fit(w2, 100, hugging: 250, compression: 749)
    #expect(plane.values("label", "field") == [label, field])
    #expect(!plane.isAmbiguous("field"))
  }

  @Test("Two views with equal priorities make an ambiguous layout")
  func equalPrioritiesAreAmbiguous() {
    var plane = Plane()
    let (w1, w2) = (plane("w1"), plane("w2"))
    plane.require(w1 + w2, .equal, 280)
    plane.fit(w1, 80, hugging: 250, compression: 750)
    plane.fit(w2, 100, hugging: 250, compression: 750)
    #expect(plane.isAmbiguous("w1"))
    #expect(plane.values("w1")[0] + plane.values("w2")[0] == 280)
  }

  @Test("Priorities stay within UIKit's range, above 0 and up to 1000")
  func clampsPriorities() {
    #expect(Priority(2000) == .required)
    #expect(Priority(-1) < Priority(0.5))
  }
}
