import Avoidance
import Foundation
import Simulation
import Testing

/// Checks, for every strategy, that interruptions such as a pushed screen leave no inset or frame
/// behind.
@Suite struct LifecycleLawTests {
  /// An interruption that a test causes while the keyboard is up, such as an alert.
  enum Passage: CaseIterable, Sendable {
    case push, swipe, sheet, alert, background

    func happen(on simulator: inout Simulator<Engine>) {
      switch self {
      case .push:
        simulator.settle { $0.push() }
        simulator.pop()
      case .swipe:
        simulator.settle { $0.beginPop() }
        simulator.cancelPop()
      case .sheet:
        simulator.settle { $0.present(.pageSheet, hasField: false) }
        simulator.close()
      case .alert:
        simulator.settle { $0.present(.alert, hasField: true) }
        simulator.close()
      case .background:
        simulator.settle { $0.enterBackground() }
        simulator.enterForeground()
      }
      simulator.settle()
    }
  }

  static let devices = [
    ("iphone-5s", 12), ("iphone-4s", 6), ("iphone-16", 18), ("ipad-9.7", 16),
  ]

  private func simulator(
    _ strategy: Strategy, on device: (name: String, ios: Int)
  ) throws -> Simulator<Engine> {
    let named = try #require(Device.named(device.name))
    let phone = Phone(
      scene: Scene(device: named, ios: device.ios, chrome: Chrome(hasTabBar: true)),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 30))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.start()
    return simulator
  }

  /// After interruptions, insets and frames equal those after plain editing, however many there
  /// were.
  @Test("Interruptions leave no extra inset or frame behind", arguments: Strategy.all, devices)
  func nothingPilesUp(strategy: Strategy, device: (name: String, ios: Int)) throws {
    for row in [0, 12, 29] {
      var plain = try simulator(strategy, on: device)
      plain.beginEditing(row: row)
      plain.settle()
      let during = plain.phone
      plain.endEditing()
      plain.settle()
      for passage in Passage.allCases where !isLost(passage, under: strategy) {
        var other = try simulator(strategy, on: device)
        other.beginEditing(row: row)
        other.settle()
        for _ in 1...3 {
          passage.happen(on: &other)
          #expect(other.phone.firstResponder == row)
          #expect(other.phone.keyboard == during.keyboard, "\(row) \(passage)")
        }
        let what = "\(strategy.name) \(device.name) row \(row) \(passage)"
        #expect(other.phone.table.contentInset == during.table.contentInset, "\(what) up")
        #expect(other.phone.table.frame == during.table.frame, "\(what) up")
        #expect(other.phone.rootView == during.rootView, "\(what) up")
        other.endEditing()
        other.settle()
        #expect(other.phone.table.contentInset == plain.phone.table.contentInset, "\(what)")
        #expect(other.phone.table.frame == plain.phone.table.frame, "\(what)")
        #expect(other.phone.rootView == plain.phone.rootView, "\(what)")
      }
    }
  }

  /// Whether the strategy is known to end with another inset or frame after the interruption.
  ///
  /// didShow comes twice without a didHide: "Scrolling a UITableView When Displaying the Keyboard"
  /// then saves the height that it set itself, and never restores the first.
  private func isLost(_ passage: Passage, under strategy: Strategy) -> Bool {
    // .NET MAUI's inset is made for the offset, which is another one the second time.
    strategy == .maui || strategy == .shrinkView && (passage == .swipe || passage == .alert)
  }

  @Test(
    "Shrink-view loses its height after a swipe or an alert", arguments: [Passage.swipe, .alert])
  func shrinkViewLosesTheHeight(passage: Passage) throws {
    var simulator = try simulator(.shrinkView, on: ("iphone-5s", 12))
    #expect(simulator.phone.rootView.model.height == 568)
    simulator.settle { $0.beginEditing(row: 12) }
    passage.happen(on: &simulator)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.rootView.model.height == 315)
  }

  /// After an interruption the active row is in view again; when editing ends, all is restored.
  @Test(
    "Least-motion shows the row after interruptions and restores everything",
    arguments: Passage.allCases, devices)
  func leastMotionSurvives(passage: Passage, device: (name: String, ios: Int)) throws {
    for row in 0..<30 {
      var simulator = try simulator(.leastMotion, on: device)
      let before = simulator.phone.table
      simulator.settle { $0.beginEditing(row: row) }
      passage.happen(on: &simulator)
      #expect(FieldVisibility(simulator.phone, row: row).isWhole, "\(row)")
      simulator.settle { $0.endEditing() }
      #expect(simulator.phone.table == before, "\(row)")
    }
  }

  /// No notification says that a field resigns in the background.
  ///
  /// Strategies that only observe notifications keep their inset; others notice it in layout.
  @Test(
    "Only layout recovers when a field resigns in the background",
    arguments: [(Strategy.insetOverlap, CGFloat(253)), (.leastMotion, 0), (.layoutGuide, 0)])
  func resignedInTheBackground(strategy: Strategy, bottom: CGFloat) throws {
    var simulator = try simulator(strategy, on: ("iphone-5s", 12))
    let frame = simulator.phone.table.frame.model
    simulator.settle { $0.beginEditing(row: 12) }
    simulator.enterBackground()
    simulator.settle { $0.endEditing() }
    simulator.settle { $0.enterForeground() }
    #expect(simulator.phone.table.contentInset.bottom == bottom)
    #expect(simulator.phone.table.frame.model == frame)
  }

  /// Up to iOS 6, a push moves the keyboard out sideways.
  ///
  /// Its frame ends beside the screen with the same y and height, so only x shows that it is gone.
  @Test("Least-motion restores the table after a keyboard that leaves sideways")
  func framesThatGoSideways() throws {
    var simulator = try simulator(.leastMotion, on: ("iphone-4s", 6))
    let before = simulator.phone.table
    simulator.settle { $0.beginEditing(row: 29) }
    simulator.settle { $0.push() }
    #expect(simulator.phone.table == before)
  }
}
