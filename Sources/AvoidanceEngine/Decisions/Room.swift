import Foundation

/// The second decision of a strategy: how the table gets room above the keyboard.
public struct Room: Choice {
  package let name: String
  package let summary: String
  /// The kind of value that makes room, which determines how it is saved and restored.
  let means: Means
  /// Makes room above the step's keyboard, before the row is revealed.
  let make: @Sendable (inout Step) -> Void
  /// Makes room that depends on the row's position, after the row is revealed.
  private(set) var makeAfterReveal: (@Sendable (inout Step) -> Void)?
  /// Makes the room that waits until the keyboard has arrived.
  private(set) var arrive: (@Sendable (inout Step) -> Void)?
  /// Adapts the room to a keyboard that a finger drags.
  private(set) var followFinger: (@Sendable (inout Step) -> Void)?
  /// Computes the room again, for the hidden keyboard.
  let mirror: @Sendable (inout Step) -> Void
  /// Removes UIKit's own part of the room, whatever hide the strategy has.
  let release: (@Sendable (inout Step) -> Void)?
  /// Makes the room that exists before the keyboard appears.
  let start: (@Sendable (inout Step) -> Void)?
  /// Returns the margin that scrolling adds below the row.
  ///
  /// It is smaller if the inset already contains a part of the margin.
  let marginBelow: @Sendable (borrowing Step) -> CGFloat

  /// Creates your own room.
  ///
  /// - Parameters:
  ///   - name: the name. Two rooms with the same name are equal.
  ///   - summary: the effect, as a clause.
  ///   - mirror: repeats the computation with the keyboard hidden. By default, removes the insets.
  ///   - make: makes room above the step's keyboard.
  public init(
    _ name: String, _ summary: String = "custom",
    mirror: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, by: .inset, mirror: mirror, make: make)
  }

  /// Creates a room.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - means: the kind of value that makes room. By default, the table's inset.
  ///   - marginBelow: returns the margin that scrolling adds below the row. By default, the
  ///     strategy's margin.
  ///   - start: makes room that exists before the keyboard appears.
  ///   - release: removes UIKit's own part of the room, whatever hide the strategy has.
  ///   - mirror: repeats the computation with the keyboard hidden. By default, depends on the
  ///     means.
  ///   - followFinger: follows a keyboard that a finger drags.
  ///   - arrive: makes the room that waits until the keyboard has arrived.
  ///   - make: makes room above the step's keyboard.
  package init(
    _ name: String, _ summary: String, by means: Means = .inset,
    marginBelow: @escaping @Sendable (borrowing Step) -> CGFloat = { $0.margin },
    start: (@Sendable (inout Step) -> Void)? = nil,
    release: (@Sendable (inout Step) -> Void)? = nil,
    mirror: (@Sendable (inout Step) -> Void)? = nil,
    followFinger: (@Sendable (inout Step) -> Void)? = nil,
    arrive: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.means = means
    self.arrive = arrive
    self.followFinger = followFinger
    self.make = make
    makeAfterReveal = nil
    self.mirror = mirror ?? means.mirror
    self.release = release
    self.start = start
    self.marginBelow = marginBelow
  }

  /// Returns a room that depends on the row's position after the row is revealed.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - means: the kind of value that makes room.
  ///   - make: makes room above the step's keyboard.
  /// - Returns: the room.
  package static func afterReveal(
    _ name: String, _ summary: String, by means: Means,
    make: @escaping @Sendable (inout Step) -> Void
  ) -> Room {
    var room = Room(name, summary, by: means) { _ in }
    room.makeAfterReveal = make
    return room
  }

  /// The kind of value that makes room: an inset, a frame, or none.
  package struct Means: Sendable {
    /// Saves the values for a hide that restores them.
    ///
    /// Frames are saved when they are set.
    let remember: @Sendable (inout Step) -> Void
    /// Computes the room again, for the hidden keyboard.
    let mirror: @Sendable (inout Step) -> Void

    /// Room by the insets of the content and the scroll indicators.
    package static let inset = Means(
      remember: { $0.rememberInset() }, mirror: { $0.setInset(bottom: 0) })

    /// The table's frame, or the root view's.
    package static let frame = Means(remember: { _ in }, mirror: { $0.restoreFrames() })

    /// A value that needs no saving and restoring.
    package static let itself = Means(remember: { _ in }, mirror: { _ in })
  }
}
