import Foundation
import Testing

@testable import Drawing

/// Tests which values of a movement are kept as keyframes.
@Suite struct KeyframesTests {
  /// Each case: times, values, and the times and values of the keyframes kept.
  ///
  /// A straight line needs its ends, a bend its corner, and a jump both of its sides.
  @Test(
    "Keyframes keep only ends, corners and jumps",
    arguments: [
      ([0.0, 1, 2, 3], [0.0, 1, 2, 3], [0.0, 3], [0.0, 3]),
      ([0, 1, 2, 3], [0, 1, 2, 2], [0, 2, 3], [0, 2, 2]),
      ([0, 1, 1, 2], [5, 5, 9, 9], [0, 1, 1, 2], [5, 5, 9, 9]),
      // Less than a twentieth of a point beside the line is not seen.
      ([0, 1, 2], [0, 1.04, 2], [0, 2], [0, 2]),
      ([0, 1, 2], [0, 1.06, 2], [0, 1, 2], [0, 1.06, 2]),
    ])
  func thinned(times: [Double], values: [Double], keptTimes: [Double], kept: [Double]) {
    let keyframes = Keyframes(times: times, values: values.map { [CGFloat($0)] })
    #expect(keyframes.times == keptTimes)
    #expect(keyframes.values == kept.map { [CGFloat($0)] })
  }

  /// At a time without a value, the last value holds, or the first if there is none before.
  @Test("Keyframes with gaps but equal values are still")
  func gaps() {
    let keyframes = Keyframes(times: [0, 1, 2, 3], values: [nil, [4], nil, [4]])
    #expect(keyframes.isStill)
  }

  /// A row that shows another text becomes another layer in the same place; the rest stays one
  /// layer.
  @Test("A layer keeps its identity over time")
  func layersOverTime() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    func row(_ text: String, y: CGFloat) -> Layer {
      .shape(
        .cell, frame.offsetBy(dx: 0, dy: y), part: "row-1", [.text(text, frame, .body)])
    }
    let moving = MovingLayer([
      .group(at: frame, [row("a", y: 0)]), .group(at: frame, [row("b", y: 5)]),
      .group(at: frame, []),
    ])
    #expect(moving.children.count == 1)
    #expect(moving.children[0].frames.map { $0?.minY } == [0, 5, nil])
    #expect(
      moving.children[0].children.map { $0.frames.map { $0 != nil } }
        == [[false, true, false], [true, false, false]])
  }
}
