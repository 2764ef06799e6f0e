/// How a controller comes or goes, by which it tells whether it does so for good.
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
