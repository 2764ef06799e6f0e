import Foundation
import Simulation

/// Draws the bars of the phone and the app, such as the navigation bar, as layers of vector
/// pictures.
struct BarLayers {
  private let scenery: ScreenScene

  init(_ scenery: ScreenScene) { self.scenery = scenery }

  func layers(of bar: Bar) -> [Layer] {
    let frame = bar.frameOnScreen
    guard frame.height > 0, frame.width > 0 else { return [] }
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch bar.kind {
    case .status(let isBesideCamera):
      return [.shape(.bar, frame, part: "status", status(isBesideCamera, in: bounds))]
    case .navigation(let title, let isLarge, let hasSearch):
      let edge = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
      let words = navigation(title, isLarge: isLarge, hasSearch: hasSearch, in: bounds)
      return [.shape(.bar, frame, part: "navigation", words + [.shape(.hairline, edge)])]
    case .tabs:
      let edge = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
      return [.shape(.bar, frame, part: "tabs", [.shape(.hairline, edge)] + tabs(in: bounds))]
    case .bottom(let text, let height):
      let edge = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
      let words = button(text, in: CGRect(x: 0, y: 0, width: bounds.width, height: height))
      return [.shape(.bar, frame, part: "bottom-bar", [.shape(.hairline, edge)] + words)]
    }
  }

  /// The layers of the text field in the navigation bar, on the screen; empty without a field.
  var navigationField: [Layer] {
    guard let field = scenery.navigationField, let box = scenery.phone.navigationFieldFrame else {
      return []
    }
    return [.shape(.search, box, radius: 10, part: "bar-field")]
      + FieldLayers(
        field: field, value: scenery.barValue, isActive: scenery.phone.responder == .bar,
        place: box.without(dx: 10, dy: 0)
      ).layers
  }

  private func navigation(
    _ title: String, isLarge: Bool, hasSearch: Bool, in bounds: CGRect
  ) -> [Layer] {
    var layers: [Layer] = []
    var bottom = bounds.maxY
    if hasSearch {
      if scenery.navigationField == nil {
        let field = CGRect(x: 16, y: bottom - 46, width: bounds.width - 32, height: 36)
        let text = CGRect(x: 10, y: 0, width: field.width - 20, height: 36)
        layers.append(
          .shape(.search, field, radius: 10, [.text("Search", text, .body.with(.secondary))]))
      }
      bottom -= 52
    }
    let width = bounds.width - 32
    if isLarge {
      let place = CGRect(x: 16, y: bottom - 48, width: width, height: 41)
      let shown = PointText(.largeTitle).start(of: title, width: width)
      return layers + [.text(shown, place, .largeTitle)]
    }
    let height = min(44, bottom)
    let place = CGRect(x: 16, y: bottom - height, width: width, height: height)
    let shown = PointText(.headline).start(of: title, width: width)
    return layers + [.text(shown, place, .headline.with(nil, .center))]
  }

  /// Returns the layers of a filled button that is as wide as a bar without its margins.
  private func button(_ text: String, in bounds: CGRect) -> [Layer] {
    let box = bounds.without(dx: Phone.layoutMargin, dy: min(6, bounds.height / 8))
    let style = TextStyle.headline.with(.onTint, .center)
    return [
      .shape(.tint, box, radius: min(12, box.height / 2)),
      .text(PointText(style).start(of: text, width: box.width), box, style),
    ]
  }

  private func tabs(in bounds: CGRect) -> [Layer] {
    let width = bounds.width / 3
    let bottom = bounds.maxY - min(scenery.phone.scene.safeArea.bottom, bounds.height - 44)
    return (0..<3).map { index in
      let side: CGFloat = 22
      let x = (CGFloat(index) + 0.5) * width - side / 2
      let icon = CGRect(x: x, y: (bottom - side) / 2, width: side, height: side)
      return .shape(index == 0 ? .tint : .track, icon, radius: index == 2 ? side / 2 : 6)
    }
  }

  private func status(_ isBesideCamera: Bool, in bounds: CGRect) -> [Layer] {
    let style = (isBesideCamera ? TextStyle.headline : TextStyle.caption.with(weight: .semibold))
      .with(nil, .center)
    let ear = isBesideCamera ? min(130, bounds.width / 3) : bounds.width
    let time = CGRect(
      x: 0, y: bounds.height > 40 ? 8 : 0, width: ear, height: min(bounds.height, 44))
    let right = isBesideCamera ? bounds.width - ear / 2 + 34 : bounds.width - 8
    return [.text("9:41", time, style)] + battery(right: right, y: time.midY)
      + signal(x: isBesideCamera ? right - 70 : 8, y: time.midY)
  }

  private func battery(right: CGFloat, y: CGFloat) -> [Layer] {
    [
      .shape(.ink, CGRect(x: right - 27, y: y - 5.5, width: 24, height: 11), radius: 3),
      .shape(.ink, CGRect(x: right - 2, y: y - 2, width: 1.5, height: 4), radius: 0.5),
    ]
  }

  private func signal(x: CGFloat, y: CGFloat) -> [Layer] {
    (0..<4).map { index in
      let height = 4 + 2 * CGFloat(index)
      return .shape(
        .ink, CGRect(x: x + 5 * CGFloat(index), y: y + 5 - height, width: 3, height: height),
        radius: 1)
    }
  }
}
