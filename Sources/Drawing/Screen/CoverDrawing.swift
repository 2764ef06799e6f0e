import Foundation
import Session
import Simulation

/// What lies over the form's screen, in cells: a screen that was pushed or presented, or what is
/// there while the app is not.
struct CoverDrawing {
  private let obstacle: Lifecycle.Obstacle
  private let phone: Phone
  private let scale: Scale

  /// Creates the drawing, or nil while the form is all that there is.
  init?(_ scenery: Scenery, scale: Scale) {
    // During a swipe the form is still there.
    guard let obstacle = scenery.phone.obstacle, obstacle != .swipe else { return nil }
    self.obstacle = obstacle
    phone = scenery.phone
    self.scale = scale
  }

  /// Whether its own field may have the keyboard.
  var hasKeyboard: Bool {
    switch obstacle {
    case .cover, .swipe: true
    case .background, .departure: false
    }
  }

  func draw(on canvas: inout Canvas) {
    let area = scale.area(of: frame).intersection(canvas.area)
    guard !area.lines.isEmpty, !area.columns.isEmpty else { return }
    canvas.fill(area, with: " ")
    if area != canvas.area, area.lines.count > 2 { canvas.drawFrame(around: area) }
    let line = (area.lines.lowerBound + area.lines.upperBound - 1) / 2
    canvas.drawCentered(obstacle.title, line: line, ink: .dim, in: area.inset(columns: 1))
  }

  private var frame: CGRect {
    switch obstacle {
    case .cover(.presented(let presentation)): phone.frame(of: presentation)
    case .cover(.pushed), .background, .swipe, .departure:
      CGRect(origin: .zero, size: phone.scene.screenSize)
    }
  }
}

extension Lifecycle.Obstacle {
  /// What stands on it.
  fileprivate var title: String {
    switch self {
    case .background: "home screen"
    case .cover(.pushed): "pushed screen"
    case .cover(.presented(let presentation)): presentation.rawValue
    case .swipe, .departure: "the screen before"
    }
  }
}
