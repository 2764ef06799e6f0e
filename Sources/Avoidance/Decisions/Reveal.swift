/// The third decision of a strategy: how the active row comes into view.
public struct Reveal: Choice {
  package let name: String
  package let summary: String
  /// Brings the active row into view above the step's keyboard, or nil where nothing is scrolled.
  let act: (@Sendable (inout Step) -> Void)?
  /// Scrolls with the keyboard whenever it moves, before room is made or taken back.
  let followKeyboard: (@Sendable (inout Step) -> Void)?
  /// Returns whether it leaves the active row where it is.
  let leavesRow: (@Sendable (borrowing Step) -> Bool)?
  /// Whether the row is scrolled before there is room.
  let goesFirst: Bool
  /// Whether it remembers by itself the offset that hiding goes back to.
  let remembersOffset: Bool

  private init(
    _ name: String, _ summary: String, goesFirst: Bool, remembersOffset: Bool,
    leavesRow: (@Sendable (borrowing Step) -> Bool)?,
    followKeyboard: (@Sendable (inout Step) -> Void)?, act: (@Sendable (inout Step) -> Void)?
  ) {
    self.name = name
    self.summary = summary
    self.act = act
    self.followKeyboard = followKeyboard
    self.leavesRow = leavesRow
    self.goesFirst = goesFirst
    self.remembersOffset = remembersOffset
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
    self.init(name, summary, goesFirst: false, act: act)
  }

  /// Creates a way to bring the active row into view.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - goesFirst: whether the row is scrolled before there is room.
  ///   - remembersOffset: whether it remembers by itself the offset that hiding goes back to.
  ///   - leavesRow: tells whether it leaves the active row where it is.
  ///   - followKeyboard: scrolls with the keyboard, before room is made or taken back.
  ///   - act: brings the active row into view.
  package init(
    _ name: String, _ summary: String, goesFirst: Bool = false, remembersOffset: Bool = false,
    leavesRow: (@Sendable (borrowing Step) -> Bool)? = nil,
    followKeyboard: (@Sendable (inout Step) -> Void)? = nil,
    act: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(
      name, summary, goesFirst: goesFirst, remembersOffset: remembersOffset, leavesRow: leavesRow,
      followKeyboard: followKeyboard, act: Optional(act))
  }

  /// The active row stays where it is.
  public static let none = Reveal(
    "none", "nothing is scrolled", goesFirst: false, remembersOffset: false, leavesRow: nil,
    followKeyboard: nil, act: nil)
}

extension Reveal {
  package static let listed: [Reveal] = [
    .none, .row, .top, .middle, .bottom, .rect, .least, .caret, .atTop, .afterRoom,
    .viewport, .viewEdge,
  ]
}
