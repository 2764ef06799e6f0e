import Avoidance
import Foundation
import Simulation

/// A phone whose last movement is played until nothing moves, and what is seen of a field on the way.
///
/// Frames follow each other at 60 Hz. The first that is looked at may be a later one, so that a law
/// which is about the end of a movement costs no more than that.
package struct Run {
  package var simulator: Simulator<Engine>
  /// The field that is watched.
  private let field: Responder
  /// Seconds during which something of the field was covered.
  package private(set) var covered: TimeInterval = 0
  /// Points that the field went up or down on the screen.
  package private(set) var travelled: CGFloat = 0
  /// The most points that it went between two frames.
  package private(set) var largestJump: CGFloat = 0
  /// Where the field's top edge was seen last, on the screen.
  private var lastTop: CGFloat?

  /// Creates a run of a phone on which something is to happen that makes a field active or moves it.
  package init(_ simulator: Simulator<Engine>, watching field: Responder) {
    self.simulator = simulator
    self.field = field
    lastTop = top(on: simulator.phone.presented)
  }

  /// Plays every frame until nothing moves.
  package mutating func play() {
    let start = simulator.phone.clock
    var frame = 0
    while !simulator.phone.isSettled {
      frame += 1
      advance(to: start + TimeInterval(frame) / Self.frequency)
      look(at: simulator.phone.presented)
    }
    simulator.settle()
  }

  /// Plays to the end, looking only at frames after the keyboard has come to rest.
  ///
  /// - Returns: how many seconds after the beginning the field was still covered then; nil where it
  ///   was in view.
  mutating func playLate() -> TimeInterval? {
    let start = simulator.phone.clock
    var end = start + Self.scrollDuration
    repeat {
      end = max(end, simulator.phone.keyboardArrival)
      advance(to: end)
    } while simulator.phone.keyboardArrival > end
    var late: TimeInterval?
    while !simulator.phone.isSettled {
      let isCovered = simulator.phone.presented.hiddenHeight(of: field) > Rest.tolerance
      if isCovered, late == nil { late = simulator.phone.clock - start }
      advance(to: simulator.phone.clock + 1 / Self.frequency)
    }
    simulator.settle()
    return late
  }

  /// Frames a second.
  package static let frequency: Double = 60

  /// What a field may take to come into view where the keyboard is up already: as long as UIKit's
  /// own scrolling.
  private static var scrollDuration: TimeInterval { Animation.scroll.duration }

  private mutating func advance(to time: TimeInterval) {
    simulator.advance(by: time - simulator.phone.clock)
  }

  private mutating func look(at phone: Phone) {
    if phone.hiddenHeight(of: field) > Rest.tolerance { covered += 1 / Self.frequency }
    guard let top = top(on: phone) else { return }
    if let lastTop {
      travelled += abs(top - lastTop)
      largestJump = max(largestJump, abs(top - lastTop))
    }
    lastTop = top
  }

  private func top(on phone: Phone) -> CGFloat? {
    field.row.map { phone.frameOnScreen(ofRow: $0).minY }
  }
}
