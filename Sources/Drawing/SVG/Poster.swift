import Foundation
import Session
import Simulation

/// A picture for sharing: the phone, and beside it the strategy, the commands and the result.
struct Poster {
  let board: Storyboard

  private static let padding: CGFloat = 40
  private static let gap: CGFloat = 60
  private static let panelWidth: CGFloat = 330

  /// A one-line description of the shared picture's contents.
  var title: String {
    let story = board.story
    let verdict = board.scenes.last?.step.verdict.line ?? "nothing moved yet"
    return "\(story.ending.form.title): \(story.strategy.name), \(verdict)"
  }

  /// The shared picture as a layer at each time of its animation.
  var layers: [Layer] {
    let phones = board.moments.map(Self.phone)
    let size = phones.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.frame.width), height: max($0.height, $1.frame.height))
    }
    // The panel beside an iPad must stay readable when the picture is scaled down.
    let scale = max(1, min(size.height, size.width) / 620)
    let panelWidth = Self.panelWidth * scale
    let height = max(size.height, 440)
    let card = CGRect(
      x: 0, y: 0, width: 2 * Self.padding + size.width + Self.gap * scale + panelWidth,
      height: 2 * Self.padding + height)
    let inset = board.moments.first.map { PhoneBody($0.scenery.phone.scene).screen.minY } ?? 0
    var rest = board.moments.first?.scenery
    return zip(board.moments, phones).map { moment, phone in
      var phone = phone
      phone.frame.origin = CGPoint(
        x: Self.padding + (size.width - phone.frame.width) / 2,
        y: Self.padding + (height - phone.frame.height) / 2)
      if !moment.scenery.isMoving { rest = moment.scenery }
      let panel = Layer.group(
        "panel",
        at: CGRect(
          x: Self.padding + size.width + Self.gap * scale, y: Self.padding + inset,
          width: panelWidth, height: height - 2 * inset),
        panel(moment, rest ?? moment.scenery, scale: scale, height: height - 2 * inset).layers)
      let dimension =
        moment.touch == nil
        ? ClearanceLayers(moment.scenery)?.layers(
          beside: phone, scale: scale) : nil
      return Layer(
        frame: card,
        children: [.shape(.fine, card, radius: 28), phone, panel] + (dimension ?? []))
    }
  }

  /// Returns the layer of the phone at one time of an animation, with the finger if it touches.
  static func phone(at moment: Storyboard.Moment) -> Layer {
    var phone = ScreenLayers(scenery: moment.scenery).phone
    guard let touch = moment.touch,
      let screen = phone.children.first(where: { $0.part == "screen" })
    else { return phone }
    let spot = CGRect(
      x: screen.frame.minX + touch.x - 20, y: screen.frame.minY + touch.y - 20, width: 40,
      height: 40)
    phone.children.append(.shape(.touch, spot, radius: 20, part: "touch"))
    return phone
  }

  private func panel(
    _ moment: Storyboard.Moment, _ rest: ScreenScene, scale: CGFloat, height: CGFloat
  ) -> PanelLayers {
    let scene = moment.scenery.phone.scene
    return PanelLayers(
      scenery: rest, lines: board.scenes.map(\.step.line), step: moment.step,
      caption: moment.scenery.isMoving ? nil : moment.step.map(caption),
      place: "\(scene.device.name) · \(scene.orientation.rawValue) · iOS \(scene.ios)",
      width: Self.panelWidth, height: height / scale, scale: scale)
  }

  private func caption(ofStep step: Int) -> Caption {
    Caption(board.scenes[step].step.verdict)
  }
}
