import Foundation
import Simulation

/// The original state of the scroll views around the table, so that it can be restored.
///
/// Copies of a strategy's memory share this object.
package final class OuterMemory: Hashable, Sendable {
  /// The original state of one scroll view around the table.
  package struct Scroll: Hashable, Sendable {
    package let container: Int
    /// The original scroll offset; nil once the user has scrolled, so that it isn't restored.
    var offset: CGPoint?
    package var inset: EdgeInsets
  }

  package let scrolls: [Scroll]

  init(_ scrolls: [Scroll]) { self.scrolls = scrolls }

  /// Saves the current state of the scroll views around the table.
  ///
  /// Returns nil if there are no such views.
  package convenience init?(_ phone: borrowing Phone) {
    guard phone.isNested else { return nil }
    let containers = phone.containers
    self.init(
      phone.outerScrolls.map {
        Scroll(
          container: $0, offset: containers[$0].boundsOrigin,
          inset: containers[$0].scroll?.contentInset ?? .zero)
      })
  }

  /// A copy of the saved state that restores the scroll views' insets but not their offsets.
  package var withoutOffsets: OuterMemory {
    OuterMemory(scrolls.map { Scroll(container: $0.container, offset: nil, inset: $0.inset) })
  }

  package static func == (left: OuterMemory, right: OuterMemory) -> Bool {
    left === right || left.scrolls == right.scrolls
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(scrolls) }
}

extension Step {
  /// Saves the state of the scroll views around the table before the strategy first moves one.
  package mutating func rememberOuters() {
    if phone.isNested, memory.outers == nil { memory.outers = OuterMemory(phone) }
  }

  /// Restores the scroll views around the table to their saved state.
  package mutating func restoreOuters() {
    for scroll in memory.outers?.scrolls ?? [] {
      if let offset = scroll.offset {
        // A rotation may have changed the range.
        let legal = phone.containers[scroll.container].legalOffset(
          offset, withInset: scroll.inset)
        phone.setOuterOffset(
          legal, ofContainer: scroll.container, by: .strategy, animation: roomAnimation)
      }
      phone.setOuterInset(
        scroll.inset, ofContainer: scroll.container, by: .strategy, animation: roomAnimation)
    }
  }

  /// Scrolls the scroll views around the table, by the least movement, to show a rectangle.
  ///
  /// The rectangle is in the table's content. The innermost view is scrolled first.
  package mutating func scrollOutersToShow(_ rect: CGRect) {
    guard phone.isNested else { return }
    phone.scrollOutersToShow(rect, by: .strategy, animation: scrollAnimation)
  }

  /// Ends the window's contents at the top of a rectangle in the window, such as the keyboard's.
  ///
  /// The root view's height changes, so that the outermost scroll view ends there, too.
  package mutating func endBody(atTopOf rect: CGRect) {
    guard let outermost = phone.outerScrolls.first else { return }
    rememberRootFrame()
    var frame = firstRootFrame
    let keyboardTop = phone.scene.screenRect(fromWindow: rect).minY
    if phone.hasBottomBarInRoot {
      // The bar goes up with the root view's end, and what is above the bar too.
      frame.size.height = max(0, min(frame.height, keyboardTop - frame.minY))
    } else {
      let ended = phone.rootView.model.height - frame.height
      let bottom = phone.containerFrames[outermost].maxY - ended
      frame.size.height = max(0, frame.height - max(0, bottom - keyboardTop))
    }
    setRootFrame(frame)
  }
}
