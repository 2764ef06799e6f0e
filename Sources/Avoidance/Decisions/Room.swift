/// The second decision of a strategy: how the table gets room above the keyboard.
public struct Room: Choice {
  package let name: String
  package let summary: String
  /// The means by which it makes room, which say how that is remembered and given back.
  let means: Means
  /// Makes room above the step's keyboard.
  let make: @Sendable (inout Step) -> Void
  /// Makes the same arithmetic with the keyboard gone.
  let mirror: @Sendable (inout Step) -> Void
  /// Takes back, however the strategy hides, what is UIKit's own.
  let release: (@Sendable (inout Step) -> Void)?
  /// Makes what room there is before the keyboard comes.
  let start: (@Sendable (inout Step) -> Void)?
  /// Whether it goes by where the row is, which is to be scrolled before.
  let goesByRow: Bool
  /// Whether its inset holds the margin already.
  let holdsMargin: Bool

  /// Creates a way to make room of one's own.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it; two of the same name are equal.
  ///   - summary: what it does, as a clause.
  ///   - mirror: makes the same arithmetic with the keyboard gone; takes the insets away unless it
  ///     is given.
  ///   - make: makes room above the step's keyboard.
  public init(
    _ name: String, _ summary: String = "one's own",
    mirror: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, by: .inset, mirror: mirror, make: make)
  }

  /// Creates a way to make room.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - means: what it makes room by; by the table's inset unless it is given.
  ///   - goesByRow: whether it goes by where the row is.
  ///   - holdsMargin: whether its inset holds the margin already.
  ///   - start: what room it makes before the keyboard comes.
  ///   - release: what it takes back however the strategy hides.
  ///   - mirror: the same arithmetic with the keyboard gone, that of its means unless it is given.
  ///   - make: makes room above the step's keyboard.
  package init(
    _ name: String, _ summary: String, by means: Means = .inset, goesByRow: Bool = false,
    holdsMargin: Bool = false,
    start: (@Sendable (inout Step) -> Void)? = nil,
    release: (@Sendable (inout Step) -> Void)? = nil,
    mirror: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.means = means
    self.make = make
    self.mirror = mirror ?? means.mirror
    self.release = release
    self.start = start
    self.goesByRow = goesByRow
    self.holdsMargin = holdsMargin
  }

  /// The means of making room.
  package struct Means: Sendable {
    /// Whether it is the table's inset, which is remembered for the hide that gives it back.
    let isInset: Bool
    /// The arithmetic with the keyboard gone.
    let mirror: @Sendable (inout Step) -> Void

    /// The insets of content and indicators.
    package static let inset = Means(isInset: true) { $0.setInset(bottom: 0) }

    /// The table's frame, or the root view's.
    package static let frame = Means(isInset: false) { $0.restoreFrames() }

    /// Something that takes care of itself.
    package static let itself = Means(isInset: false) { _ in }
  }
}

extension Room {
  package static let listed: [Room] = [
    .none, .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance, .insetCovered,
    .insetAboveSaved, .insetDistance, .spacer, .systemInset, .frameHeight, .frameToKeyboard,
    .frameLessKeyboard, .frameToGuide, .insetBothEnds, .relativePadding, .relativeHeight,
    .firstHeight,
    .relativePosition,
    .viewHeight, .moveUp,
  ]
}
