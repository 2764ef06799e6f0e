import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of laws that hold for every strategy on every phone.
@Suite struct LawTests {
  /// Rows to focus, each with the offset before, as a fraction of the legal range.
  private static let starts: [(row: Int, share: CGFloat)] = [
    (0, 0), (0, 1), (3, 0.2), (8, 0), (11, 0.5), (16, 0), (16, 0.9), (20, 0.5), (27, 1), (33, 0),
    (33, 1),
  ]

  /// Runs `body` for each strategy and each start, on a phone where nothing moves.
  private func forEachRun(
    _ setup: Setup, of strategies: [Strategy] = Strategy.all, style: TableStyle = .grouped,
    _ body: (inout Simulator<Engine>, Int, String) -> Void
  ) {
    for strategy in strategies {
      for hasTabBar in [false, true] {
        for (row, share) in Self.starts {
          var phone = setup.phone(hasTabBar: hasTabBar, style: style)
          let range = phone.table.maximumOffset - phone.table.minimumOffset
          phone.setContentOffset(
            phone.table.minimumOffset + (share * range).rounded(.down), by: .script)
          var simulator = Simulator(phone, app: Engine(strategy))
          body(&simulator, row, "\(strategy.name) row \(row) from \(share) \(hasTabBar)")
        }
      }
    }
  }

