import AutoLayout
import Testing

@Suite struct ConflictTests {
  @Test("Of two required constraints in conflict the later one breaks, until the other is removed")
  func laterConstraintBreaks() {
    var plane = Plane()
    let x = plane("x")
    let first = plane.require(x, .equal, 0)
    let second = plane.require(x, .equal, 10)
    #expect(plane.solver.conflicts.map(\.broken) == [second])
    #expect(plane.solver.conflicts.map(\.others) == [[first]])
    #expect(plane.values("x") == [0])
    plane.solver.remove(first)
    #expect(plane.solver.conflicts.isEmpty)
    #expect(plane.values("x") == [10])
  }

  @Test("A conflict names only the constraints that contradict each other")
  func namesContradicting() {
    var plane = Plane()
    let (x, width, other) = (plane("x"), plane("width"), plane("other"))
    plane.require(other - x, .equal, 3)
    let left = plane.require(x, .greaterThanOrEqual, 100)
    plane.require(other, .lessThanOrEqual, 1000)
    let room = plane.require(x + width, .lessThanOrEqual, 320)
    plane.require(width, .equal, 90, at: 999)
    let wide = plane.require(width, .greaterThanOrEqual, 250)
    #expect(plane.solver.conflicts.map(\.broken) == [wide])
    #expect(plane.solver.conflicts.map(\.others) == [[left, room]])
    #expect(plane.values("width") == [90])
    // 70 + 250 = 320 just fits.
    plane.solver.setConstant(70, of: left)
    #expect(plane.solver.conflicts.isEmpty)
    #expect(plane.values("x", "width") == [70, 250])
  }

  @Test("A changed constant can break a constraint, and changing it back repairs it")
  func editContradicts() {
    var plane = Plane()
    let (top, height) = (plane("top"), plane("height"))
    let keyboard = plane.require(top + height, .equal, 568)
    plane.require(top, .equal, 64)
    let atLeast = plane.require(height, .greaterThanOrEqual, 300)
    #expect(plane.values("height") == [504])
    plane.solver.setConstant(315, of: keyboard)
    #expect(plane.solver.conflicts.map(\.broken) == [atLeast])
    #expect(plane.values("height") == [251])
    plane.solver.setConstant(568, of: keyboard)
    #expect(plane.solver.conflicts.isEmpty)
    #expect(plane.values("height") == [504])
  }

  @Test("Two edits may pass through a contradiction that the second one resolves")
  func twoEdits() {
    var plane = Plane()
    let x = plane("x")
    let both = [plane.require(x, .equal, 0), plane.require(x, .equal, 0)]
    plane.solver.setConstant(10, of: both[0])
    #expect(plane.solver.conflicts.map(\.broken) == [both[1]])
    #expect(plane.values("x") == [10])
    plane.solver.setConstant(10, of: both[1])
    #expect(plane.solver.conflicts.isEmpty)
    #expect(plane.values("x") == [10])
  }

  @Test("A constraint whose variables cancel out breaks if its constant is not 0")
  func emptySum() {
    var plane = Plane()
    let x = plane("x")
    let never = plane.require(x - x, .equal, 5)
    #expect(plane.solver.conflicts.map(\.broken) == [never])
    #expect(plane.solver.conflicts.map(\.others) == [[]])
    plane.solver.setConstant(0, of: never)
    #expect(plane.solver.conflicts.isEmpty)
  }
}
