import Avoidance
import Foundation
import Simulation

/// A phone whose last movement is played until nothing moves, and what is seen of a field on the
/// way.
///
/// Frames follow each other at 60 Hz.
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

  /// Creates a run of a phone on which something is to happen that makes a field active or moves
  /// it.
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
      simulator.advance(to: start + TimeInterval(frame) / Self.frequency)
      look(at: simulator.phone.presented)
    }
    simulator.settle()
  }

  /// Frames a second.
  package static let frequency: Double = 60

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

extension Simulator {
  /// Plays what has begun to the end, and looks at a field in each frame from the first in which
  /// the keyboard has come to rest.
  ///
  /// Frames are counted from the beginning, so that a time is always that of a whole frame; what
  /// comes to rest a millionth of a frame behind one belongs to it.
  ///
  /// - Returns: how many seconds after the beginning the field was still covered then; nil where it
  ///   was in view. It is given as long as UIKit's own scrolling takes where the keyboard is up
  ///   already.
  mutating func settle(watching field: Responder) -> TimeInterval? {
    let start = phone.clock
    var end = start + Animation.scroll.duration
    repeat {
      end = max(end, phone.keyboardArrival)
      advance(to: end)
    } while phone.keyboardArrival > end
    var frame = ((end - start) * Run.frequency - 1e-6).rounded(.up)
    var late: TimeInterval?
    while late == nil, !phone.isSettled {
      advance(to: max(phone.clock, start + frame / Run.frequency))
      let isCovered = phone.presented.hiddenHeight(of: field) > Rest.tolerance
      if isCovered { late = frame / Run.frequency }
      frame += 1
    }
    settle()
    return late
  }

  fileprivate mutating func advance(to time: TimeInterval) { advance(by: time - phone.clock) }
}
