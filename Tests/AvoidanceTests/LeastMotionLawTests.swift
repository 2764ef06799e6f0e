import Avoidance
import Foundation
import Simulation
import Testing

/// Checks what `least-motion` promises, by measuring frames on every device with every keyboard.
@Suite struct LeastMotionLawTests {
  /// A device and orientation for a test, which builds tables with rows of 44 points on it.
  struct Setup: Sendable, CustomTestStringConvertible {
    let device: Device
    let orientation: Orientation

    var testDescription: String { "\(device.name) \(orientation)" }

    /// Each screen size, by the newest device that has it, in portrait and in landscape.
    static let all = Dictionary(Device.all.map { ($0.screen.name, $0) }) { $1 }
      .values.sorted { $0.name < $1.name }.flatMap { device in
        [Orientation.portrait, .landscapeLeft].map { Setup(device: device, orientation: $0) }
      }

    /// The iOS versions to test: 6, 7, 10 and the device's newest, those of them that it ever ran.
    ///
    /// They differ in bars and safe areas.
    var versions: [Int] {
      Set([6, 7, 10, device.versions.upperBound].filter(device.versions.contains)).sorted()
    }

    /// Every keyboard to test on this device: its placements, hardware, and accessory views.
    var keyboards: [Keys] {
      let size = device.size(in: orientation)
      let isPad = device.screen.isPad
      let places: [Keyboard.Placement] =
        isPad
        ? [
          .docked, .undocked, .split, .floating(CGPoint(x: 20, y: 60)),
          .floating(CGPoint(x: 197, y: 440)), .floating(CGPoint(x: 100, y: size.height / 2)),
          .floating(CGPoint(x: size.width - 330, y: size.height - 260)),
        ] : [.docked]
      return places.map { Keys(placement: $0) }
        + [Keys(isHardware: true), Keys(isHardware: true, accessory: 44), Keys(accessory: 44)]
    }

