import Testing

@testable import Session

/// Tests the parts of a verdict, from which each output format makes its own text.
@Suite struct VerdictTests {
  struct Case: Sendable {
    let lines: [String]
    let isInView: Bool?
    let view: String
    let distance: String?
    let movements: [String]
  }

  @Test(
    "A verdict has view, distance and movements",
    arguments: [
      Case(
        lines: ["focus f12"], isInView: true, view: "✓ f12 in view",
        distance: "8 above the keyboard", movements: ["scrolled 0 → 285"]),
      Case(
        lines: ["strategy none", "focus f12"], isInView: false, view: "✗ f12 hidden",
        distance: "253 under the keyboard", movements: ["scrolled 0 → 24"]),
      Case(
        lines: ["focus f12", "dismiss"], isInView: nil, view: "no active field", distance: nil,
        movements: ["keyboard down", "scrolled 285 → 0"]),
    ])
  func parts(_ expected: Case) throws {
    var stage = try Stage()
    try stage.run(Array(expected.lines.dropLast()))
    let told = try stage.session.run(expected.lines.last ?? "").told
    guard case .verdict(let verdict)? = told.last else {
      Issue.record("no verdict in \(told)")
      return
    }
    #expect(verdict.isInView == expected.isInView)
    #expect(verdict.view == expected.view)
    #expect(verdict.distance == expected.distance)
    #expect(verdict.movements == expected.movements)
    #expect(
      verdict.line
        == ([expected.view, expected.distance].compactMap { $0 }.joined(separator: ", ")
          + expected.movements.map { " · \($0)" }.joined()))
  }
}
