import Foundation

/// The navigation bar of the shown screen, and the text field in it.
extension Phone {
  /// The frame of the shown screen's navigation bar, in screen coordinates.
  ///
  /// A sheet has a bar of its own.
  package var shownNavigationBarFrame: CGRect {
    guard scene.hasSheet, let sheet = containers.first else { return navigationBarFrame }
    return CGRect(
      x: sheet.frame.minX, y: sheet.frame.minY, width: sheet.frame.width, height: sheet.bars.top)
  }

  /// The frame on the screen of the text field in the navigation bar.
  ///
  /// Nil without a field, and while the search bar is hidden. The field is 36 points high.
  package var navigationFieldFrame: CGRect? {
    guard let field = scene.navigationField else { return nil }
    let bar = shownNavigationBarFrame
    var bottom = bar.maxY - 10
    switch field.place {
    case .title: bottom = bar.minY + (scene.smallBarHeight + 36) / 2
    case .hiding:
      // A bar over a table that ignores the safe area never grows.
      guard scene.barStretch == 0 || table.barStretch > 0 && table.barGrowth >= table.barStretch
      else { return nil }
    case .pinned, .alone: break
    }
    return CGRect(
      x: bar.minX + field.left, y: bottom - 36,
      width: max(0, bar.width - field.left - field.right), height: 36)
  }

  /// The point where a finger touches the field outside the table, in the docked bar or in the
  /// navigation bar; nil without such a field, or while it is hidden.
  package var barTouchPoint: CGPoint? {
    (barFieldFrame ?? navigationFieldFrame).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// Replaces the bars around the table, for example when a search hides the title.
  ///
  /// A table that was scrolled to its top stays at its top.
  package mutating func show(_ chrome: Chrome) {
    guard chrome != scene.chrome else { return }
    let old = scene
    scene = scene.with(chrome)
    updateBars(from: old)
  }
}