    func phone(
      ios: Int? = nil, isUnderBars: Bool = false, chrome: Chrome = Chrome(), rows: Int,
      turns: Int = 0
    ) -> Phone {
      var options = Scene.Options()
      options.isUnderBars = isUnderBars
      let head = Container(place: .insets(.zero), quarterTurns: turns)
      return Phone(
        scene: Scene(
          device: device, ios: ios, orientation: orientation, chrome: chrome,
          containers: turns == 0 ? [] : [head], options: options),
        rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: rows))]),
        style: .plain, fields: Array(repeating: FieldTraits(), count: rows))
    }
  }

  /// A keyboard to test with: where it is placed, whether it is hardware, and its accessory's
  /// height.
  struct Keys: Sendable, CustomTestStringConvertible {
    var placement = Keyboard.Placement.docked
    var isHardware = false
    var accessory: CGFloat?

    var testDescription: String {
      "\(placement)\(isHardware ? " hardware" : "")\(accessory == nil ? "" : " accessory")"
    }

    func set(on simulator: inout Simulator<Engine>) {
      if simulator.phone.scene.allows(placement) { simulator.setKeyboardPlacement(placement) }
      simulator.setHardwareKeyboard(isAttached: isHardware)
      if accessory != nil { simulator.setAccessoryHeight(accessory) }
    }
  }

  /// Runs `body` with each keyboard over tables of each kind, with no field active.
  private func forEachTable(
    _ setup: Setup, fieldScroll: Bool, _ body: (Simulator<Engine>, Keys, String) -> Void
  ) {
    for ios in setup.versions {
      for (isUnderBars, hasTabBar) in [(false, false), (true, true), (true, false)] {
        for (count, share) in [(6, 0.0), (40, 0.45)] {
          var phone = setup.phone(
            ios: ios, isUnderBars: isUnderBars, chrome: Chrome(hasTabBar: hasTabBar),
            rows: count)
          phone.settings.fieldScroll = fieldScroll
          let range = phone.table.maximumOffset - phone.table.minimumOffset
          phone.setContentOffset(
            phone.table.minimumOffset + (CGFloat(share) * range).rounded(.down), by: .script)
          let simulator = Simulator(phone, app: Engine(.leastMotion))
          for keys in setup.keyboards {
            body(
              simulator, keys,
              "ios \(ios) underBars \(isUnderBars) tabs \(hasTabBar) \(count) rows from \(share) "
                + "\(keys.testDescription) fieldScroll \(fieldScroll)")
          }
        }
      }
    }
  }

  private func rows(of phone: Phone) -> [Int] {
    let last = phone.table.rows.rowCount - 1
    return [0, 4, last]
  }

  private func expectShown(_ simulator: Simulator<Engine>, row: Int, _ what: String) {
    let sight = FieldVisibility(simulator.phone, row: row)
    if sight.fits { #expect(sight.isWhole, "\(what), row \(row)") }
    expectLegal(simulator, "\(what), row \(row)")
  }

  private func expectLegal(_ simulator: Simulator<Engine>, _ what: String) {
    let phone = simulator.phone
    let inset = phone.table.adjustedContentInset
    let offset = phone.table.contentOffset.model.y
    let content = phone.table.rows.contentHeight
    let end = max(-inset.top, content + inset.bottom - phone.table.frame.model.height)
    #expect(offset >= -inset.top && offset <= end, "\(what): \(offset)")
  }

  /// Checks four promises for every row.
  ///
  /// The row is wholly visible wherever there is space, the offset is legal, a visible row isn't
  /// moved, and afterwards everything is restored.
  @Test(
    "Least-motion shows every row and restores everything", arguments: Setup.all, [false, true])
  func showsTheRowAndGivesBack(_ setup: Setup, fieldScroll: Bool) {
    forEachTable(setup, fieldScroll: fieldScroll) { fresh, keys, what in
      for row in rows(of: fresh.phone) {
        var simulator = fresh
        keys.set(on: &simulator)
        simulator.settle()
        let before = simulator.phone.table
        let next = (row + 3) % before.rows.rowCount
        for active in [row, next, row] {
          let old = simulator.phone.table.contentOffset.model.y
          simulator.settle { $0.beginEditing(row: active) }
          expectShown(simulator, row: active, what)
          let moved = simulator.phone.table.contentOffset.model.y - old
          guard moved != 0, !fieldScroll else { continue }
          var unmoved = simulator.phone
          unmoved.setContentOffset(old, by: .script)
          #expect(
            !FieldVisibility(unmoved, row: active).isWhole, "\(what), row \(active) moved \(moved)")
        }
        simulator.settle { $0.endEditing() }
        #expect(simulator.phone.table == before, "\(what), row \(row)")
      }
    }
  }

  /// A plain table's headers (28 points) and footers (30) float over its rows and cover them as
  /// bars do.
  @Test("Least-motion shows every row between floating headers and footers", arguments: Setup.all)
  func showsTheRowBetweenFloats(_ setup: Setup) {
    let section = SectionHeights(
      header: 28, rows: Array(repeating: 44, count: 9), footer: 30)
    for keys in setup.keyboards where keys.placement == .docked {
      for isUnderBars in [false, true] {
        for row in [0, 4, 8, 9, 17, 20, 26] {
          var options = Scene.Options()
          options.isUnderBars = isUnderBars
          var phone = Phone(
            scene: Scene(
              device: setup.device, orientation: setup.orientation, chrome: Chrome(),
              options: options),
            rows: RowGeometry(sections: [section, section, section]), style: .plain,
            fields: Array(repeating: FieldTraits(), count: 27))
          phone.settings.fieldScroll = false
          var simulator = Simulator(phone, app: Engine(.leastMotion))
          keys.set(on: &simulator)
          simulator.settle { $0.beginEditing(row: row) }
          let sight = FieldVisibility(simulator.phone, row: row, header: 28, footer: 30)
          if sight.fits {
            #expect(sight.isWhole, "\(keys.testDescription) \(isUnderBars) row \(row)")
          }
        }
      }
    }
  }

  /// Checks the same promises while the keyboard changes under the active row, and after a
  /// rotation.
  @Test(
    "Least-motion shows every row after keyboard changes and rotations", arguments: Setup.all,
    [false, true])
  func followsTheKeyboard(_ setup: Setup, fieldScroll: Bool) {
    let turned = setup.orientation == .portrait ? Orientation.landscapeLeft : .portrait
    forEachTable(setup, fieldScroll: fieldScroll) { fresh, keys, what in
      var idle = fresh
      idle.rotate(to: turned)
      for row in rows(of: fresh.phone) {
        var simulator = fresh
        simulator.settle { $0.beginEditing(row: row) }
        keys.set(on: &simulator)
        simulator.settle()
        expectShown(simulator, row: row, what)
        simulator.settle { $0.rotate(to: turned) }
        expectShown(simulator, row: row, what + ", turned")
        Keys().set(on: &simulator)
        simulator.settle()
        expectShown(simulator, row: row, what + ", turned, docked again")
        simulator.settle { $0.endEditing() }
        #expect(simulator.phone.table.contentInset == idle.phone.table.contentInset, "\(what)")
      }
    }
  }

  /// The table never rests outside its legal scroll range, whichever keyboard follows another.
  ///
  /// Checked for tables with bars, without bars, and turned upside down.
  @Test(
    "Least-motion always rests in the legal range",
    arguments: Setup.all.filter { $0.device.screen.isPad }, [0, 2])
  func restsInTheLegalRange(_ setup: Setup, turns: Int) {
    for chrome in [Chrome(), Chrome(hasNavigationBar: false, hasTabBar: false)] {
      for (count, fieldScroll) in [(6, false), (40, true)] {
        var phone = setup.phone(chrome: chrome, rows: count, turns: turns)
        phone.settings.fieldScroll = fieldScroll
        for first in setup.keyboards {
          for second in setup.keyboards {
            for row in rows(of: phone) {
              var simulator = Simulator(phone, app: Engine(.leastMotion))
              let what =
                "\(chrome) \(count) rows \(first.testDescription), \(second.testDescription)"
              first.set(on: &simulator)
              simulator.settle { $0.beginEditing(row: row) }
              expectLegal(simulator, "\(what), row \(row)")
              second.set(on: &simulator)
              simulator.settle()
              expectLegal(simulator, "\(what), row \(row), after")
              if turns == 0 { expectShown(simulator, row: row, what) }
            }
          }
        }
      }
    }
  }
}
