/// The transition that a view controller takes part in now, such as a presentation or a pop.
///
/// After a dismissal or a pop, the controller isn't shown again.
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
