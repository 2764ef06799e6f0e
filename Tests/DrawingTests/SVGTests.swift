import Foundation
import Session
import Simulation
import Testing

@testable import Drawing

/// Tests that the vector picture agrees with the state record.
@Suite struct SVGTests {
  private static let form = """
    form: Twenty
    sections:
      - rows:

    """ + (1...20).map { "      - {field: f\($0), label: Field \($0)}\n" }.joined()

  private static func svg(_ session: Session, isWhole: Bool = false) -> String {
    SharedPicture([session.story(isWhole: isWhole)]).svg
  }

  static let places: [[String]] = [
    ["device iphone-5s", "strategy inset-top", "focus f12"],
    ["device iphone-5s", "strategy none", "focus f9"],
    ["device iphone-16", "strategy least-motion", "focus f16"],
    ["device iphone-16", "rotate landscape", "strategy shrink-table", "focus f7"],
    ["device ipad-9.7", "strategy rn-position", "focus f19"],
    ["device iphone-se", "strategy shrink-view", "focus f8", "next"],
    ["device iphone-16", "focus f16", "rotate landscape"],
    ["device ipad-9.7", "keyboard float 400 500", "focus f15"],
  ]

  /// The frames in the picture equal those that `get` prints.
  @Test("The SVG's frames are those of the state record", arguments: places)
  func geometry(_ commands: [String]) throws {
    var stage = try Stage(Self.form)
    for command in commands { try stage.run(command) }
    let svg = Self.svg(stage.session)
    let reading = try #require(SVGReading.read(svg))
    for (part, path) in [("keyboard", "keyboard.frame"), ("table", "table.frame")] {
      try Self.expect(reading.frameInWindow(of: part), path, in: stage.session)
    }
    let row = try stage.session["active.row"]
    try Self.expect(
      reading.frameInWindow(of: "row-\(row.description)"), "active.frame", in: stage.session)
    #expect(svg.utf8.count < (commands.last?.hasPrefix("rotate") == true ? 80_000 : 60_000))
  }

  private static func expect(_ frame: CGRect?, _ path: String, in session: Session) throws {
    let frame = try #require(frame)
    for (name, value) in [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ] {
      guard case .number(let figure) = try session["\(path).\(name)"].value else {
        Issue.record("no \(path).\(name)")
        return
      }
      #expect(abs(figure - Double(value)) < 0.01, "\(path).\(name)")
    }
  }

  /// The keyboard of 253 points rises from 568 to 315 in 0.25 seconds, as keyboardWillShow
  /// announces.
  ///
  /// Held at 0.125 seconds, `get keyboard.frame.y` is 399.7511.
  @Test("The SVG's keyboard moves along its curve")
  func keyboardCurve() throws {
    var stage = try Stage(Self.form, "device iphone-5s", "strategy none")
    var held = stage
    for command in ["hold on", "focus f9", "step 0.125"] { try held.run(command) }
    #expect(abs(try Self.number(held, "keyboard.frame.y") - 399.7511) < 0.001)
    try stage.run("focus f9")
    let svg = Self.svg(stage.session)
    let reading = try #require(SVGReading.read(svg))
    let keyboard = try #require(
      reading.animations.first { $0.part == "keyboard" && $0.values.first?.count == 2 })
    // 0.8 seconds before the touch, then the movement, then time to look at it.
    let duration = try #require(Double(svg.firstMatch(of: /dur="([0-9.]+)s"/)?.1 ?? ""))
    let heights = keyboard.values.map { $0[1] }
    let index = try #require(keyboard.times.firstIndex { $0 >= (0.8 + 0.125) / duration })
    let (before, after) = (keyboard.times[index - 1], keyboard.times[index])
    let share = ((0.8 + 0.125) / duration - before) / (after - before)
    let middle = heights[index - 1] + (heights[index] - heights[index - 1]) * share
    #expect(abs(middle - 399.7511) < 0.6)
    #expect(heights.last == 315)
    #expect(keyboard.times.first == 0)
    #expect(keyboard.times.last == 1)
  }

  private static func number(_ stage: Stage, _ path: String) throws -> Double {
    guard case .number(let number) = try stage.session[path].value else { return .nan }
    return number
  }

  /// Row 9 ends at y 460, 145 below the keyboard's top at 315.
  @Test("A covered row is red in the SVG")
  func coveredRow() throws {
    let stage = try Stage(
      Self.form, "device iphone-5s", "setting underBars off", "strategy none", "focus f9")
    let svg = Self.svg(stage.session)
    let reading = try #require(SVGReading.read(svg))
    let ghost = try #require(reading.frameInWindow(of: "lost"))
    #expect(ghost == CGRect(x: 0, y: 416, width: 320, height: 44))
    #expect(svg.contains("<rect data-part=\"lost\" class=\"lost\""))
    #expect(reading.texts.contains("▼ f9, 145 under"))
    #expect(reading.texts.contains("-145"))
  }

  @Test("An SVG has the same bytes each time")
  func isDeterministic() throws {
    let stage = try Stage(Self.form, "focus f9", "dismiss")
    #expect(Self.svg(stage.session) == Self.svg(stage.session))
  }

  @Test("Texts are escaped in an SVG")
  func escapesText() throws {
    let stage = try Stage(
      "form: \"<&>\\e\"\nsections:\n  - header: \"a<b\"\n    rows:\n      - {field: f, label: \"\\\"x\\\"&\"}\n",
      "focus f")
    let reading = try #require(SVGReading.read(Self.svg(stage.session)))
    #expect(reading.texts.contains("<&>^["))
    #expect(reading.texts.contains("\"x\"&"))
  }

  @Test("An SVG never contains a secure value")
  func hidesSecureValues() throws {
    let stage = try Stage(
      "form: F\nsections:\n  - rows:\n      - {field: p, secure: true}\n", "focus p", "type hunter2"
    )
    #expect(!Self.svg(stage.session, isWhole: true).contains("hunter"))
  }
}
