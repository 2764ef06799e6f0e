import Foundation
import Simulation

/// Draws the active field's row as layers above everything else, if the row is partly hidden.
///
/// The layers are the row's outline, and a note with its distance from the visible part.
struct HiddenRowLayers {
  let row: HiddenRow
  let scenery: ScreenScene
  /// The origin of the app's window in screen coordinates, in points.
  let shift: CGPoint

  var layers: [Layer] {
    let frame = row.frameOnScreen.offsetBy(dx: shift.x, dy: shift.y)
    let style = TextStyle.headline.with(.onTint, .center)
    let width = min(PointText(style).width(of: row.name) + 20, frame.width - 16)
    let height = min(28, frame.height)
    let label = CGRect(x: 8, y: (frame.height - height) / 2, width: width, height: height)
    let shown = PointText(style).start(of: row.name, width: width - 16)
    let text = Layer.text(shown, CGRect(origin: .zero, size: label.size), style)
    let name = Layer.shape(.bad, label, radius: 8, [text])
    let ghost = Layer.shape(.lost, frame, part: "lost", [name])
    return [ghost] + (scenery.isMoving ? [] : [note])
  }

  /// A label with the row's distance, at the edge that hides the row, such as the keyboard's top.
  private var note: Layer {
    let style = TextStyle.footnote.with(.onTint, .center, weight: .semibold)
    let size = CGSize(width: PointText(style).width(of: row.note) + 20, height: 24)
    let screen = scenery.phone.scene.screenSize
    let y = row.edge == .top ? row.y + 6 : min(row.y, screen.height) - size.height / 2
    let frame = CGRect(
      x: shift.x + screen.width - size.width - 10, y: shift.y + y, width: size.width,
      height: size.height)
    let text = CGRect(origin: .zero, size: size)
    return .shape(.bad, frame, radius: 12, [.text(row.note, text, style)])
  }
}
