import Avoidance
import Foundation
import Simulation
import Testing

/// Checks strategies in windows that don't fill an iPad's screen.
@Suite struct WindowLawTests {
  private func simulator(
    _ strategy: Strategy, window: CGRect, ios: Int = 16
  ) throws -> Simulator<Engine> {
    var options = Scene.Options()
    options.window = window
    let device = try #require(Device.named("ipad-9.7"))
    let phone = Phone(
      scene: Scene(
        device: device, ios: ios, orientation: .landscapeLeft, chrome: Chrome(), options: options),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 30))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.phone.settings.fieldScroll = false
    simulator.start()
    return simulator
  }

  static let split = CGRect(x: 512, y: 0, width: 512, height: 768)
  static let slideOver = CGRect(x: 639, y: 10, width: 375, height: 748)
  static let stage = CGRect(x: 100, y: 100, width: 600, height: 600)

  @Test(
    "Least-motion shows every row in windows and restores everything",
    arguments: [split, slideOver, stage], [10, 14, 16])
  func leastMotionPasses(window: CGRect, ios: Int) throws {
    for row in 0..<30 {
      var simulator = try simulator(.leastMotion, window: window, ios: ios)
      let before = simulator.phone.table
      for next in [row, (row + 11) % 30] {
        simulator.settle { $0.beginEditing(row: next) }
        #expect(FieldVisibility(simulator.phone, row: next).isWhole, "\(row) \(next)")
      }
      simulator.settle { $0.endEditing() }
      #expect(simulator.phone.table == before, "\(row)")
    }
  }

  /// Each case: a strategy, a window, and the last row's distance to the keyboard.
  ///
  /// In Stage Manager the window begins at y 100 and the keyboard at its y 260; a strategy that
  /// takes the screen's 360 for it is 100 short. In Split View only x differs. `shrink-table` uses
  /// the keyboard's height: 68 too many in a window that ends above the screen's bottom.
  @Test(
    "Strategies that mix up coordinates misplace the last row in windows",
    arguments: [
      (Strategy.insetOverlap, split, 0), (.insetOverlap, stage, -100),
      (.shrinkTable, stage, 68), (.layoutGuide, stage, 0), (.swiftUI, stage, 0),
      (.eureka, stage, -100), (.rnPadding, stage, -100), (.leastMotion, stage, 8),
    ] as [(Strategy, CGRect, CGFloat)])
  func whoMixesTheCoordinatesUp(strategy: Strategy, window: CGRect, clearance: CGFloat) throws {
    var simulator = try simulator(strategy, window: window)
    simulator.settle { $0.beginEditing(row: 29) }
    simulator.phone.setContentOffset(simulator.phone.table.maximumOffset, by: .script)
    #expect(simulator.phone.clearance(ofRow: 29) == clearance)
  }
}
