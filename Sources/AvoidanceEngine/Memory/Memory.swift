import Foundation
import Simulation

/// The values that a strategy saves between events, for example to restore them on hide.
package struct Memory: Hashable, Sendable {
  /// The root view's frame before the strategy changed it, or nil.
  var rootFrame: CGRect?
  /// Whether only the height of the saved root view's frame must be restored.
  ///
  /// After a rotation, the view then keeps its current width.
  var hasRootHeightAlone = false
  var tableFrame: CGRect?
  /// The table's height when room for the keyboard was first made, if the strategy never replaces
  /// it.
  package var firstHeight: CGFloat?
  /// The table's insets before room for the keyboard was made for the first time.
  package var inset: EdgeInsets?
  package var indicators: EdgeInsets?
  /// Whether the table was scrolled to its bottom when the keyboard disappeared for a rotation,
  /// with the docked bar's field active.
  package var wasAtEnd = false
  /// The part of the bottom insets for a docked bar that has grown over the table's end.
  package var barInset: CGFloat = 0
  /// The table's vertical offset before the strategy first scrolled the table.
  package var origin: CGFloat?
  /// The row at the top of the table before the strategy first scrolled.
  ///
  /// Rows that are measured later may move it down.
  package var originAnchor: ScrollAnchor?
  /// Whether the saved offset was the table's top or opening offset, to restore it after rotations.
  package var originPlace = OriginPlace.within
  /// The original state of the scroll views around the table, if it must be restored.
  package var outers: OuterMemory?
  /// The `y` on the screen of the table's top before room for the keyboard was made.
  package var measuredTop: CGFloat?
  /// The values that a library or system which handles further events keeps between the events.
  ///
  /// They outlive the keyboard.
  package var system = SystemMemory.none
  /// The number of a timer for a new field, which waits for a notification or for the run loop.
  var newFieldTimer: Int?
  /// The number of the timer for the latest scroll to the active row that was deferred.
  var revealTimer: Int?
  /// The number of timers that the strategy has started, which is the latest timer's number.
  private(set) var timerCount = 0
  /// The work that the strategy deferred at a notification, or nil.
  var deferred: DeferredWork?

  /// Creates the memory of a strategy without saved values.
  ///
  /// Strategies on one phone use separate ranges of timer numbers, which start after `count`.
  init(timersFrom count: Int = 0) { timerCount = count }

  /// The response of a strategy that a notification defers by a fixed delay.
  struct DeferredWork: Hashable, Sendable {
    var begin: CGRect
    var end: CGRect
    var announced: Animation
    var timer: Int
  }

  /// Returns the number for a new timer of the strategy.
  package mutating func nextTimer() -> Int {
    timerCount += 1
    return timerCount
  }

  /// Saves the table's offset before the first scroll, unless one is saved already.
  ///
  /// `openingOffset` is the table's initial offset.
  package mutating func rememberOffset(of table: TableView, openedAt openingOffset: CGFloat) {
    guard origin == nil else { return }
    let offset = table.contentOffset.model.y
    origin = offset
    originAnchor = table.scrollAnchor
    originPlace =
      offset == openingOffset ? .opening : offset == table.minimumOffset ? .top : .within
  }

  /// The position of a saved scroll offset in its legal range.
  package enum OriginPlace: Sendable {
    case within
    case top
    /// The initial offset, which the table had when the form opened.
    ///
    /// With a hidden search bar, this is not the top.
    case opening
  }

  /// Clears the strategy's saved values except deferred work.
  mutating func forget() {
    var kept = Memory(timersFrom: timerCount)
    kept.deferred = deferred
    kept.revealTimer = revealTimer
    kept.firstHeight = firstHeight
    kept.barInset = barInset
    kept.system = system
    self = kept
  }
}
