/// The kind of a controller's current transition, which tells whether the controller leaves for
/// good.
package enum ScreenPassage {
  case presentation
  case dismissal
  case intoParent
  case outOfParent

  package var isDeparture: Bool {
    switch self {
    case .presentation, .intoParent: false
    case .dismissal, .outOfParent: true
    }
  }
}
