import Foundation

/// The second decision of a strategy: how the table gets room above the keyboard.
public struct Room: Choice {
  package let name: String
  package let summary: String
  /// The means by which it makes room, which say how that is remembered and given back.
  let means: Means
  /// Makes room above the step's keyboard, before the row is revealed.
  let make: @Sendable (inout Step) -> Void
  /// Makes the room that goes by where the row is once it is revealed.
  private(set) var makeAfterReveal: (@Sendable (inout Step) -> Void)?
  /// Makes the same arithmetic with the keyboard gone.
  let mirror: @Sendable (inout Step) -> Void
  /// Takes back, however the strategy hides, what is UIKit's own.
  let release: (@Sendable (inout Step) -> Void)?
  /// Makes what room there is before the keyboard comes.
  let start: (@Sendable (inout Step) -> Void)?
  /// Returns the margin that scrolling has to add below the row: less where the inset holds some of
  /// it.
  let marginBelow: @Sendable (borrowing Step) -> CGFloat

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
  ///   - marginBelow: the margin that scrolling adds below the row, the strategy's unless it is given.
  ///   - start: what room it makes before the keyboard comes.
  ///   - release: what it takes back however the strategy hides.
  ///   - mirror: the same arithmetic with the keyboard gone, that of its means unless it is given.
  ///   - make: makes room above the step's keyboard.
  package init(
    _ name: String, _ summary: String, by means: Means = .inset,
    marginBelow: @escaping @Sendable (borrowing Step) -> CGFloat = { $0.margin },
    start: (@Sendable (inout Step) -> Void)? = nil,
    release: (@Sendable (inout Step) -> Void)? = nil,
    mirror: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.means = means
    self.make = make
    makeAfterReveal = nil
    self.mirror = mirror ?? means.mirror
    self.release = release
    self.start = start
    self.marginBelow = marginBelow
  }

  /// Returns a way to make room that goes by where the row is once it is revealed.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - means: what it makes room by.
  ///   - make: makes room above the step's keyboard.
  /// - Returns: the room.
  static func afterReveal(
    _ name: String, _ summary: String, by means: Means,
    make: @escaping @Sendable (inout Step) -> Void
  ) -> Room {
    var room = Room(name, summary, by: means) { _ in }
    room.makeAfterReveal = make
    return room
  }

  /// The means of making room.
  package struct Means: Sendable {
    /// Remembers them for the hide that gives them back; frames are remembered as they are set.
    let remember: @Sendable (inout Step) -> Void
    /// The arithmetic with the keyboard gone.
    let mirror: @Sendable (inout Step) -> Void

    /// The insets of content and indicators.
    package static let inset = Means(
      remember: { $0.rememberInset() }, mirror: { $0.setInset(bottom: 0) })

    /// The table's frame, or the root view's.
    package static let frame = Means(remember: { _ in }, mirror: { $0.restoreFrames() })

    /// Something that takes care of itself.
    package static let itself = Means(remember: { _ in }, mirror: { _ in })
  }
}

extension Room {
  package static let listed: [Room] = [
    .none, .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance, .insetCovered,
    .insetAboveSaved, .insetDistance, .spacer, .systemInset, .frameHeight, .frameToKeyboard,
    .frameLessKeyboard, .frameToGuide, .insetBothEnds, .relativePadding, .relativeHeight,
    .firstHeight, .relativePosition, .viewHeight, .moveUp,
  ]
}
