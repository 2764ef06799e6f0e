import Foundation

/// The lifecycle state of the app and the form's screen.
///
/// By default, the app is in the foreground and the screen is visible.
package struct Lifecycle: Hashable, Sendable {
  /// The screens that cover the form's screen, the topmost last.
  package internal(set) var covers: [Cover] = []
  /// The swipe that goes back to the previous screen, or nil without one in progress.
  var swipe: Swipe?
  /// The keyboard's frame at the time when the app went to the background.
  ///
  /// Nil while the app is in the foreground.
  var frameInBackground: CGRect?
  /// How the form's own screen was removed, popped or dismissed; nil while the screen exists.
  var departure: ScreenRemoval?

  /// Whether the app's own code has presented this screen so that it fills the window.
  var isPresented = false

  /// Creates the default lifecycle state: the app is in the foreground, the form's screen visible.
  package init() {}

  /// Creates the lifecycle state of a screen that the app's own code shows.
  ///
  /// `isPresented` tells whether the screen is presented and fills the window.
  package init(isPresented: Bool) { self.isPresented = isPresented }

  /// A removal of the form's own screen: popped or dismissed.
  package enum ScreenRemoval: Hashable, Sendable { case popped, closed }

  /// The interactive swipe back, which pops the topmost screen.
  struct Swipe: Hashable, Sendable {
    /// The first responder before the swipe back began, or nil without one.
    var interrupted: Responder?
    /// The pending end of the keyboard's animation, held back until the swiping finger is lifted.
    var transition: EventQueue.Transition?
  }

  /// Applies `moved` to each field that will get the keyboard back; the field is removed for nil.
  mutating func moveResponders(_ moved: (Responder) -> Responder?) {
    covers = covers.map {
      Cover(
        $0.kind, interrupted: $0.interrupted.flatMap(moved), field: $0.field,
        removesPresenter: $0.removesPresenter)
    }
    let interrupted = swipe?.interrupted.flatMap(moved)
    swipe?.interrupted = interrupted
  }

  /// A copy of the lifecycle state where no field gets the keyboard back when its screen returns.
  package var withoutInterrupted: Lifecycle {
    var lifecycle = self
    lifecycle.moveResponders { _ in nil }
    return lifecycle
  }

  var isInBackground: Bool { frameInBackground != nil }

  /// The obstacle that blocks touches to the form, such as a covering screen, or nil.
  package var obstacle: Obstacle? {
    if isInBackground { return .background }
    if swipe != nil { return .swipe }
    if let cover = covers.last { return .cover(cover.kind) }
    return departure.map { .departure($0) }
  }

  /// The obstacle that keeps a finger from touching the form, such as a screen over the form.
  package enum Obstacle: Hashable, Sendable {
    case background
    case swipe
    case cover(Cover.Kind)
    case departure(ScreenRemoval)
  }
}

/// A lifecycle state in heap memory, so that copies of a phone are cheap.
///
/// A simulated phone has one only if the state is not the default.
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
