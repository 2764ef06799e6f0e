import AutoLayout
import Testing

@Suite struct EditingTests {
  /// The layout has a bar at the bottom, a table of at least 100 points above it, and a header that
  /// can shrink.
  @Test(
    "A bottom constraint that the keyboard changes moves the bar and shrinks the table to its minimum"
  )
  func keyboardMovesBar() {
    var plane = Plane()
    let (header, table, bar) = (plane("header"), plane("table"), plane("bar"))
    let (tableHeight, barHeight) = (plane("tableHeight"), plane("barHeight"))
    plane.require(header, .equal, 200, at: 750)
    plane.require(header, .greaterThanOrEqual, 0)
    plane.require(table - header, .equal, 0)
    plane.require(tableHeight, .greaterThanOrEqual, 100)
    plane.require(table + tableHeight - bar, .equal, 0)
    plane.require(barHeight, .equal, 44)
    let bottom = plane.require(bar + barHeight, .equal, 568)
    #expect(plane.values("header", "tableHeight", "bar") == [200, 324, 524])
    // 568 − 253 = 315 puts the bar at 271. That would leave 71 points for the table, which is too
    // few.
    plane.solver.setConstant(315, of: bottom)
    #expect(plane.values("header", "tableHeight", "bar") == [171, 100, 271])
    plane.solver.setConstant(568, of: bottom)
    #expect(plane.values("header", "tableHeight", "bar") == [200, 324, 524])
    #expect(plane.solver.conflicts.isEmpty)
  }

  @Test("The constant of any constraint can change, whatever its relation and priority")
  func changesConstants() {
    var plane = Plane()
    let x = plane("x")
    let wish = plane.require(x, .equal, 50, at: 500)
    let floor = plane.require(x, .greaterThanOrEqual, 0)
    let ceiling = plane.require(x, .lessThanOrEqual, 100)
    let softFloor = plane.require(x, .greaterThanOrEqual, 10, at: 600)
    let softCeiling = plane.require(x, .lessThanOrEqual, 90, at: 600)
    var seen: [Double] = []
    for (id, constant) in [
      (wish, 70.0), (floor, 75), (ceiling, 80), (wish, 95), (softCeiling, 78), (floor, 0),
      (wish, 5), (softFloor, 20), (ceiling, 15), (wish, 15),
    ] {
      plane.solver.setConstant(constant, of: id)
      seen += plane.values("x")
    }
    #expect(seen == [70, 75, 75, 80, 78, 78, 10, 20, 15, 15])
  }

  @Test("A removed constraint no longer counts")
  func removes() {
    var plane = Plane()
    let (x, y) = (plane("x"), plane("y"))
    let strong = plane.require(x, .equal, 100, at: 750)
    plane.require(x, .equal, 50, at: 250)
    let bound = plane.require(x, .lessThanOrEqual, 80)
    let tie = plane.require(y - x, .equal, 10)
    plane.require(y, .equal, 3, at: 1)
    #expect(plane.values("x", "y") == [80, 90])
    plane.solver.remove(bound)
    #expect(plane.values("x", "y") == [100, 110])
    plane.solver.remove(strong)
    #expect(plane.values("x", "y") == [50, 60])
    plane.solver.remove(tie)
    #expect(plane.values("x", "y") == [50, 3])
    plane.solver.remove(tie)
    #expect(plane.values("x", "y") == [50, 3])
  }

  @Test("Two equal constraints hold until both are removed")
  func duplicates() {
    var plane = Plane()
    let x = plane("x")
    plane.require(x, .equal, 5, at: 1)
    let first = plane.require(x, .equal, 20)
    let second = plane.require(x, .equal, 20)
    #expect(plane.solver.conflicts.isEmpty)
    plane.solver.remove(first)
    #expect(plane.values("x") == [20])
    plane.solver.remove(second)
    #expect(plane.values("x") == [5])
  }
}
