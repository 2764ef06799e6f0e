import Foundation
import Session
import TerminalText

/// An SVG document made of layers, with or without animation.
///
/// A viewer that can't animate shows the end. Layers that change have keyframes.
struct SVGDocument {
  /// The times of the frames in seconds from the animation's start.
  ///
  /// A picture without animation has only one time.
  let times: [TimeInterval]
  /// The animation's duration in seconds.
  let duration: TimeInterval
  let layer: MovingLayer
  /// Whether the animation starts again when it has ended.
  let repeats: Bool
  /// The description of the SVG picture for a screen reader.
  let title: String
  /// The theme that decides between light and dark colors; `auto` uses the viewer's setting.
  var theme = Theme.auto
  /// Whether the SVG document is part of a web page that already defines the colors.
  var isEmbedded = false

  /// The SVG document's source text, on one line.
  var text: String {
    let size = layer.frames.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1?.width ?? 0), height: max($0.height, $1?.height ?? 0))
    }
    let (width, height) = (size.width.inFourPlaces, size.height.inFourPlaces)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
    let style = isEmbedded ? "" : "<style>\(SVGStyle.css(theme))</style>"
    return head + "<title>\(Escaping.literal.escaped(title).inMarkup)</title>" + style
      + layer.children.map { element($0, in: layer) }.joined() + "</svg>"
  }

  private func element(_ layer: MovingLayer, in parent: MovingLayer) -> String {
    let position = Keyframes(
      times: times, values: layer.frames.map { $0.map { [$0.minX, $0.minY] } })
    guard let rest = layer.frames.last.flatMap({ $0 }) ?? layer.frames.compactMap({ $0 }).last
    else {
      return ""
    }
    var element = SVGElement(layer: layer, rest: rest)
    element.isMoving = !position.isStill
    element.animations = presence(of: layer, in: parent)
    element.isHidden =
      layer.frames.last.map { $0 == nil } == true && parent.frames.last.map { $0 == nil } == false
    if !position.isStill, !layer.clips {
      element.animations += animation(
        "animateTransform attributeName=\"transform\" type=\"translate\"", position)
    }
    var sizes = resizing(layer, "width", \.width) + resizing(layer, "height", \.height)
    if layer.clips { sizes += resizing(layer, "x", \.minX) + resizing(layer, "y", \.minY) }
    element.resizing = sizes
    return element.text(children: layer.children.map { self.element($0, in: layer) }.joined())
  }

  private func resizing(
    _ layer: MovingLayer, _ name: String, _ length: (CGRect) -> CGFloat
  ) -> String {
    let keyframes = Keyframes(times: times, values: layer.frames.map { $0.map { [length($0)] } })
    guard !keyframes.isStill else { return "" }
    switch layer.content {
    case .group where !layer.clips: return ""
    case .text, .ring: return ""
    case .group, .shape: return animation("animate attributeName=\"\(name)\"", keyframes)
    }
  }

  /// Returns the SVG animation that shows and hides a layer while its parent is visible.
  private func presence(of layer: MovingLayer, in parent: MovingLayer) -> String {
    guard layer.frames.contains(where: { $0 == nil }) else { return "" }
    var stages: [(time: TimeInterval, value: Int)] = []
    for (index, time) in times.enumerated() where parent.frames[index] != nil {
      let value = layer.frames[index] == nil ? 0 : 1
      guard stages.last?.value != value else { continue }
      if stages.last?.time == time { stages.removeLast() }
      if stages.last?.value != value { stages.append((stages.isEmpty ? 0 : time, value)) }
    }
    guard stages.count > 1 else { return "" }
    return "<animate attributeName=\"opacity\" calcMode=\"discrete\" "
      + "values=\"\(stages.map { "\($0.value)" }.joined(separator: ";"))\" "
      + "keyTimes=\"\(stages.map { share($0.time) }.joined(separator: ";"))\" \(timing)/>"
  }

  private func animation(_ head: String, _ keyframes: Keyframes) -> String {
    let values = keyframes.values.map { $0.map(\.inKeyframe).joined(separator: " ") }
    return "<\(head) values=\"\(values.joined(separator: ";"))\" "
      + "keyTimes=\"\(keyframes.times.map(share).joined(separator: ";"))\" \(timing)/>"
  }

  private func share(_ time: TimeInterval) -> String {
    let share = (time / max(duration, 1e-9) * 100_000).rounded() / 100_000
    return share.inDigits
  }

  private var timing: String {
    "dur=\"\(duration.inDigits)s\" " + (repeats ? "repeatCount=\"indefinite\"" : "fill=\"freeze\"")
  }
}
