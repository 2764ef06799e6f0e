import Foundation

/// A strategy's decision about how to make room for the keyboard, for example by an inset.
public struct Room: Choice {
  package let name: String
  package let summary: String
  /// The kind of value that makes room for the keyboard, such as an inset; it is saved and
  /// restored.
  let means: Method
  /// Makes room above the keyboard, before the active row is brought into view.
  let make: @Sendable (inout Step) -> Void
  /// Makes room for the keyboard after the active row is brought into view; nil if not then.
  ///
  /// The room depends on the row's position.
  private(set) var makeAfterReveal: (@Sendable (inout Step) -> Void)?
  /// Makes room for the keyboard when it has finished appearing; nil if not then.
  private(set) var arrive: (@Sendable (inout Step) -> Void)?
  /// Adapts the room for the keyboard while a finger drags the keyboard, or nil to ignore the drag.
  private(set) var followFinger: (@Sendable (inout Step) -> Void)?
  /// Removes the room for the keyboard on hide, by computing it again with the hidden keyboard.
  let mirror: @Sendable (inout Step) -> Void
  /// Removes the room for the keyboard that UIKit itself made, whatever the strategy restores; or
  /// nil.
  let release: (@Sendable (inout Step) -> Void)?
  /// Changes the layout before the keyboard appears, for example by a constraint; nil for no
  /// change.
  let start: (@Sendable (inout Step) -> Void)?
  /// Returns the distance in points to keep below the active row when it is scrolled into view.
  ///
  /// Usually it is the strategy's margin, and 0 if the inset already contains the margin.
  let marginBelow: @Sendable (borrowing Step) -> CGFloat

  /// Creates your own way to make room for the keyboard.
  ///
  /// - Parameters:
  ///   - name: the name. Two ways with the same name are equal.
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
  ///   - marginBelow: returns the distance that scrolling keeps below the row. By default, the
  ///     strategy's margin.
  ///   - start: makes room that exists before the keyboard appears.
  ///   - release: removes the room that UIKit itself made, whatever the strategy does on hide.
  ///   - mirror: repeats the computation with the keyboard hidden. By default, depends on `means`.
  ///   - followFinger: adapts the room to a keyboard that a finger drags.
  ///   - arrive: makes the room that waits until the keyboard has finished appearing.
  ///   - make: makes room above the step's keyboard.
  package init(
    _ name: String, _ summary: String, by means: Method = .inset,
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

  /// Returns a way to make room for the keyboard after the active row was scrolled into view.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - means: the kind of value that makes room.
  ///   - make: makes room above the step's keyboard.
  /// - Returns: the way to make room, for a strategy.
  package static func afterReveal(
    _ name: String, _ summary: String, by means: Method,
    make: @escaping @Sendable (inout Step) -> Void
  ) -> Room {
    var room = Room(name, summary, by: means) { _ in }
    room.makeAfterReveal = make
    return room
  }

  /// The kind of value that makes room for the keyboard: an inset, a frame, or none.
  package struct Method: Sendable {
    /// Saves the values that make room for the keyboard, such as insets, to restore them on hide.
    ///
    /// Frames are not saved here, but when they are set.
    let remember: @Sendable (inout Step) -> Void
    /// Removes the room for the keyboard on hide, by computing it again with the hidden keyboard.
    let mirror: @Sendable (inout Step) -> Void

    /// Room for the keyboard that is made by insets: those of the content and the scroll
    /// indicators.
    package static let inset = Method(
      remember: { $0.rememberInset() }, mirror: { $0.setInset(bottom: 0) })

    /// Room for the keyboard that is made by changing the frame of the table or of the root view.
    package static let frame = Method(remember: { _ in }, mirror: { $0.restoreFrames() })

    /// Room for the keyboard that UIKit itself makes and removes, so that nothing needs to be
    /// saved.
    package static let itself = Method(remember: { _ in }, mirror: { _ in })
  }
}
