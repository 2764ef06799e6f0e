import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of Android's `adjustPan`, which every Android with an on-screen keyboard has.
  ///
  /// It exists since API level 3. The list scrolls the field into its own bounds, which don't
  /// change. Then the whole window pans from its original position by the least movement that shows
  /// the field between status bar and keyboard. There is no margin. A field that doesn't fit is not
  /// moved. On hide, the pan becomes 0. A floating keyboard is ignored, here and in
  /// ``androidResize``. This is inferred, because such a keyboard has no insets on Android.
  package static let androidPan = Strategy(
    .androidPan,
    rule: "the window pans by the covered part of the row, and back",
    source: "Android, SOFT_INPUT_ADJUST_PAN", support: .android(2), setup: .androidPan,
    flaws: [
      "the bars leave the screen with the content",
      "the rows below the field cannot be reached while the keyboard is up",
    ],
    when: .layout, room: .pan, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore)
}

extension Setup {
  fileprivate static let androidPan = Setup { _ in
    """
    <!-- AndroidManifest.xml -->
    <activity android:name=".FormActivity" android:windowSoftInputMode="adjustPan" />
    """
  }
}

extension Room {
  /// A strategy's decision to pan the window up by the covered height of the active row.
  ///
  /// The movement starts at the original position, also for rows above. It is zero for a row that
  /// doesn't fit.
  package static let pan = afterReveal(
    "pan", "the window pans until the row ends at the keyboard's top", by: .frame
  ) { step in
    guard let row = step.activeRow else { return }
    step.rememberRootFrame()
    let first = step.firstRootFrame
    // When the table moves out of the safe area, its offset may be clamped, so a second pass is
    // needed.
    for _ in 0..<2 {
      let shift = step.phone.rootView.model.minY - first.minY
      let frame = step.phone.frameOnScreen(ofRow: row).offsetBy(dx: 0, dy: -shift)
      guard let distance = step.panDistance(of: frame) else { return }
      step.setRootFrame(first.offsetBy(dx: 0, dy: -distance))
    }
  }
}

extension Step {
  /// Returns how far the window must pan up to show a rectangle above the keyboard, in points.
  ///
  /// The rectangle is on the screen. Negative if the window must pan down to show it. Nil if it is
  /// taller than the area between status bar and keyboard.
  fileprivate func panDistance(of frame: CGRect) -> CGFloat? {
    let top = phone.scene.safeArea.top
    let bottom = keyboardOnScreen.minY
    if frame.height > bottom - top { return nil }
    if frame.minY < top { return frame.minY - top }
    return max(0, frame.maxY - bottom)
  }
}
