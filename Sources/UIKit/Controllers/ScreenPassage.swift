/// The kind of transition in which a controller comes or goes, which tells whether it leaves for
/// good.
enum ScreenPassage {
  case presentation
  case dismissal
  case intoParent
  case outOfParent

  var isDeparture: Bool {
    switch self {
    case .presentation, .intoParent: false
    case .dismissal, .outOfParent: true
    }
  }
}
