import Avoidance
import Foundation
import Simulation
import Testing

/// Checks, for scroll views around the table, what strategies promise, by measuring frames.
@Suite struct NestedScrollLawTests {
  /// A phone whose table of 20 rows of 44 points lies in one or two scroll views.
  struct Setup: Sendable, CustomTestStringConvertible {
    let device: String
    let orientation: Orientation
    let isTwice: Bool
    let tableHeight: CGFloat

    var testDescription: String { "\(device) \(orientation) \(isTwice) \(tableHeight)" }

    static let all = ["iphone-5s", "iphone-16", "ipad-9.7"].flatMap { device in
      [Orientation.portrait, .landscapeLeft].flatMap { orientation in
        [false, true].flatMap { isTwice in
          [200, 440, 880].map {
            Setup(device: device, orientation: orientation, isTwice: isTwice, tableHeight: $0)
          }
        }
      }
    }

    func phone(isUnderBars: Bool) throws -> Phone {
      let device = try #require(Device.named(device))
      var options = Scene.Options()
      options.isUnderBars = isUnderBars
      let outer = Container(
        place: .insets(.zero), scroll: ScrollArea(contentSize: CGSize(width: 0, height: 1500)))
      let inner = Container(
        place: .frame(CGRect(x: 0, y: 250, width: 300, height: 500)),
        scroll: ScrollArea(contentSize: CGSize(width: 0, height: 1300)))
      return Phone(
        scene: Scene(
          device: device, orientation: orientation, chrome: Chrome(),
          containers: isTwice ? [outer, inner] : [outer],
          tablePlace: .frame(CGRect(x: 0, y: 300, width: 300, height: tableHeight)),
          options: options),
        rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
        style: .grouped, fields: Array(repeating: FieldTraits(), count: 20))
    }
  }

  private static let rows = [0, 9, 19]

  /// Scrolls the table and every scroll view around it to `share` (0 … 1) of its range.
  private static func scroll(_ phone: inout Phone, by share: CGFloat) {
    for index in phone.outerScrolls {
      guard let scroll = phone.containers[index].scroll else { continue }
      let least = scroll.minimumOffset.y
      let greatest = scroll.maximumOffset(in: phone.containers[index].frame.size).y
      let y = (least + share * (greatest - least)).rounded(.down)
      phone.setOuterOffset(CGPoint(x: 0, y: y), ofContainer: index, by: .script)
    }
    let range = phone.table.maximumOffset - phone.table.minimumOffset
    phone.setContentOffset(
      (phone.table.minimumOffset + share * range).rounded(.down), by: .script)
  }

  private func expectLegal(_ phone: Phone, _ what: String) {
    let y = phone.table.contentOffset.model.y
    #expect(abs(y - phone.table.legalOffset(y)) < 1e-6, "\(what)")
    for container in phone.containers {
      let legal = container.legalOffset(container.boundsOrigin)
      #expect(abs(container.boundsOrigin.y - legal.y) < 1e-6, "\(what)")
    }
  }

  /// The whole row is visible, a row already visible doesn't move, and all is restored afterwards.
  @Test(
    "Least-motion shows every row in nested scroll views and restores everything",
    arguments: Setup.all)
  func leastMotionKeepsItsPromise(_ setup: Setup) throws {
    for isUnderBars in [false, true] {
      for share in [0, 0.4, 1] as [CGFloat] {
        var start = try setup.phone(isUnderBars: isUnderBars)
        Self.scroll(&start, by: share)
        for (row, fieldScroll) in Self.rows.flatMap({ row in [(row, false), (row, true)] }) {
          start.settings.fieldScroll = fieldScroll
          let what = "row \(row) from \(share) \(isUnderBars) \(fieldScroll)"
          var simulator = Simulator(start, app: Engine(.leastMotion))
          for next in [row, (row + 7) % 20] {
            let before = simulator.phone
            simulator.settle { $0.beginEditing(row: next) }
            #expect(FieldVisibility(simulator.phone, row: next).isWhole, "\(what), \(next)")
            expectLegal(simulator.phone, "\(what), \(next)")
            expectUnmoved(before, simulator.phone, row: next, "\(what), \(next)")
          }
          simulator.settle { $0.endEditing() }
          #expect(simulator.phone.containers == start.containers, "\(what)")
          #expect(simulator.phone.table == start.table, "\(what)")
        }
      }
    }
  }

  /// Expects that nothing scrolled if the row was already whole above the place of the keyboard.
  ///
  /// Checks nothing while `before.settings.fieldScroll` is on.
  private func expectUnmoved(_ before: Phone, _ after: Phone, row: Int, _ what: String) {
    let sight = FieldVisibility(before, row: row, keyboard: after.keyboard.frame.model)
    guard sight.isWhole, !before.settings.fieldScroll else { return }
    #expect(
      after.containers.map(\.boundsOrigin) == before.containers.map(\.boundsOrigin), "\(what)")
    #expect(after.table.contentOffset == before.table.contentOffset, "\(what)")
  }

  /// If the same keyboard is announced a second time, the strategy changes nothing.
  @Test(
    "Least-motion changes nothing when the same keyboard is announced again", arguments: Setup.all)
  func leastMotionAppliedTwiceIsTheSame(_ setup: Setup) throws {
    for share in [0, 0.4, 1] as [CGFloat] {
      for row in Self.rows {
        var phone = try setup.phone(isUnderBars: true)
        Self.scroll(&phone, by: share)
        var simulator = Simulator(phone, app: Engine(.leastMotion))
        simulator.settle { $0.beginEditing(row: row) }
        let once = simulator.phone
        let keyboard = once.scene.windowRect(fromScreen: once.keyboard.frame.model)
        simulator.app.received(
          KeyboardNotification(
            name: .willChangeFrame, begin: keyboard, end: keyboard, animation: .scroll),
          on: &simulator.phone)
        simulator.settle()
        #expect(simulator.phone.containers == once.containers, "row \(row) from \(share)")
        #expect(simulator.phone.table == once.table, "row \(row) from \(share)")
      }
    }
  }

  /// Every strategy comes to rest, and removes its insets when editing ends.
  @Test("Every strategy gives back its room in nested scroll views", arguments: Strategy.all)
  func roomIsGivenBack(_ strategy: Strategy) throws {
    for setup in Setup.all where setup.tableHeight == 440 {
      var phone = try setup.phone(isUnderBars: true)
      Self.scroll(&phone, by: 0.4)
      var simulator = Simulator(phone, app: Engine(strategy))
      simulator.start()
      let before = simulator.phone
      for row in Self.rows {
        simulator.settle { $0.beginEditing(row: row) }
        #expect(simulator.phone.isSettled, "\(setup) row \(row)")
      }
      simulator.settle { $0.endEditing() }
      let after = simulator.phone
      #expect(after.table.contentInset == before.table.contentInset, "\(setup)")
      #expect(
        after.containers.map { $0.scroll?.contentInset }
          == before.containers.map { $0.scroll?.contentInset }, "\(setup)")
      #expect(after.rootView.model == before.rootView.model, "\(setup)")
      #expect(after.containers.map(\.frame) == before.containers.map(\.frame), "\(setup)")
    }
  }
}
