import Foundation
import Simulation

/// Draws a phone with its screen as layers of vector pictures.
struct ScreenLayers {
  let scenery: ScreenScene

  /// The layer of the phone; its coordinates begin at the top left corner of the phone's body.
  var phone: Layer {
    let body = PhoneBody(scenery.phone.scene)
    let screen = Layer.group("screen", at: body.screen, clips: true, screenLayers)
    return .group("phone", at: body.frame, [screen] + body.layers)
  }

  private var screenLayers: [Layer] {
    let scene = scenery.phone.scene
    let screen = CGRect(origin: .zero, size: scene.deviceScreen.size)
    let shift = scene.windowFrame.origin
    let window = Layer.group("window", at: scene.windowFrame, clips: true, windowLayers)
    var layers = [Layer.shape(.window, screen), window]
    if scenery.cover?.canHaveKeyboard != false, let keyboard = scenery.keyboard {
      layers += KeyboardLayers(scenery, keyboard, shift: shift).layers
    }
    if scenery.hasHomeIndicator {
      let width = screen.width / 3
      let strip = CGRect(
        x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
      layers.append(.shape(.ink, strip, radius: 2.5))
    }
    if scenery.cover == nil, let row = scenery.lostRow {
      layers += HiddenRowLayers(row: row, scenery: scenery, shift: shift).layers
    }
    return layers
  }

  private var windowLayers: [Layer] {
    let phone = scenery.phone
    let bars = BarLayers(scenery)
    var layers = [Layer.shape(.root, phone.rootFrame, part: "root")]
    let rootBars = scenery.bars.flatMap(bars.layers)
    if phone.scene.hasSheet {
      // The content behind a sheet is dimmed.
      layers += rootBars + [.shape(.dim, CGRect(origin: .zero, size: phone.scene.screenSize))]
    }
    let isSheet = phone.containers.map(\.isSheet)
    layers += zip(phone.containerFrames, isSheet).enumerated().map { index, container in
      .shape(.root, container.0, radius: container.1 ? 10 : 0, part: "container-\(index)")
    }
    layers += TableLayers(scenery).layers + scenery.containerBars.flatMap(bars.layers)
    if !phone.scene.hasSheet { layers += rootBars }
    layers += bars.navigationField
    layers += scenery.bottomBar.map(bars.layers) ?? []
    if let cover = scenery.cover {
      let title = Layer.text(
        cover.title, CGRect(origin: .zero, size: cover.frameOnScreen.size),
        .body.with(.secondary, .center))
      layers.append(.shape(.cover, cover.frameOnScreen, radius: 10, part: "cover", [title]))
    }
    return layers
  }
}
