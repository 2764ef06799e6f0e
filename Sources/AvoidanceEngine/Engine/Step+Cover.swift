import Foundation
import Simulation

/// The area that the keyboard covers, together with the bottom bar above it.
extension Step {
  /// The area on the screen that the keyboard covers, together with the bottom bar above it.
  ///
  /// Only a docked keyboard with a bottom bar above its top covers more than its frame.
  package var coverOnScreen: CGRect { phone.cover(by: keyboardOnScreen) }

  /// The area that keyboard and bottom bar cover, in the coordinates of the table's content.
  package var coverInTable: CGRect { phone.convertToTable(fromScreen: coverOnScreen) }

  /// The height in points of a bottom bar that follows the keyboard, or 0 without one.
  ///
  /// Such a bar is inside the view that avoids the keyboard, below the table.
  package var heightOfFollowingBar: CGFloat {
    guard let bar = phone.bottomBar, bar.follows == .keyboard else { return 0 }
    return bar.height
  }
}

extension Phone {
  /// Returns the area on the screen that a keyboard covers together with the bottom bar above it.
  ///
  /// If the keyboard isn't at the screen's bottom, this is only the keyboard's frame.
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
