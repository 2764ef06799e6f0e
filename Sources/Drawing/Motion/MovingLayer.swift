import Foundation

/// A layer over some moments: what it is stays, where it is need not.
struct MovingLayer {
  let part: String
  let content: Layer.Content
  let clips: Bool
  /// Its frame at each moment; nil where it is not there.
  let frames: [CGRect?]
  /// From the back to the front.
  let children: [MovingLayer]

  /// Puts together what a layer is at each moment.
  ///
  /// What shows something else at another moment is two layers, of which one comes as the other
  /// goes.
  init(_ moments: [Layer?]) {
    let first = moments.lazy.compactMap { $0 }.first
    part = first?.part ?? ""
    content = first?.content ?? .group
    clips = first?.clips ?? false
    frames = moments.map { $0?.frame }
    children = Self.children(of: moments)
  }

  /// What a layer is known by among those beside it.
  private struct Key: Hashable {
    let part: String
    let content: Layer.Content
    /// A path cannot be resized.
    let size: [CGFloat]
    /// Which it is of those that are alike.
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
