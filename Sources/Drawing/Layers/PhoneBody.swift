import Foundation
import Simulation

/// The body of a phone around its screen in vector pictures: edge, camera and home button.
///
/// Thickness and corner radius are estimates. The screen inside has its size in points.
struct PhoneBody {
  private let screenSize: CGSize
  private let isLandscape: Bool
  private let isPad: Bool
  /// The height of the camera area at the screen's top edge in portrait, in points.
  ///
  /// Zero on a phone with a home button.
  private let cameraInset: CGFloat
  private let hasHomeButton: Bool

  init(_ scene: Scene) {
    screenSize = scene.deviceScreen.size
    isLandscape = scene.orientation.isLandscape
    let screen = scene.device.screen
    isPad = screen.isPad
    hasHomeButton = screen.portraitSafeArea.bottom == 0
    cameraInset = hasHomeButton || isPad ? 0 : screen.portraitSafeArea.top
  }

  private var holeRadius: CGFloat {
    hasHomeButton ? 0 : isPad ? 18 : cameraInset > 50 ? 55 : 40
  }

  /// The widths of the phone's body around the screen in the current orientation, in points.
  private var edges: Layer.EdgeWidths {
    let side: CGFloat = hasHomeButton ? (isPad ? 26 : 14) : (isPad ? 18 : 12)
    let end: CGFloat = hasHomeButton ? (isPad ? 56 : 64) : side
    return isLandscape
      ? Layer.EdgeWidths(side: end, end: side) : Layer.EdgeWidths(side: side, end: end)
  }

  var frame: CGRect {
    CGRect(
      x: 0, y: 0, width: screenSize.width + 2 * edges.side,
      height: screenSize.height + 2 * edges.end)
  }

  /// The frame of the phone's screen in the coordinates of the phone's body, in points.
  var screen: CGRect { CGRect(origin: CGPoint(x: edges.side, y: edges.end), size: screenSize) }

  /// The layers of the phone's body to draw over the screen, whose corners they hide.
  var layers: [Layer] {
    let radius = hasHomeButton ? (isPad ? 32 : 44) : holeRadius + edges.side
    let ring = Layer(
      frame: frame,
      content: .ring(.bezel, hole: edges, holeRadius: holeRadius, radius: radius))
    // The screen's square corners extend beyond the body's round ones.
    let corners = Layer(
      frame: frame,
      content: .ring(
        .fine, hole: Layer.EdgeWidths(side: 0, end: 0), holeRadius: radius, radius: 0))
    return [corners, ring] + (hasHomeButton ? homeButton : camera)
  }

  private var homeButton: [Layer] {
    let side: CGFloat = isPad ? 34 : 44
    let middle =
      isLandscape
      ? CGPoint(x: frame.width - edges.side / 2, y: frame.midY)
      : CGPoint(x: frame.midX, y: frame.height - edges.end / 2)
    let button = CGRect(
      x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    return [.shape(.home, button, radius: side / 2)]
  }

  /// The layers of the front camera: a pill inside the screen, or on older phones a notch at its
  /// edge.
  private var camera: [Layer] {
    guard cameraInset > 0 else { return [] }
    let isPill = cameraInset > 50
    let size = isPill ? CGSize(width: 126, height: 37) : CGSize(width: 164, height: 31)
    let inset: CGFloat = isPill ? 11 : -6
    let frame =
      isLandscape
      ? CGRect(
        x: screen.minX + inset, y: screen.midY - size.width / 2, width: size.height,
        height: size.width)
      : CGRect(
        x: screen.midX - size.width / 2, y: screen.minY + inset, width: size.width,
        height: size.height)
    return [.shape(.camera, frame, radius: isPill ? 18.5 : 16)]
  }
}
