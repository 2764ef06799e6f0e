import Foundation

/// The second decision of a strategy: how the table gets room above the keyboard.
public struct Room: Choice {
  package let name: String
  package let summary: String
  /// The kind of value that makes room, such as an inset; it decides what is saved and restored.
  let means: Means
  /// Makes room above the keyboard, before the active row is brought into view.
  let make: @Sendable (inout Step) -> Void
  /// Makes room that depends on the active row's position, after the row is brought into view.
  private(set) var makeAfterReveal: (@Sendable (inout Step) -> Void)?
  /// Makes the room that the strategy postpones until the keyboard has finished appearing.
  private(set) var arrive: (@Sendable (inout Step) -> Void)?
  /// Adapts the room to a keyboard that a finger drags, or nil to ignore the drag.
  private(set) var followFinger: (@Sendable (inout Step) -> Void)?
  /// Removes the room on hide by computing it again, as if the keyboard were hidden.
  let mirror: @Sendable (inout Step) -> Void
  /// Removes UIKit's own part of the room, whatever the strategy does on hide.
  let release: (@Sendable (inout Step) -> Void)?
  /// Makes the room that exists before the keyboard appears, or nil for none.
  let start: (@Sendable (inout Step) -> Void)?
  /// Returns the margin that scrolling adds below the active row, in points.
  ///
  /// It is smaller if the inset already contains a part of the margin.
  let marginBelow: @Sendable (borrowing Step) -> CGFloat

  /// Creates your own way to make room for the keyboard.
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

  /// Creates a way to make room for the keyboard, with all of its parts.
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

  /// Returns a way to make room for the keyboard that depends on the active row's position.
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

  /// The kind of value that makes room for the keyboard: an inset, a frame, or none.
  package struct Means: Sendable {
    /// Saves the values that make room, for a hide that restores them.
    ///
    /// Frames are saved when they are set.
    let remember: @Sendable (inout Step) -> Void
    /// Removes the room on hide by computing it again, as if the keyboard were hidden.
    let mirror: @Sendable (inout Step) -> Void

    /// Room that is made by the insets of the content and the scroll indicators.
    package static let inset = Means(
      remember: { $0.rememberInset() }, mirror: { $0.setInset(bottom: 0) })

    /// Room that is made by the table's frame, or by the root view's.
    package static let frame = Means(remember: { _ in }, mirror: { $0.restoreFrames() })

    /// Room that needs no saving and restoring, because UIKit itself keeps it.
    package static let itself = Means(remember: { _ in }, mirror: { _ in })
  }
}
