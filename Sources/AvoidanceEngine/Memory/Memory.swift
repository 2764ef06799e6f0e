import Foundation
import Simulation

/// The values that a strategy saves between events, for example to restore them on hide.
package struct Memory: Hashable, Sendable {
  /// The root view's frame before the strategy changed it, or nil.
  var rootFrame: CGRect?
  /// Whether only the height of the root view's saved frame is restored, and not the width.
  ///
  /// So the view keeps its current width after a rotation.
  var hasRootHeightAlone = false
  var tableFrame: CGRect?
  /// The table's height when room for the keyboard was first made.
  ///
  /// It is set only by strategies that save it once and for all.
  package var firstHeight: CGFloat?
  /// The table's insets before room for the keyboard was first made, or nil if none was made.
  package var inset: EdgeInsets?
  package var indicators: EdgeInsets?
  /// Whether the table was scrolled to its bottom when the keyboard hid, for example in a rotation.
  ///
  /// It is true only if the docked input bar's field was active then.
  package var wasAtEnd = false
  /// The height in points that a docked input bar which has grown adds to the bottom insets.
  package var barInset: CGFloat = 0
  /// The table's vertical offset before the strategy first scrolled the table, or nil if it didn't.
  package var origin: CGFloat?
  /// The row at the top of the table before the strategy first scrolled, or nil.
  ///
  /// The row shows how far the content has moved since then, because rows above were measured.
  package var originAnchor: ScrollAnchor?
  /// Whether the saved offset was the table's top or opening offset.
  ///
  /// Such an offset is computed again after a rotation.
  package var originPlace = OriginPlace.within
  /// The original state of the scroll views around the table, or nil if it need not be restored.
  package var outers: OuterMemory?
  /// The `y` on the screen of the table's top before room for the keyboard was made, or nil.
  package var measuredTop: CGFloat?
  /// The values of a simulated library that handles more events than the keyboard's show and hide.
  ///
  /// They are not cleared when the keyboard hides.
  package var system = SystemMemory.none
  /// The number of a timer that was started because another field became active, or nil.
  ///
  /// When it fires, the strategy handles the field, unless a notification came first.
  var newFieldTimer: Int?
  /// The number of the timer for the latest deferred scroll to the active row, or nil.
  var revealTimer: Int?
  /// The number of the latest timer that the strategy has started; timers are counted up.
  private(set) var timerCount = 0
  /// The work that the strategy deferred at a notification, or nil.
  var deferred: DeferredWork?

  /// Creates the memory of a strategy without saved values.
  ///
  /// The strategy's timers get numbers greater than `count`, so that strategies on one phone use
  /// different numbers.
  init(timersFrom count: Int = 0) { timerCount = count }

  /// A strategy's response to a notification that runs only after a fixed delay.
  struct DeferredWork: Hashable, Sendable {
    var begin: CGRect
    var end: CGRect
    var announced: Animation
    var timer: Int
  }

  /// Returns the number that identifies a new timer of the strategy.
  package mutating func nextTimer() -> Int {
    timerCount += 1
    return timerCount
  }

  /// Saves the table's offset before the first scroll, unless one is saved already.
  ///
  /// `openingOffset` is the offset that the table had when the form opened.
  package mutating func rememberOffset(of table: TableView, openedAt openingOffset: CGFloat) {
    guard origin == nil else { return }
    let offset = table.contentOffset.model.y
    origin = offset
    originAnchor = table.scrollAnchor
    originPlace =
      offset == openingOffset ? .opening : offset == table.minimumOffset ? .top : .within
  }

  /// Where a saved scroll offset was: at the table's top, at its opening offset, or elsewhere.
  package enum OriginPlace: Sendable {
    case within
    case top
    /// The offset that the table had when the form opened.
    ///
    /// With a hidden search bar, this is not the top.
    case opening
  }

  /// Clears the values that the strategy saved, after the keyboard has hidden.
  ///
  /// Deferred work, and values that outlive the keyboard, are kept.
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
