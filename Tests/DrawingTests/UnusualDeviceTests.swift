import Forms
import Foundation
import Session
import Simulation
import Testing

@testable import Drawing

/// Tests pictures of phones with unusual sizes, in any number of lines and columns.
@Suite struct UnusualDeviceTests {
  private static let sides: [CGFloat] = [0, 1, 20, 320, 5000, 1e9, .nan]

  @Test("A phone of any size can be drawn", arguments: sides, sides)
  func arePictured(width: CGFloat, height: CGFloat) throws {
    let rows = "{field: a}, {text: T}, {field: b}"
    let form = try Form("form: F\nsections: [{header: H, rows: [\(rows)]}]")
    for keyboardHeight in [0, 30, 5000] as [CGFloat] {
      let size = CGSize(width: width, height: height)
      let device = Device(size: size, keyboardHeight: keyboardHeight)
      for orientation in [Orientation.portrait, .landscapeRight] {
        var session = try Session(form, on: device, orientation: orientation)
        for line in ["", "focus a", "setting fieldScroll off", "next"] {
          _ = try? session.run(line)
          let lines = Picture(session).text.split(separator: "\n", omittingEmptySubsequences: false)
          #expect((1...25).contains(lines.count), "\(device)")
        }
      }
    }
  }

  @Test(
    "A picture of any size stays within it", arguments: [-1, 0, 1, 3, 200, 1000],
    [-1, 0, 1, 3, 200, 1000])
  func haveAnySize(columns: Int, lines: Int) throws {
    let stage = try Stage(commands: "focus zip")
    let picture = Picture(stage.session, columns: columns, lines: lines)
    for text in [picture.text, picture.map] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= max(0, columns) })
    }
  }
}
