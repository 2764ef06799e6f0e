import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of strategies in forms with a bar at the bottom.
@Suite struct BottomBarStrategyTests {
  /// An iPhone 16 with 30 rows of 44 points above a bar of 50: it lies from 768 to 818, and on a
  /// keyboard of 336 points from 466 to 516.
  private func phone(_ strategy: String, follows: BottomBar.Attachment) throws -> Phone {
    let device = try #require(Device.named("iphone-16"))
    let chrome = Chrome(bottomBar: BottomBar(text: "Pay", height: 50, follows: follows))
    let phone = Phone(
      scene: Scene(device: device, chrome: chrome),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 30))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    var simulator = Simulator(phone, app: Engine(try #require(Strategy.named(strategy))))
    simulator.start()
    simulator.settle { $0.beginEditing(row: 0) }
    return simulator.phone
  }

  /// Returns the y on the screen where the area inside the table's insets ends.
  private func end(of phone: Phone) -> CGFloat {
    let end = phone.table.bounds.maxY - phone.table.adjustedContentInset.bottom
    return phone.convertToScreen(fromTable: CGRect(x: 0, y: end, width: 1, height: 0)).minY
  }

  @Test(
    "A table of these ends at the bar's top, or at the keyboard that covers the bar",
    arguments: [
      "swiftui", "layout-guide", "android-resize", "flutter", "keep-bottom", "rn-padding",
      "rn-height", "rnkc-padding", "rnkc-height", "shrink-view",
    ])
  func endsAtBar(strategy: String) throws {
    let following = try phone(strategy, follows: .keyboard)
    #expect(following.bottomBarFrame?.minY == 466)
    #expect(end(of: following) == 466)
    // A root view that ends at the keyboard takes either bar along.
    let isTaken = strategy == "shrink-view"
    #expect(end(of: try phone(strategy, follows: .screen)) == (isTaken ? 466 : 516))
  }

  @Test(
    "Others count the keyboard alone, so that their last rows stay under the bar",
    arguments: ["inset-overlap", "table-controller", "eureka"])
  func endsAtKeyboard(strategy: String) throws {
    #expect(end(of: try phone(strategy, follows: .keyboard)) == 516)
  }

  /// least-motion's margin of 8 points is added.
  @Test("least-motion counts the bar with the keyboard")
  func leastMotion() throws {
    #expect(end(of: try phone("least-motion", follows: .keyboard)) == 458)
    #expect(end(of: try phone("least-motion", follows: .screen)) == 508)
  }
}
