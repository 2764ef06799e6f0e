/// The third decision of a strategy: how the active row comes into view.
public struct Reveal: Choice {
  package let name: String
  package let summary: String
  /// Brings the active row into view before there is room.
  let actBeforeRoom: (@Sendable (inout Step) -> Void)?
  /// Brings the active row into view above the step's keyboard, once there is room.
  let actAfterRoom: (@Sendable (inout Step) -> Void)?
  /// Scrolls with the keyboard whenever it moves, before room is made or taken back.
  let followKeyboard: (@Sendable (inout Step) -> Void)?
  /// Returns whether it leaves the active row where it is.
  let leavesRow: (@Sendable (borrowing Step) -> Bool)?
  /// Remembers, for a hide that gives it back, the offset before the row is scrolled.
  let rememberOffset: @Sendable (inout Step) -> Void

  /// Brings the active row into view, or nil where nothing is scrolled.
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

  /// Creates a way of one's own to bring the active row into view.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it; two of the same name are equal.
  ///   - summary: what it does, as a clause.
  ///   - act: brings the active row into view, after there is room.
  public init(
    _ name: String, _ summary: String = "one's own", act: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, afterRoom: act)
  }

  /// Creates a way to bring the active row into view.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - rememberOffset: remembers the offset that hiding goes back to; that before the first scroll
  ///     unless it is given.
  ///   - leavesRow: tells whether it leaves the active row where it is.
  ///   - followKeyboard: scrolls with the keyboard, before room is made or taken back.
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

  /// Returns a way to bring the active row into view before there is room.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - act: brings the active row into view.
  /// - Returns: the reveal.
  static func beforeRoom(
    _ name: String, _ summary: String, act: @escaping @Sendable (inout Step) -> Void
  ) -> Reveal {
    Reveal(name, summary, beforeRoom: act, afterRoom: nil)
  }

  /// The active row stays where it is.
  public static let none = Reveal("none", "nothing is scrolled", afterRoom: nil)
}

extension Reveal {
  package static let listed: [Reveal] = [
    .none, .row, .top, .middle, .bottom, .rect, .least, .caret, .atTop, .afterRoom,
    .viewport, .viewEdge,
  ]
}
