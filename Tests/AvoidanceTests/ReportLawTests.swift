import Avoidance
import Foundation
import Simulation
import Testing

/// The laws that the fifteen reports break, for every strategy that keeps them.
@Suite struct ReportLawTests {
  /// What of the phone a strategy makes room with.
  private struct Room: Equatable {
    let rootFrame: CGRect
    let tableFrame: CGRect
    let inset: EdgeInsets
    let systemInset: EdgeInsets

    init(_ phone: Phone) {
      rootFrame = phone.rootView.model
      tableFrame = phone.table.frame.model
      inset = phone.table.contentInset
      systemInset = phone.table.systemInset
    }
  }

  /// Runs `body` for each strategy and a row at the top, in the middle, and at the end.
  private func forEachRun(
    _ setup: LawTests.Setup, of strategies: [Strategy],
    _ body: (inout Phone, inout Engine, Int, String) -> Void
  ) {
    for strategy in strategies {
      for row in [1, 16, 33] {
        var phone = setup.phone(hasTabBar: row == 16)
        var engine = Engine(strategy)
        engine.start(on: &phone)
        body(&phone, &engine, row, "\(strategy.name) row \(row)")
      }
    }
  }

  /// XLForm 287, IQKeyboardManager 1994, radar 13984333: what was made for the keyboard goes with it.
  @Test(arguments: LawTests.Setup.all)
  func afterHideTheRoomIsAsBefore(_ setup: LawTests.Setup) {
    forEachRun(setup, of: Strategy.all) { phone, engine, row, what in
      let before = Room(phone)
      phone.beginEditing(row: row, observer: &engine)
      phone.settle(&engine)
      phone.endEditing(observer: &engine)
      phone.settle(&engine)
      #expect(Room(phone) == before, "\(what)")
    }
  }

  /// An inset of the app's own is still there, but for two articles, which write zero over it.
  @Test(arguments: LawTests.Setup.all)
  func afterHideTheAppsInsetIsStillThere(_ setup: LawTests.Setup) {
    let strategies = Strategy.all.filter { $0.hide != .zero }
    forEachRun(setup, of: strategies) { phone, engine, row, what in
      var inset = phone.table.contentInset
      inset.bottom += 20
      phone.setContentInset(inset, by: .script)
      phone.beginEditing(row: row, observer: &engine)
      phone.settle(&engine)
      phone.endEditing(observer: &engine)
      phone.settle(&engine)
      #expect(phone.table.contentInset == inset, "\(what)")
    }
  }

  /// React Native 13754: the same keyboard announced again makes the same room, but for `rn-height`,
  /// which measures what it shrank; and the offset stays, but for `iq-keyboard-manager`, which may
  /// ask for one beyond the range again.
  ///
  /// With the field's own scroll, which has the last word, a strategy may take the row from there.
  /// Over a docked bar the begin frame, which `inset-top` goes by, was the bar's the first time.
  @Test(arguments: LawTests.Setup.all)
  func announcedTwiceIsTheSame(_ setup: LawTests.Setup) {
    let strategies = Strategy.all.filter {
      $0 != .rnHeight && ($0 != .insetTop || setup.nesting != .bar)
    }
    forEachRun(setup, of: strategies) { phone, engine, row, what in
      phone.beginEditing(row: row, observer: &engine)
      phone.settle(&engine)
      let once = (room: Room(phone), offset: phone.table.contentOffset.model.y)
      let keyboard = phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
      for name in [KeyboardNotification.Name.willChangeFrame, .willShow, .didShow] {
        engine.received(
          KeyboardNotification(name: name, begin: keyboard, end: keyboard, animation: .scroll),
          on: &phone)
      }
      phone.settle(&engine)
      #expect(Room(phone) == once.room, "\(what)")
      if !setup.fieldScroll, engine.strategy != .iqKeyboardManager {
        #expect(phone.table.contentOffset.model.y == once.offset, "\(what)")
      }
    }
  }

  /// IQKeyboardManager 331: turned while the keyboard is up and then dismissed, the room is that of
  /// a phone held so from the start, but for `shrink-view`, which saves a height.
  @Test(arguments: LawTests.Setup.all.filter { $0.orientation == .portrait })
  func aTurnLeavesNothingBehind(_ setup: LawTests.Setup) {
    let strategies = Strategy.all.filter { $0 != .shrinkView }
    forEachRun(setup, of: strategies) { phone, engine, row, what in
      var other = (phone: phone, engine: engine)
      other.phone.rotate(to: .landscapeLeft, observer: &other.engine)
      other.phone.settle(&other.engine)
      phone.beginEditing(row: row, observer: &engine)
      phone.settle(&engine)
      phone.rotate(to: .landscapeLeft, observer: &engine)
      phone.settle(&engine)
      phone.endEditing(observer: &engine)
      phone.settle(&engine)
      #expect(Room(phone) == Room(other.phone), "\(what)")
    }
  }
}
