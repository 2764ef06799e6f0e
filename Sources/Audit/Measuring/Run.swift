import Avoidance
import Foundation
import Simulation

/// A measurement of a field, frame by frame, while things move on a phone after an action.
///
/// There are 60 frames per second.
package struct Run {
  package var simulator: Simulator<Engine>
  /// The field whose movement and visibility are measured.
  private let field: Responder
  /// The time that any part of the measured field was covered, in seconds.
  package private(set) var covered: TimeInterval = 0
  /// The distance that the measured field moved up or down on the screen, in points.
  package private(set) var travelled: CGFloat = 0
  /// The largest movement of the measured field between two frames, in points.
  package private(set) var largestJump: CGFloat = 0
  /// The last position of the measured field's top edge on the screen, in points; nil without one.
  private var lastTop: CGFloat?

  /// Creates a measurement, before an action that activates or moves the field.
  package init(_ simulator: Simulator<Engine>, watching field: Responder) {
    self.simulator = simulator
    self.field = field
    lastTop = top(on: simulator.phone.presented)
  }

  /// Advances time frame by frame until nothing moves, and measures the field in each frame.
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

  /// The number of frames per second in which a moving field is measured.
  package static let frequency: Double = 60

  private mutating func look(at phone: Phone) {
    if phone.hiddenHeight(of: field) > TableAtRest.tolerance { covered += 1 / Self.frequency }
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

extension Simulator<Engine> {
  /// Runs the current animation to its end, and checks in each frame whether a field is covered.
  ///
  /// The checks begin when the keyboard has come to rest. Frames are counted from the beginning, so
  /// times are always those of whole frames. Something that comes to rest a millionth of a frame
  /// later belongs to the frame before.
  ///
  /// - Returns: the time of the first check that found the field covered, in seconds from the
  ///   start, or nil. If the keyboard is already up, the checks begin when UIKit's own scroll
  ///   should have ended.
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
      let isCovered =
        activates(field) && phone.presented.hiddenHeight(of: field) > TableAtRest.tolerance
      if isCovered { late = frame / Run.frequency }
      frame += 1
    }
    settle()
    return late
  }

  /// Returns whether a field is active after a touch; an app's own code may refuse it, or show
  /// another screen instead.
  func activates(_ field: Responder) -> Bool { !app.hasOwnCode || phone.responder == field }

  /// Returns whether no field is active any more, although the same screen is shown as before.
  ///
  /// The app's own code has then ended the editing, for example by reloading a table.
  func hasLostFocus(since before: Simulator<Engine>) -> Bool {
    phone.responder == nil && app.screenNumber == before.app.screenNumber
      && phone.lifecycle == before.phone.lifecycle
  }

  fileprivate mutating func advance(to time: TimeInterval) { advance(by: time - phone.clock) }
}
