import Foundation

/// The state of the app and of the form's screen where it is not the usual one; nearly always
/// empty.
package struct Lifecycle: Hashable, Sendable {
  /// The screens that lie over the form's, the topmost last.
  package internal(set) var covers: [Cover] = []
  /// The swipe back that is under way.
  var swipe: Swipe?
  /// The keyboard's frame when the app went to the background; nil in the foreground.
  var frameInBackground: CGRect?
  /// How the form's own screen has left.
  var departure: Departure?

  /// Whether the screen is one of the app's own that was presented, and fills the window.
  var isPresented = false

  /// Creates one in which all is as usual.
  package init() {}

  /// Creates that of a screen of the app's own.
  package init(isPresented: Bool) { self.isPresented = isPresented }

  /// The way that the form's own screen left.
  package enum Departure: Hashable, Sendable { case popped, closed }

  /// The interactive gesture that pops the topmost screen, as far as it has come.
  struct Swipe: Hashable, Sendable {
    /// The first responder before it began.
    var interrupted: Responder?
    /// The end of the keyboard's movement, which waits for the finger.
    var transition: EventQueue.Transition?
  }

  /// Gives those that get the keyboard back their rows after a row update.
  mutating func moveResponders(_ moved: (Responder) -> Responder?) {
    covers = covers.map {
      Cover(
        $0.kind, interrupted: $0.interrupted.flatMap(moved), field: $0.field,
        removesPresenter: $0.removesPresenter)
    }
    let interrupted = swipe?.interrupted.flatMap(moved)
    swipe?.interrupted = interrupted
  }

  /// It with no field that gets the keyboard back.
  package var withoutInterrupted: Lifecycle {
    var lifecycle = self
    lifecycle.moveResponders { _ in nil }
    return lifecycle
  }

  var isInBackground: Bool { frameInBackground != nil }

  /// What keeps a finger from the form, the outermost first; nil where nothing does.
  package var obstacle: Obstacle? {
    if isInBackground { return .background }
    if swipe != nil { return .swipe }
    if let cover = covers.last { return .cover(cover.kind) }
    return departure.map { .departure($0) }
  }

  /// The reason that a finger cannot reach the form.
  package enum Obstacle: Hashable, Sendable {
    case background
    case swipe
    case cover(Cover.Kind)
    case departure(Departure)
  }
}

/// A life cycle in memory of its own, which a phone has only where something is not as usual.
final class LifecycleBox: Hashable, Sendable {
  let value: Lifecycle

  init?(_ value: Lifecycle) {
    guard value != Lifecycle() else { return nil }
    self.value = value
  }

  static func == (left: LifecycleBox, right: LifecycleBox) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
