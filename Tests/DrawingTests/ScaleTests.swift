import Foundation
import Simulation
import Testing

@testable import Drawing

@Suite struct ScaleTests {
  private let scale = Scale(pointsPerColumn: 10, pointsPerLine: 28.4)

  @Test(arguments: [
    (0, 0, 0), (14, 0, 0), (14.3, 1, 0), (28.4, 1, 1), (315, 11, 11), (352, 12, 12),
  ])
  func edgesAreRoundedAndPointsAreNot(_ y: Double, _ edge: Int, _ line: Int) {
    #expect(scale.line(ofEdge: y) == edge)
    #expect(scale.line(at: y) == line)
  }

  @Test(arguments: [1e300, -1e300, Double.infinity, -Double.infinity])
  func aPlaceBeyondAllNumbersIsFarAway(_ y: Double) {
    #expect(abs(scale.line(at: y)) == 1_000_000)
  }

  /// The keyboard's upper edge is the line nearest to its frame's.
  @Test(arguments: [
    // 568 points in 20 lines: 315 / 28.4 = 11.09, 352 / 28.4 = 12.39; the frame's line comes first.
    ("iphone-5s", "email", 22, 12), ("iphone-5s", "zip", 22, 13),
    // 568 points in 36 lines: 315 / 15.78 = 19.96, 352 / 15.78 = 22.31.
    ("iphone-5s", "email", 38, 21), ("iphone-5s", "zip", 38, 23),
    // 852 points in 20 lines: 516 / 42.6 = 12.11.
    ("iphone-16", "email", 22, 13),
  ])
  func keyboardBeginsWhereItsFrameDoes(
    _ device: String, _ field: String, _ lines: Int, _ expected: Int
  ) throws {
    let stage = try Stage(commands: "device \(device)", "focus \(field)")
    let rows = stage.picture(columns: 120, lines: lines).text.split(separator: "\n")
    let rules = rows.indices.filter { rows[$0].hasPrefix("├─") }
    #expect(rules.last == expected)
  }
}
