import Foundation
import Simulation

/// How much of a row is visible, computed from frames alone.
///
/// Tests compare the program's own results with these.
struct FieldVisibility {
  /// The vertical range of the row on the screen.
  let row: ClosedRange<CGFloat>
  /// The vertical ranges of the screen where rows are visible: above a docked keyboard, or above
  /// and below a floating one.
  let strips: [ClosedRange<CGFloat>]
  /// The y on the screen where the visible part begins, even if it is empty.
  private let top: CGFloat

  /// Computes the visible part of a row in a table that no container rotates or scales.
  ///
  /// `header` is the height of a header that may float above the row.
  ///
  /// `footer` is the height of a footer that may float below the row, at the bottom of the area
  /// inside the table's insets.
  init(
    _ phone: Phone, row: Int, header: CGFloat = 0, footer: CGFloat = 0,
    keyboard frame: CGRect? = nil
  ) {
    let keyboardFrame = frame ?? phone.keyboard.frame.model
    let table = phone.table.frame.model
    let origin = phone.containers.reduce(phone.rootView.model.origin) {
      CGPoint(
        x: $0.x + $1.frame.minX - $1.boundsOrigin.x, y: $0.y + $1.frame.minY - $1.boundsOrigin.y)
    }
    let frame = table.offsetBy(dx: origin.x, dy: origin.y)
    let span = phone.table.rows.span(ofRow: row)
    let scrolled = frame.minY - phone.table.contentOffset.model.y
    self.row = (span.lowerBound + scrolled)...(span.upperBound + scrolled)
    // A large title and a search bar are open as far as the content's top is below the small bar.
    let growth = min(
      max(0, scrolled - phone.scene.navigationBarFrame.maxY),
      phone.scene.largeTitleHeight + phone.scene.searchBarHeight)
    let screen = phone.scene.screenSize
    let bars = phone.scene.hasSheet ? Chrome(hasNavigationBar: false) : phone.scene.chrome
    // A scroll view around the table shows only the part of the table inside its own frame.
    let ports = phone.containers.indices.filter { phone.containers[$0].scroll != nil }
      .map { Self.port(of: $0, on: phone) }
    let top = max(
      ports.map(\.lowerBound).max() ?? -.infinity, frame.minY, phone.scene.statusBarFrame.maxY,
      bars.hasNavigationBar ? phone.scene.navigationBarFrame.maxY + growth : 0)
    // What the home indicator lies over counts as covered too, as it does for UIKit.
    let bottom = min(
      ports.map(\.upperBound).min() ?? .infinity, frame.maxY,
      bars.hasTabBar
        ? phone.scene.tabBarFrame.minY : screen.height - phone.scene.safeArea.bottom)
    let keyboard = keyboardFrame.intersection(CGRect(origin: .zero, size: screen))
    let covers =
      !keyboard.isEmpty && keyboard.minX < frame.maxX && keyboard.maxX > frame.minX
    let barTop = Self.topOfBottomBar(phone, keyboard: covers ? keyboard : .null)
    let ends =
      covers
      ? [(top, min(keyboard.minY, barTop)), (keyboard.maxY, min(bottom, barTop))]
      : [(top, min(bottom, barTop))]
    self.top = top + header
    strips = ends.compactMap { start, end in
      let (first, last) = (max(start, top) + header, min(end, bottom) - footer)
      return first < last ? first...last : nil
    }
  }

  /// Returns the top of a bar at the bottom, which may be above a docked keyboard, as y on the
  /// screen; infinity without a bar.
  private static func topOfBottomBar(_ phone: Phone, keyboard: CGRect) -> CGFloat {
    let sheet = phone.containers.first.flatMap { $0.presentation == nil ? nil : $0 }
    let chrome = sheet?.chrome ?? phone.scene.chrome
    guard let bar = chrome.bottomBar else { return .infinity }
    let screen = phone.scene.screenSize
    let hasTabs = chrome.hasTabBar && sheet == nil
    var end = hasTabs ? phone.scene.tabBarFrame.minY : screen.height - phone.scene.safeArea.bottom
    if let sheet { end = min(end, sheet.frame.maxY) }
    let isDocked = keyboard.maxY >= screen.height && keyboard.width >= screen.width
    if bar.follows == .keyboard, isDocked { end = min(end, keyboard.minY) }
    return end - bar.height
  }

  /// Returns the vertical range on the screen of a scroll view around the table.
  private static func port(of index: Int, on phone: Phone) -> ClosedRange<CGFloat> {
    let top = phone.containers[..<index].reduce(phone.rootView.model.minY) {
      $0 + $1.frame.minY - $1.boundsOrigin.y
    }
    let frame = phone.containers[index].frame
    return (top + frame.minY)...(top + frame.maxY)
  }

  /// Whether the whole row is visible.
  var isWhole: Bool { isSeen(row) }

  /// Whether the whole row would be visible `points` further down, with a margin below it.
  func isWhole(movedBy points: CGFloat, margin: CGFloat) -> Bool {
    isSeen((row.lowerBound + points)...(row.upperBound + points + margin))
  }

  /// Whether a vertical range of the screen is completely visible.
  func isSeen(_ span: ClosedRange<CGFloat>) -> Bool {
    strips.contains {
      $0.lowerBound <= span.lowerBound + 1e-6 && span.upperBound <= $0.upperBound + 1e-6
    }
  }

  /// Whether the row begins where the visible part begins.
  var beginsAtTop: Bool { abs(top - row.lowerBound) < 1e-6 }

  /// The height of the highest visible range.
  var freeHeight: CGFloat { strips.map { $0.upperBound - $0.lowerBound }.max() ?? 0 }

  /// Whether the whole row would be visible at some position.
  var fits: Bool { freeHeight >= row.upperBound - row.lowerBound }
}
