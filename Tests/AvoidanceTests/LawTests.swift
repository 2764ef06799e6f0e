import Avoidance
import Foundation
import Simulation
import Testing

/// What holds for every strategy on every phone.
@Suite struct LawTests {
  /// Rows and the offsets from which they are focused, the legal range's share.
  private static let starts: [(row: Int, share: CGFloat)] = [
    (0, 0), (0, 1), (3, 0.2), (8, 0), (11, 0.5), (16, 0), (16, 0.9), (20, 0.5), (27, 1), (33, 0),
    (33, 1),
  ]

  /// Runs `body` for each strategy and start on a settled phone.
  private func forEachRun(
    _ setup: Setup, of strategies: [Strategy] = Strategy.all, style: TableStyle = .grouped,
    _ body: (inout Phone, inout Engine, Int, String) -> Void
  ) {
    for strategy in strategies {
      for hasTabBar in [false, true] {
        for (row, share) in Self.starts {
          var phone = setup.phone(hasTabBar: hasTabBar, style: style)
          let range = phone.table.maximumOffset - phone.table.minimumOffset
          phone.setContentOffset(
            phone.table.minimumOffset + (share * range).rounded(.down), by: .script)
          var engine = Engine(strategy)
          body(&phone, &engine, row, "\(strategy.name) row \(row) from \(share) \(hasTabBar)")
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

  @Test(arguments: Setup.all)
  func settledIsLegalAndWhatIsSeen(_ setup: Setup) {
    forEachRun(setup) { phone, engine, row, what in
      for next in [row, (row + 1) % 34, (row + 20) % 34, row] {
        phone.beginEditing(row: next, observer: &engine)
        phone.settle(&engine)
        expectSettled(
          phone, isLegal: !mayOverscroll(engine.strategy, on: phone), "\(what), \(next)")
      }
      phone.endEditing(observer: &engine)
      phone.settle(&engine)
      expectSettled(phone, "\(what), dismissed")
    }
  }

  /// IQKeyboardManager asks setContentOffset, which does not clamp, for the bottom safe area once more
  /// than its inset holds; from field to field the inset stays, so nothing cuts the offset.
  private func mayOverscroll(_ strategy: Strategy, on phone: Phone) -> Bool {
    strategy == .iqKeyboardManager && phone.scene.rootSafeAreaBottom > 0
  }

  /// Steps of a few hundredths end where settling at once does.
  @Test(arguments: Setup.all)
  func theSameTwiceGivesTheSame(_ setup: Setup) {
    forEachRun(setup) { phone, engine, row, what in
      var other = (phone: phone, engine: engine)
      phone.beginEditing(row: row, observer: &engine)
      phone.settle(&engine)
      other.phone.beginEditing(row: row, observer: &other.engine)
      while !other.phone.isSettled {
        other.phone.advance(by: 0.03125, observer: &other.engine)
      }
      #expect(phone.table == other.phone.table, "\(what)")
      #expect(phone.rootView == other.phone.rootView, "\(what)")
      #expect(phone.keyboard == other.phone.keyboard, "\(what)")
      #expect(engine == other.engine, "\(what)")
    }
  }

  /// The whole row is in view wherever it fits, else from its top; what was in view is not moved;
  /// the next field too; and all is given back.
  @Test(arguments: Setup.all, TableStyle.allCases)
  func leastMotionShowsTheRowAndGivesBack(_ setup: Setup, style: TableStyle) {
    forEachRun(setup, of: [.leastMotion], style: style) { phone, engine, row, what in
      let before = phone.table
      for next in [row, (row + 1) % 34, (row + 7) % 34, (row + 20) % 34] where next != 5 {
        let wasAt = phone.table.contentOffset.model.y
        phone.beginEditing(row: next, observer: &engine)
        phone.settle(&engine)
        expectShown(phone, row: next, wasAt: wasAt, "\(what), \(next)")
      }
      phone.endEditing(observer: &engine)
      phone.settle(&engine)
      #expect(phone.table == before, "\(what)")
      #expect(phone.rootView.model.origin == .zero, "\(what)")
    }
  }

  private func expectShown(_ phone: Phone, row: Int, wasAt: CGFloat, _ what: String) {
    let frame = phone.frameOnScreen(ofRow: row)
    let whole = phone.visibleTableFrame
    let header = headerHeight(phone, row: row)
    let visible = CGRect(
      x: whole.minX, y: whole.minY + header, width: whole.width,
      height: max(0, whole.height - header))
    if frame.height <= visible.height {
      #expect(abs(phone.visibleShare(ofRow: row) - 1) < 1e-9, "\(what)")
    } else if header == 0 || (!phone.settings.fieldScroll && visible.height > 0) {
      #expect(abs(frame.minY - visible.minY) < 1e-9, "\(what)")
    }
    let moved = phone.table.contentOffset.model.y - wasAt
    let seen = frame.offsetBy(dx: 0, dy: moved)
    // The field's own scroll, which knows the inset alone, takes a row out of the margin that it holds.
    let bottom = visible.maxY - (phone.settings.fieldScroll ? 8 : 0)
    if moved != 0, frame.height <= visible.height {
      #expect(seen.minY < visible.minY || seen.maxY > bottom, "\(what)")
    }
  }

  /// The height on the screen of the header of 38 points that floats over a plain section's rows.
  ///
  /// UIKit's own scroll of a field does not know of it, and takes a row that does not fit below it up.
  private func headerHeight(_ phone: Phone, row: Int) -> CGFloat {
    guard phone.table.style == .plain, ![16, 17].contains(row) else { return 0 }
    return phone.convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 1, height: 38)).height
  }

  @Test(arguments: Setup.all, TableStyle.allCases)
  func leastMotionAppliedTwiceIsTheSame(_ setup: Setup, style: TableStyle) {
    forEachRun(setup, of: [.leastMotion], style: style) { phone, engine, row, what in
      phone.beginEditing(row: row, observer: &engine)
      phone.settle(&engine)
      let isScrolledByUIKit = setup.fieldScroll && phone.visibleShare(ofRow: row) < 1
      if style == .plain && isScrolledByUIKit { return }
      let once = phone.table
      let keyboard = phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
      engine.received(
        KeyboardNotification(
          name: .willChangeFrame, begin: keyboard, end: keyboard, animation: .scroll), on: &phone)
      phone.settle(&engine)
      #expect(phone.table == once, "\(what)")
    }
  }
}
