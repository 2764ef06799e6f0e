import Foundation
import Simulation

/// The areas that the keyboard covers, together with a bottom bar above the keyboard.
extension Step {
  /// The area on the screen that the keyboard covers, together with a bottom bar above the
  /// keyboard.
  ///
  /// It is larger than the keyboard only if the keyboard is docked and there is such a bar.
  package var coverOnScreen: CGRect { phone.cover(by: keyboardOnScreen) }

  /// The area that keyboard and bottom bar cover, in the coordinates of the table's content.
  package var coverInTable: CGRect { phone.convertToTable(fromScreen: coverOnScreen) }

  /// The height in points of a bottom bar that moves with the keyboard, or 0 without one.
  ///
  /// The bar is inside the view that avoids the keyboard, below the table.
  package var heightOfFollowingBar: CGFloat {
    guard let bar = phone.bottomBar, bar.follows == .keyboard else { return 0 }
    return bar.height
  }
}

extension Phone {
  /// Returns the area on the screen that a keyboard and a bottom bar above the keyboard cover.
  ///
  /// `keyboard` is the keyboard's frame on the screen. If the keyboard doesn't span the screen's
  /// bottom, only its frame is returned.
  package func cover(by keyboard: CGRect) -> CGRect {
    let screen = scene.deviceScreen
    // A layout guide without a keyboard ends at the safe area.
    let isDocked = keyboard.maxY >= screen.maxY - scene.rootSafeAreaBottom
    guard bottomBar != nil, isDocked, keyboard.width >= screen.width else { return keyboard }
    let top = coverTop(above: keyboard.minY)
    return CGRect(
      x: keyboard.minX, y: top, width: keyboard.width,
      height: keyboard.height + keyboard.minY - top)
  }
}
