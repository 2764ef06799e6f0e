/// A strategy's decision about how to bring the active row into view above the keyboard.
public struct Reveal: Choice {
  package let name: String
  package let summary: String
  /// Brings the active row into view before room for the keyboard is made; nil if not then.
  let actBeforeRoom: (@Sendable (inout Step) -> Void)?
  /// Brings the active row into view after room for the keyboard is made; nil if not then.
  let actAfterRoom: (@Sendable (inout Step) -> Void)?
  /// Reacts to a keyboard that moves, before room for it is made or removed; or nil.
  ///
  /// For example, it scrolls as far as the keyboard moves.
  let followKeyboard: (@Sendable (inout Step) -> Void)?
  /// Returns whether the active row stays where it is, for example because it is visible already.
  ///
  /// Room for the keyboard is then made for the row's present position. Nil means that no row
  /// stays.
  let leavesRow: (@Sendable (inout Step) -> Bool)?
  /// Saves the table's offset before the active row is scrolled into view.
  ///
  /// The offset may be restored when the keyboard hides.
  let rememberOffset: @Sendable (inout Step) -> Void

  /// Reacts to a field that begins editing, or nil to ignore that.
  package var fieldBegins: (@Sendable (inout Step) -> Void)?
  /// Reacts to a field that ends editing, or nil to ignore that.
  package var fieldEnds: (@Sendable (inout Step) -> Void)?
  /// Reacts when the keyboard has finished appearing, or nil to ignore that.
  package var keyboardArrives: (@Sendable (inout Step) -> Void)?
  /// Reacts to an edit of the active field's text, or nil to ignore that.
  package var caretMoves: (@Sendable (inout Step) -> Void)?
  /// Returns whether to make room for the keyboard again after an edit although the row stays in
  /// place; nil means never.
  package var needsRoomAgain: (@Sendable (borrowing Step) -> Bool)?
  /// Runs the work that the strategy deferred to a timer; the second argument identifies the timer.
  package var timerFires: (@Sendable (inout Step, Int) -> Void)?

  /// Brings the active row into view before or after room for the keyboard is made; nil to do
  /// nothing.
  var act: (@Sendable (inout Step) -> Void)? { actBeforeRoom ?? actAfterRoom }

  private init(
    _ name: String, _ summary: String,
    rememberOffset: @escaping @Sendable (inout Step) -> Void = { $0.rememberOffset() },
    leavesRow: (@Sendable (inout Step) -> Bool)? = nil,
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

  /// Creates your own way to bring the active row into view above the keyboard.
  ///
  /// - Parameters:
  ///   - name: the name. Two ways with the same name are equal.
  ///   - summary: the effect, as a clause.
  ///   - act: brings the active row into view, after room for the keyboard is made.
  public init(
    _ name: String, _ summary: String = "custom", act: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, afterRoom: act)
  }

  /// Creates a way to bring the active row into view after room for the keyboard is made.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - rememberOffset: saves the offset to restore on hide. By default, the one before the first
  ///     scroll.
  ///   - leavesRow: returns whether the active row stays where it is.
  ///   - followKeyboard: reacts to a keyboard that moves, before room is made or removed.
  ///   - act: brings the active row into view.
  package init(
    _ name: String, _ summary: String,
    rememberOffset: @escaping @Sendable (inout Step) -> Void = { $0.rememberOffset() },
    leavesRow: (@Sendable (inout Step) -> Bool)? = nil,
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

  /// Returns a way to bring the active row into view before room for the keyboard is made.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - act: brings the active row into view.
  /// - Returns: the way to bring the row into view, for a strategy.
  package static func beforeRoom(
    _ name: String, _ summary: String, act: @escaping @Sendable (inout Step) -> Void
  ) -> Reveal {
    Reveal(name, summary, beforeRoom: act, afterRoom: nil)
  }

  /// A strategy's decision to leave the active row where it is.
  public static let none = Reveal("none", "nothing is scrolled", afterRoom: nil)
}
