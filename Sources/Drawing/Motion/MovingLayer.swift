import Foundation

/// A layer of an animated picture, with its frame at each time of the animation.
///
/// Its content is constant; only its frame may change.
struct MovingLayer {
  let part: String
  let content: Layer.Content
  let clips: Bool
  /// The layer's frame at each time of the animation; nil at times when the layer does not exist.
  let frames: [CGRect?]
  /// The animated child layers from back to front.
  let children: [MovingLayer]

  /// Combines the versions of a layer at all times of an animation into one animated layer.
  ///
  /// A child layer whose content changes becomes two layers: one appears when the other disappears.
  init(_ moments: [Layer?]) {
    let first = moments.lazy.compactMap { $0 }.first
    part = first?.part ?? ""
    content = first?.content ?? .group
    clips = first?.clips ?? false
    frames = moments.map { $0?.frame }
    children = Self.children(of: moments)
  }

  /// The identity of a layer among its siblings, to find the layer again at another time.
  private struct Key: Hashable {
    let part: String
    let content: Layer.Content
    /// The layer's width and height if it draws a path, because a path can't be resized; otherwise
    /// empty.
    let size: [CGFloat]
    /// The index of the layer among otherwise identical siblings.
    var number = 0

    init(_ layer: Layer) {
      part = layer.part
      content = layer.content
      if case .ring = layer.content {
        size = [layer.frame.width, layer.frame.height]
      } else {
        size = []
      }
    }
  }

  private static func children(of moments: [Layer?]) -> [MovingLayer] {
    var order: [Key] = []
    var layers: [Key: [Layer?]] = [:]
    for (moment, layer) in moments.enumerated() {
      var numbers: [Key: Int] = [:]
      var place = 0
      for child in layer?.children ?? [] {
        var key = Key(child)
        key.number = numbers[key, default: 0]
        numbers[Key(child), default: 0] += 1
        if layers[key] == nil {
          layers[key] = Array(repeating: nil, count: moments.count)
          order.insert(key, at: min(place, order.count))
          place += 1
        } else if let known = order.firstIndex(of: key) {
          place = max(place, known + 1)
        }
        layers[key]?[moment] = child
      }
    }
    return order.map { MovingLayer(layers[$0] ?? []) }
  }
}
