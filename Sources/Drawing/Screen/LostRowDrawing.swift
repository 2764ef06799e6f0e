import Foundation
import Session
import Simulation
import TerminalText

/// The active row where it is not wholly seen: its ghost through the keyboard, and at the edge that
/// it left by its id with how far it is off.
struct LostRowDrawing {
  private let scenery: Scenery
  private let scale: Scale
  private let screen: Area

  init(_ scenery: Scenery, scale: Scale, screen: Area) {
    self.scenery = scenery
    self.scale = scale
    self.screen = screen
  }

  func draw(on canvas: inout Canvas) {
    guard let active = scenery.active, active.place.row != nil, !active.place.isInView,
      let edge = edge(of: active.place)
    else { return }
    if edge.isKeyboard { drawGhost(of: active.place, active.field.name, on: &canvas) }
    let note = " \(edge.arrow) \(active.field.id), \(edge.points.inWords) \(edge.side) "
    let inner = screen.inset(columns: TableDrawing.margin - 1)
    let text = ShownText.start(of: note, columns: inner.columns.count)
    canvas.draw(
      text, line: edge.line, column: inner.columns.lowerBound, ink: [.bold, .bad], in: inner)
  }

  /// An edge that the row is beyond.
  private struct Edge {
    var line: Int
    var arrow: String
    var points: CGFloat
    var side: String
    var isKeyboard = false
  }

  private func edge(of place: ActivePlace) -> Edge? {
    let phone = scenery.phone
    let shown = phone.visibleTableFrame
    if place.clearance < 0, let top = phone.keyboardTop {
      let line = min(scale.line(ofEdge: top), screen.lines.upperBound - 1)
      return Edge(
        line: line, arrow: "▼", points: -place.clearance, side: "under", isKeyboard: true)
    }
    guard let beyond = place.distance(beyond: shown) else { return nil }
    if beyond < 0 {
      return Edge(line: scale.line(ofEdge: shown.minY), arrow: "▲", points: -beyond, side: "above")
    }
    let line = max(scale.line(ofEdge: shown.maxY) - 1, screen.lines.lowerBound)
    return Edge(line: line, arrow: "▼", points: beyond, side: "below")
  }

  /// The row's name where it lies behind the keyboard.
  private func drawGhost(of place: ActivePlace, _ name: String, on canvas: inout Canvas) {
    let keyboard = scale.area(of: scenery.phone.keyboard.frame.model).intersection(screen)
    let line = scale.line(at: place.frame.midY)
    guard keyboard.lines.dropFirst().contains(line) else { return }
    let inner = keyboard.inset(columns: TableDrawing.margin)
    let text = ShownText.start(of: name + " ", columns: inner.columns.count)
    canvas.fill(
      Area(line: line, columns: keyboard.columns.prefix(1)), with: "▌", ink: .bad)
    canvas.draw(text, line: line, column: inner.columns.lowerBound, ink: .bad, in: inner)
  }
}
