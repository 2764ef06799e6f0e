import Foundation
import Simulation
import Testing

@testable import Drawing

@Suite struct ScaleTests {
  private let scale = Scale(pointsPerColumn: 10, pointsPerLine: 28.4)

  @Test(
    "Edges are rounded to the nearest line, points to the line they are in",
    arguments: [
      (0, 0, 0), (14, 0, 0), (14.3, 1, 0), (28.4, 1, 1), (315, 11, 11), (352, 12, 12),
    ])
  func rounding(_ y: Double, _ edge: Int, _ line: Int) {
    #expect(scale.line(ofEdge: y) == edge)
    #expect(scale.line(at: y) == line)
  }

  @Test(
    "Infinite and huge places are clamped",
    arguments: [1e300, -1e300, Double.infinity, -Double.infinity])
  func extremes(_ y: Double) {
    #expect(abs(scale.line(at: y)) == 1_000_000)
  }

  /// Each case: a device, the active field, the picture's lines, and the keyboard's first line.
  @Test(
    "The keyboard's upper edge is drawn at its frame's nearest line",
    arguments: [
      // A row a line: 315 / 44 = 7.16, 352 / 44 = 8; the frame's line comes first.
      ("iphone-5s", "email", 22, 8), ("iphone-5s", "zip", 22, 9),
      // In 24 lines a row has no two.
      ("iphone-5s", "email", 26, 8), ("iphone-5s", "zip", 26, 9),
      // A row in two lines: 315 / 22 = 14.32, 352 / 22 = 16.
      ("iphone-5s", "email", 28, 15), ("iphone-5s", "zip", 28, 17),
      ("iphone-5s", "email", 38, 15), ("iphone-5s", "zip", 38, 17),
      // A row a line: 516 / 44 = 11.73.
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
