/// A screen that covers the form's screen, such as a pushed or presented one.
package struct Cover: Hashable, Sendable {
  package let kind: Kind
  /// The first responder before this screen appeared, which gets the keyboard back afterwards.
  let interrupted: Responder?
  /// The traits of the covering screen's text field, or nil without one.
  let field: FieldTraits?
  /// Whether the covering screen's presentation removed the screen below from the view hierarchy.
  let removesPresenter: Bool

  /// The kind of screen over the form's screen: pushed or presented.
  package enum Kind: Hashable, Sendable {
    /// The screen was pushed onto the navigation controller's stack.
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