  private func expectSettled(_ phone: Phone, isLegal: Bool = true, _ what: String) {
    let offset = phone.table.contentOffset.model.y
    if isLegal { #expect(offset == phone.table.legalOffset(offset), "\(what)") }
    #expect(phone.presented == phone, "\(what)")
    #expect(phone.isSettled, "\(what)")
  }

  @Test("Every strategy settles at a legal offset that is on screen", arguments: Setup.all)
  func settledIsLegalAndWhatIsSeen(_ setup: Setup) {
    forEachRun(setup) { simulator, row, what in
      for next in [row, (row + 1) % 34, (row + 20) % 34, row] {
        simulator.settle { $0.beginEditing(row: next) }
        expectSettled(
          simulator.phone, isLegal: !mayOverscroll(simulator.app.strategy, on: simulator.phone),
          "\(what), \(next)")
      }
      simulator.settle { $0.endEditing() }
      expectSettled(simulator.phone, "\(what), dismissed")
    }
  }

  /// Whether a strategy may leave the offset outside the legal range.
  ///
  /// IQKeyboardManager uses setContentOffset, which does not clamp, and counts the bottom safe area
  /// once more than its inset does. From field to field, the inset doesn't change, so nothing
  /// clamps the offset. The keep-bottom article scrolls by the keyboard's movement, even if a
  /// bottom bar leaves the table no height. KeyboardChatScrollView counts its whole padding for the
  /// range, but its inset is at most the list's height.
  private func mayOverscroll(_ strategy: Strategy, on phone: Phone) -> Bool {
    if strategy == .keepBottom, phone.table.frame.model.height == 0 { return true }
    if strategy == .rnkcChat { return true }
    return strategy == .iqKeyboardManager && phone.scene.rootSafeAreaBottom > 0
  }

  /// Advances in steps of a few hundredths of a second, and compares with settling at once.
  @Test("Advancing in small steps ends where settling at once does", arguments: Setup.all)
  func theSameTwiceGivesTheSame(_ setup: Setup) {
    forEachRun(setup) { simulator, row, what in
      var other = simulator
      simulator.settle { $0.beginEditing(row: row) }
      other.beginEditing(row: row)
      while !other.phone.isSettled {
        other.advance(by: 0.03125)
      }
      #expect(simulator.phone.table == other.phone.table, "\(what)")
      #expect(simulator.phone.rootView == other.phone.rootView, "\(what)")
      #expect(simulator.phone.keyboard == other.phone.keyboard, "\(what)")
      #expect(simulator.app == other.app, "\(what)")
    }
  }

  /// Checks three things, also for the next field.
  ///
  /// A whole row is visible if it fits, or else its beginning, or the line of its text if that
  /// would be hidden. A row that was visible doesn't move. At the end, everything is restored.
  @Test(
    "Least-motion shows each row, moves nothing visible and restores everything",
    arguments: Setup.all, TableStyle.allCases)
  func leastMotionShowsTheRowAndGivesBack(_ setup: Setup, style: TableStyle) {
    forEachRun(setup, of: [.leastMotion], style: style) { simulator, row, what in
      let before = simulator.phone.table
      for next in [row, (row + 1) % 34, (row + 7) % 34, (row + 20) % 34] where next != 5 {
        let wasAt = simulator.phone.table.contentOffset.model.y
        simulator.settle { $0.beginEditing(row: next) }
        expectShown(simulator.phone, row: next, wasAt: wasAt, "\(what), \(next)")
      }
      simulator.settle { $0.endEditing() }
      #expect(simulator.phone.table == before, "\(what)")
      #expect(simulator.phone.rootView.model.origin == .zero, "\(what)")
    }
  }

  private func expectShown(_ phone: Phone, row: Int, wasAt: CGFloat, _ what: String) {
    let header = height(ofFloat: 38, phone, row: row)
    let footer = height(ofFloat: 18, phone, row: row)
    let sight = FieldVisibility(phone, row: row, header: header, footer: footer)
    if sight.fits {
      #expect(sight.isWhole, "\(what)")
    } else if let line = lineBelow(
      sight.freeHeight, phone, row: row, header: header, footer: footer)
    {
      #expect(sight.isSeen(line), "\(what)")
    } else if header == 0 || (!phone.settings.fieldScroll && !sight.strips.isEmpty) {
      #expect(sight.beginsAtTop, "\(what)")
    }
    let moved = phone.table.contentOffset.model.y - wasAt
    // The field's own scroll, which knows the inset alone, takes a row out of the margin that it holds.
    let margin: CGFloat = phone.settings.fieldScroll ? 8 : 0
    if moved != 0, sight.fits {
      #expect(!sight.isWhole(movedBy: moved, margin: margin), "\(what)")
    }
  }

  /// Returns the range on the screen of the text's line, if a visible height shows that line but
  /// not together with the row's top.
  ///
  /// Nil also if UIKit's own scroll of the field leads to that top.
  private func lineBelow(
    _ height: CGFloat, _ phone: Phone, row: Int, header: CGFloat, footer: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let line = phone.convertToScreen(fromTable: phone.lineRect(ofRow: row))
    let frame = phone.frameOnScreen(ofRow: row)
    // It doesn't move a row if header and footer cover everything except its line.
    let isAlone = line.minY - frame.minY <= header && frame.maxY - line.maxY <= footer
    guard !phone.settings.fieldScroll || isAlone else { return nil }
    let depth = line.maxY - frame.minY
    return line.height <= height && depth > height ? line.minY...line.maxY : nil
  }

  /// Returns the height on the screen of a header or footer (38 or 18 points) that floats over a
  /// plain section's rows.
  ///
  /// UIKit's own scroll of a field ignores it, and scrolls a row that doesn't fit below it up.
  private func height(ofFloat points: CGFloat, _ phone: Phone, row: Int) -> CGFloat {
    guard phone.table.style == .plain, ![16, 17].contains(row) else { return 0 }
    return phone.convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 1, height: points)).height
  }

  @Test(
    "Least-motion changes nothing when the same keyboard is announced again", arguments: Setup.all,
    TableStyle.allCases)
  func leastMotionAppliedTwiceIsTheSame(_ setup: Setup, style: TableStyle) {
    forEachRun(setup, of: [.leastMotion], style: style) { simulator, row, what in
      simulator.settle { $0.beginEditing(row: row) }
      let isScrolledByUIKit = setup.fieldScroll && simulator.phone.visibleShare(ofRow: row) < 1
      if style == .plain && isScrolledByUIKit { return }
      let once = simulator.phone.table
      let keyboard = simulator.phone.scene.windowRect(
        fromScreen: simulator.phone.keyboard.frame.model)
      simulator.app.received(
        KeyboardNotification(
          name: .willChangeFrame, begin: keyboard, end: keyboard, animation: .scroll),
        on: &simulator.phone)
      simulator.settle()
      #expect(simulator.phone.table == once, "\(what)")
    }
  }
}
