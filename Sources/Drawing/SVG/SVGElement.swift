import Foundation

/// The SVG element of a layer and its child layers, as text.
struct SVGElement {
  let layer: MovingLayer
  let rest: CGRect
  var isMoving = false
  var isHidden = false
  var animations = ""
  var resizing = ""

  init(layer: MovingLayer, rest: CGRect) {
    self.layer = layer
    self.rest = rest
  }

  func text(children: String) -> String {
    if layer.clips { return viewport(children) }
    // Layers that move or have children use their own origin for coordinates.
    let isGroup = !children.isEmpty || (isMoving && isText)
    let origin = isGroup || isMoving ? CGPoint.zero : rest.origin
    let shift =
      isGroup || isMoving
      ? " transform=\"translate(\(rest.minX.inFourPlaces) \(rest.minY.inFourPlaces))\"" : ""
    let hidden = isHidden ? " opacity=\"0\"" : ""
    guard isGroup else { return own(at: origin, shift + hidden, animations + resizing) }
    return "<g\(part)\(shift)\(hidden)>\(own(at: origin, "", resizing))\(animations)\(children)</g>"
  }

  private var isText: Bool { if case .text = layer.content { true } else { false } }

  private var part: String {
    guard case .group = layer.content else { return "" }
    return layer.part.isEmpty ? "" : " data-part=\"\(layer.part)\""
  }

  /// Returns the SVG element of a layer that clips its child layers.
  ///
  /// The coordinates inside this element can't be shifted; only its position can.
  private func viewport(_ children: String) -> String {
    let hidden = isHidden ? " opacity=\"0\"" : ""
    return
      "<svg data-part=\"\(layer.part)\" x=\"\(rest.minX.inFourPlaces)\" y=\"\(rest.minY.inFourPlaces)\" "
      + "width=\"\(rest.width.inFourPlaces)\" height=\"\(rest.height.inFourPlaces)\"\(hidden)>"
      + animations + resizing + children + "</svg>"
  }

  private func own(at origin: CGPoint, _ attributes: String, _ inside: String) -> String {
    switch layer.content {
    case .group: return ""
    case .shape(let paint, let radius):
      let name = layer.part.isEmpty ? "" : " data-part=\"\(layer.part)\""
      let x = origin.x == 0 ? "" : " x=\"\(origin.x.inFourPlaces)\""
      let y = origin.y == 0 ? "" : " y=\"\(origin.y.inFourPlaces)\""
      let round = radius > 0 ? " rx=\"\(min(radius, rest.height / 2).inFourPlaces)\"" : ""
      return close(
        "<rect\(name) class=\"\(paint.rawValue)\"\(x)\(y) width=\"\(rest.width.inFourPlaces)\" "
          + "height=\"\(rest.height.inFourPlaces)\"\(round)\(attributes)", inside, "rect")
    case .ring(let paint, let hole, let holeRadius, let radius):
      let outer = CGRect(origin: origin, size: rest.size)
      let inner = outer.insetBy(dx: hole.side, dy: hole.end)
      return close(
        "<path class=\"\(paint.rawValue)\" fill-rule=\"evenodd\" "
          + "d=\"\(outer.path(radius: radius))\(inner.path(radius: holeRadius))\"\(attributes)",
        inside, "path")
    case .text(let text, let style):
      guard !text.isEmpty else { return "" }
      return text.element(style, in: CGRect(origin: origin, size: rest.size), attributes, inside)
    }
  }

  private func close(_ head: String, _ inside: String, _ name: String) -> String {
    inside.isEmpty ? head + "/>" : "\(head)>\(inside)</\(name)>"
  }
}
