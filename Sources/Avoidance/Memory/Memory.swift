import Foundation
import Simulation

/// The memory of a strategy between one step and the next.
struct Memory: Hashable, Sendable {
  /// The frames that were there before room was made, where a room changes them.
  var rootFrame: CGRect?
  /// Whether the height alone of the root view's frame counts: turned in between, the view keeps
  /// the width that it has by then.
  var hasRootHeightAlone = false
  var tableFrame: CGRect?
  /// The table's height when room was first made, where that is kept for good.
  var firstHeight: CGFloat?
  /// The insets as they were before room was made for the first time.
  var inset: EdgeInsets?
  var indicators: EdgeInsets?
  /// Whether the table was at its end when the keyboard made way for a turn under a docked bar's
  /// field.
  var wasAtEnd = false
  /// The part of the bottom insets for a docked bar that has grown over the table's end.
  var barInset: CGFloat = 0
  /// The offset from which the strategy first took the table away.
  var origin: CGFloat?
  /// The row at the top there, which rows that are measured since may push down.
  var originAnchor: ScrollAnchor?
  /// The place of that offset in the range, wherever a turn of the phone puts it.
  var originPlace = OriginPlace.within
  /// The scroll views around the table as they were, where that is to be given back.
  var outers: OuterMemory?
  /// The timer of a new field that still waits for a keyboard notification, or for the next turn.
  var newFieldTimer: Int?
  /// The timer of the newest reveal that was deferred.
  var revealTimer: Int?
  /// The number of timers that were started: the newest one's token.
  private(set) var timerCount = 0
  /// The work of a notification that was deferred.
  var deferred: DeferredWork?

  /// Creates the memory of a strategy that has done nothing; strategies on one phone number their
  /// timers apart.
  init(timersFrom count: Int = 0) { timerCount = count }

  /// Work that runs some time after its notification, whatever has happened since.
  struct DeferredWork: Hashable, Sendable {
    var begin: CGRect
    var end: CGRect
    var announced: Animation
    var timer: Int
  }

  /// Returns the token of a timer that is started now.
  mutating func nextTimer() -> Int {
    timerCount += 1
    return timerCount
  }

  /// Remembers where a table is, unless something is remembered already.
  mutating func rememberOffset(of table: TableView, openedAt openingOffset: CGFloat) {
    guard origin == nil else { return }
    let offset = table.contentOffset.model.y
    origin = offset
    originAnchor = table.scrollAnchor
    originPlace =
      offset == openingOffset ? .opening : offset == table.minimumOffset ? .top : .within
  }

  /// The place of an offset in its range.
  enum OriginPlace: Sendable {
    case within
    case top
    /// The offset at which it opened: under a search bar that is not pulled down that is not the
    /// top.
    case opening
  }

  /// Forgets everything but the work that was deferred.
  mutating func forget() {
    var kept = Memory(timersFrom: timerCount)
    kept.deferred = deferred
    kept.revealTimer = revealTimer
    kept.firstHeight = firstHeight
    kept.barInset = barInset
    self = kept
  }
}
