/// The transition that a view controller is part of now, such as being popped or covered.
///
/// It tells whether the controller leaves the screen for good.
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
