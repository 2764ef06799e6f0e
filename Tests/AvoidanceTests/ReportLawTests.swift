import Avoidance
import Foundation
import Simulation
import Testing

/// Checks, for every strategy, rules that bugs in fifteen reports violate; known exceptions are
/// left out.
@Suite struct ReportLawTests {
  /// Frames and insets that a strategy may change for the keyboard, to compare before and after.
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
  ///
  /// The middle row's phone has a tab bar.
  private func forEachRun(
    _ setup: LawTests.Setup, of strategies: [Strategy],
    _ body: (inout Simulator<Engine>, Int, String) -> Void
  ) {
    for strategy in strategies {
      for row in [1, 16, 33] {
        let phone = setup.phone(hasTabBar: row == 16)
        var simulator = Simulator(phone, app: Engine(strategy))
        simulator.start()
        body(&simulator, row, "\(strategy.name) row \(row)")
      }
    }
  }

  /// When the keyboard disappears, insets and frames made for it do too.
  ///
  /// (Broken in XLForm 287, IQKeyboardManager 1994 and radar 13984333.)
  @Test("Every strategy gives back its room when the keyboard hides", arguments: LawTests.Setup.all)
  func afterHideTheRoomIsAsBefore(_ setup: LawTests.Setup) {
    forEachRun(setup, of: Strategy.all) { simulator, row, what in
      let before = Room(simulator.phone)
      simulator.settle { $0.beginEditing(row: row) }
      simulator.settle { $0.endEditing() }
      #expect(Room(simulator.phone) == before, "\(what)")
    }
  }

  /// An inset that the app set itself is still there after the keyboard hides.
  ///
  /// Left out are the strategies that write zero over it: two articles' and .NET MAUI's.
  @Test(
    "The app's own inset survives showing and hiding the keyboard", arguments: LawTests.Setup.all)
  func afterHideTheAppsInsetIsStillThere(_ setup: LawTests.Setup) {
    let strategies = Strategy.all.filter { $0.hide != .zero && $0.hide != .zeroWithinContent }
    forEachRun(setup, of: strategies) { simulator, row, what in
      var inset = simulator.phone.table.contentInset
      inset.bottom += 20
      simulator.phone.setContentInset(inset, by: .script)
      simulator.settle { $0.beginEditing(row: row) }
      simulator.settle { $0.endEditing() }
      #expect(simulator.phone.table.contentInset == inset, "\(what)")
    }
  }

  /// The same keyboard announced again changes neither insets nor frames.
  ///
  /// (React Native 13754.) Left out is `rn-height`, which measures the height that it has already
  /// reduced. The offset stays too, except with `iq-keyboard-manager`, which may again ask for one
  /// beyond the range.
  ///
  /// With the field's own scroll, which comes last, a strategy may move the row again. Over a
  /// docked bar the begin frame that `inset-top` reads is the bar's the first time. In a sheet that
  /// UIKit moves, layout alone finds the sheet where it is then. Ionic assumes another height the
  /// second time.
  @Test("The same keyboard announced again makes the same room", arguments: LawTests.Setup.all)
  func announcedTwiceIsTheSame(_ setup: LawTests.Setup) {
    let strategies = Strategy.all.filter {
      $0 != .rnHeight && $0 != .ionic && ($0 != .insetTop || setup.nesting != .bar)
        && ($0.when == .layout || !setup.movesSheet)
    }
    forEachRun(setup, of: strategies) { simulator, row, what in
      simulator.settle { $0.beginEditing(row: row) }
      let once = (room: Room(simulator.phone), offset: simulator.phone.table.contentOffset.model.y)
      let keyboard = simulator.phone.scene.windowRect(
        fromScreen: simulator.phone.keyboard.frame.model)
      for name in [KeyboardNotification.Name.willChangeFrame, .willShow, .didShow] {
        simulator.app.received(
          KeyboardNotification(name: name, begin: keyboard, end: keyboard, animation: .scroll),
          on: &simulator.phone)
      }
      simulator.settle()
      #expect(Room(simulator.phone) == once.room, "\(what)")
      if !setup.fieldScroll, simulator.app.strategy != .iqKeyboardManager {
        #expect(simulator.phone.table.contentOffset.model.y == once.offset, "\(what)")
      }
    }
  }

  /// After a rotation with the keyboard up and a dismissal, insets and frames are the usual ones.
  ///
  /// (IQKeyboardManager 331.) They equal those of a phone that never turned. `shrink-view`, which
  /// saves a height, is left out.
  @Test(
    "A rotation with the keyboard up leaves nothing behind",
    arguments: LawTests.Setup.all.filter { $0.orientation == .portrait })
  func aTurnLeavesNothingBehind(_ setup: LawTests.Setup) {
    let strategies = Strategy.all.filter { $0 != .shrinkView }
    forEachRun(setup, of: strategies) { simulator, row, what in
      var other = simulator
      other.rotate(to: .landscapeLeft)
      other.settle()
      simulator.settle { $0.beginEditing(row: row) }
      simulator.settle { $0.rotate(to: .landscapeLeft) }
      simulator.settle { $0.endEditing() }
      #expect(Room(simulator.phone) == Room(other.phone), "\(what)")
    }
  }
}
