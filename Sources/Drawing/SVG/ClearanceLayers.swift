import Foundation
import Session
import Simulation

/// A dimension line beside the phone that shows the distance between active row and keyboard.
struct ClearanceLayers {
  private let clearance: CGFloat
  /// The vertical range of this distance in screen coordinates, in points.
  private let span: ClosedRange<CGFloat>
  private let isGood: Bool

  /// Creates the dimension line for a picture without movement.
  ///
  /// Returns nil without an active row or without a distance.
  init?(_ scenery: ScreenScene) {
    guard !scenery.isMoving, let place = scenery.active?.place, place.row != nil,
      let top = scenery.phone.coverTop, abs(place.clearance) >= 1
    else { return nil }
    clearance = place.clearance
    isGood = place.isInView
    let screen = scenery.phone.scene.deviceScreen
    let row = min(max(place.frame.maxY, screen.minY), screen.maxY) - screen.minY
    let edge = top - screen.minY
    span = min(row, edge)...max(row, edge)
  }

  /// Returns the layers of the dimension line, in the coordinates of the phone's parent layer.
  func layers(beside phone: Layer, scale: CGFloat) -> [Layer] {
    guard let screen = phone.children.first(where: { $0.part == "screen" }) else { return [] }
    let x = phone.frame.maxX + 10
    let top = phone.frame.minY + screen.frame.minY + span.lowerBound
    let length = span.upperBound - span.lowerBound
    let paint: Paint = isGood ? .good : .bad
    var style = TextStyle.footnote.with(isGood ? .good : .bad, weight: .semibold)
    style.size *= scale
    func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Layer {
      .shape(paint, CGRect(x: x, y: y, width: width, height: height))
    }
    let words = CGRect(x: x + 8, y: top + length / 2 - 9, width: 60 * scale, height: 18)
    return [
      line(x, top, 1, length), line(x - 3, top - 0.5, 7, 1), line(x - 3, top + length - 0.5, 7, 1),
      .text(clearance.inWords, words, style),
    ]
  }
}
