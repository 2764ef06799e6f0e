/// A screen that lies over the form's.
package struct Cover: Hashable, Sendable {
  package let kind: Kind
  /// The first responder from which it took the keyboard, and which gets it back.
  let interrupted: Responder?
  /// The traits of its own text field, where it has one.
  let field: FieldTraits?
  /// Whether it was presented so that the screen below has left the view hierarchy.
  let removesPresenter: Bool

  /// The way that it came there.
  package enum Kind: Hashable, Sendable {
    /// Onto the navigation controller's stack.
    case pushed
    case presented(Presentation)
  }

  init(
    _ kind: Kind, interrupted: Responder?, field: FieldTraits? = nil, removesPresenter: Bool = false
  ) {
    self.kind = kind
    self.interrupted = interrupted
    self.field = field
    self.removesPresenter = removesPresenter
  }
}
