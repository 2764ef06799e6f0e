/// A screen that covers the form's screen.
package struct Cover: Hashable, Sendable {
  package let kind: Kind
  /// The first responder that lost the keyboard to this screen, and gets it back later.
  let interrupted: Responder?
  /// The traits of its own text field, if it has one.
  let field: FieldTraits?
  /// Whether its presentation removed the screen below from the view hierarchy.
  let removesPresenter: Bool

  /// How the screen was shown.
  package enum Kind: Hashable, Sendable {
    /// Pushed onto the navigation controller's stack.
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
