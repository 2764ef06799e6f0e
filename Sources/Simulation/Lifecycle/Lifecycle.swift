import Foundation

/// The lifecycle state of the app and the form's screen.
///
/// By default, the app is in the foreground and the screen is visible.
package struct Lifecycle: Hashable, Sendable {
  /// The screens that cover the form's, the topmost last.
  package internal(set) var covers: [Cover] = []
  /// The swipe back in progress.
  var swipe: Swipe?
  /// The keyboard's frame when the app went to the background.
  ///
  /// Nil in the foreground.
  var frameInBackground: CGRect?
  /// How the form's own screen was removed.
  var departure: ScreenRemoval?

  /// Whether the screen is a presented one of the app's own code that fills the window.
  var isPresented = false

  /// Creates the default state.
  package init() {}

  /// Creates the state for a screen of the app's own code.
  package init(isPresented: Bool) { self.isPresented = isPresented }

  /// How the form's own screen was removed.
  package enum ScreenRemoval: Hashable, Sendable { case popped, closed }

  /// The interactive gesture that pops the topmost screen.
  struct Swipe: Hashable, Sendable {
    /// The first responder before it began.
    var interrupted: Responder?
    /// The end of the keyboard's animation, which waits for the finger.
    var transition: EventQueue.Transition?
  }

  /// Updates the rows of fields that will get the keyboard back, after a row update.
  mutating func moveResponders(_ moved: (Responder) -> Responder?) {
    covers = covers.map {
      Cover(
        $0.kind, interrupted: $0.interrupted.flatMap(moved), field: $0.field,
        removesPresenter: $0.removesPresenter)
    }
    let interrupted = swipe?.interrupted.flatMap(moved)
    swipe?.interrupted = interrupted
  }

  /// The same state without fields that will get the keyboard back.
  package var withoutInterrupted: Lifecycle {
    var lifecycle = self
    lifecycle.moveResponders { _ in nil }
    return lifecycle
  }

  var isInBackground: Bool { frameInBackground != nil }

  /// The outermost obstacle that blocks touches to the form, or nil.
  package var obstacle: Obstacle? {
    if isInBackground { return .background }
    if swipe != nil { return .swipe }
    if let cover = covers.last { return .cover(cover.kind) }
    return departure.map { .departure($0) }
  }

  /// The reason why a finger can't reach the form.
  package enum Obstacle: Hashable, Sendable {
    case background
    case swipe
    case cover(Cover.Kind)
    case departure(ScreenRemoval)
  }
}

/// A lifecycle state on the heap.
///
/// A phone has one only if the state is not the default.
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
