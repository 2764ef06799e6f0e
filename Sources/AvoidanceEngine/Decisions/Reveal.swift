/// The third decision of a strategy: how the active row is brought into view.
public struct Reveal: Choice {
  package let name: String
  package let summary: String
  /// Brings the active row into view before room for the keyboard is made, or nil.
  let actBeforeRoom: (@Sendable (inout Step) -> Void)?
  /// Brings the active row into view above the keyboard after room is made, or nil.
  let actAfterRoom: (@Sendable (inout Step) -> Void)?
  /// Scrolls with the keyboard whenever it moves, before room is made or removed; or nil.
  let followKeyboard: (@Sendable (inout Step) -> Void)?
  /// Returns whether the strategy leaves the active row where it is, for example because it is
  /// visible.
  let leavesRow: (@Sendable (borrowing Step) -> Bool)?
  /// Saves the offset before the active row is scrolled, so that hiding the keyboard can restore
  /// it.
  let rememberOffset: @Sendable (inout Step) -> Void

  /// Reacts to a field that begins editing, or nil to ignore that.
  package var fieldBegins: (@Sendable (inout Step) -> Void)?
  /// Reacts to a field that ends editing, or nil to ignore that.
  package var fieldEnds: (@Sendable (inout Step) -> Void)?
  /// Reacts when the keyboard has finished appearing, or nil to ignore that.
  package var keyboardArrives: (@Sendable (inout Step) -> Void)?
  /// Reacts to an edit of the active field's text, or nil to ignore that.
  package var caretMoves: (@Sendable (inout Step) -> Void)?
  /// Returns whether the strategy makes room again during typing although the row stays in place.
  package var needsRoomAgain: (@Sendable (borrowing Step) -> Bool)?
  /// Runs the work that the strategy deferred to a timer, given the number of the timer.
  package var timerFires: (@Sendable (inout Step, Int) -> Void)?

  /// Brings the active row into view, or nil if nothing is scrolled.
  var act: (@Sendable (inout Step) -> Void)? { actBeforeRoom ?? actAfterRoom }

  private init(
    _ name: String, _ summary: String,
    rememberOffset: @escaping @Sendable (inout Step) -> Void = { $0.rememberOffset() },
    leavesRow: (@Sendable (borrowing Step) -> Bool)? = nil,
    followKeyboard: (@Sendable (inout Step) -> Void)? = nil,
    beforeRoom: (@Sendable (inout Step) -> Void)? = nil,
    afterRoom: (@Sendable (inout Step) -> Void)?
  ) {
    self.name = name
    self.summary = summary
    self.rememberOffset = rememberOffset
    self.leavesRow = leavesRow
    self.followKeyboard = followKeyboard
    actBeforeRoom = beforeRoom
    actAfterRoom = afterRoom
  }

  /// Creates your own way to bring the active row into view.
  ///
  /// - Parameters:
  ///   - name: the name. Two reveals with the same name are equal.
  ///   - summary: the effect, as a clause.
  ///   - act: brings the active row into view, after room is made.
  public init(
    _ name: String, _ summary: String = "custom", act: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, afterRoom: act)
  }

  /// Creates a way to bring the active row into view after room is made.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - rememberOffset: saves the offset that hiding restores. By default, the offset before the
  ///     first scroll.
  ///   - leavesRow: returns whether the active row stays where it is.
  ///   - followKeyboard: scrolls with the keyboard, before room is made or removed.
  ///   - act: brings the active row into view.
  package init(
    _ name: String, _ summary: String,
    rememberOffset: @escaping @Sendable (inout Step) -> Void = { $0.rememberOffset() },
    leavesRow: (@Sendable (borrowing Step) -> Bool)? = nil,
    followKeyboard: (@Sendable (inout Step) -> Void)? = nil,
    act: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(
      name, summary, rememberOffset: rememberOffset, leavesRow: leavesRow,
      followKeyboard: followKeyboard, afterRoom: act)
  }

  /// Returns a copy of this way to show the active row that also reacts to other events.
  ///
  /// `change` adds the reactions, for example to a field that begins editing.
  package func answering(_ change: (inout Reveal) -> Void) -> Reveal {
    var reveal = self
    change(&reveal)
    return reveal
  }

  /// Returns a way to bring the active row into view before room is made.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - act: brings the active row into view.
  /// - Returns: the reveal.
  package static func beforeRoom(
    _ name: String, _ summary: String, act: @escaping @Sendable (inout Step) -> Void
  ) -> Reveal {
    Reveal(name, summary, beforeRoom: act, afterRoom: nil)
  }

  /// A strategy's decision to leave the active row where it is.
  public static let none = Reveal("none", "nothing is scrolled", afterRoom: nil)
}
