import Foundation
import Simulation

/// The scroll views around the table as a strategy found them, in memory that copies share.
final class OuterMemory: Hashable, Sendable {
  /// One of them, as it was found.
  struct Scroll: Hashable, Sendable {
    let container: Int
    /// Nil once the user has scrolled.
    var offset: CGPoint?
    var inset: EdgeInsets
  }

  let scrolls: [Scroll]

  init(_ scrolls: [Scroll]) { self.scrolls = scrolls }

  /// Takes note of them as they are; nil where there are none.
  convenience init?(_ phone: borrowing Phone) {
    guard phone.isNested else { return nil }
    let containers = phone.containers
    self.init(
      phone.outerScrolls.map {
        Scroll(
          container: $0, offset: containers[$0].boundsOrigin,
          inset: containers[$0].scroll?.contentInset ?? .zero)
      })
  }

  /// The same without offsets.
  var withoutOffsets: OuterMemory {
    OuterMemory(scrolls.map { Scroll(container: $0.container, offset: nil, inset: $0.inset) })
  }

  static func == (left: OuterMemory, right: OuterMemory) -> Bool {
    left === right || left.scrolls == right.scrolls
  }

  func hash(into hasher: inout Hasher) { hasher.combine(scrolls) }
}

extension Step {
  /// Remembers the scroll views around the table as they are before the strategy first moves one.
  mutating func rememberOuters() { memory.outers = memory.outers ?? OuterMemory(phone) }

  /// Gives back what was remembered of the scroll views around the table.
  mutating func restoreOuters() {
    for scroll in memory.outers?.scrolls ?? [] {
      if let offset = scroll.offset {
        // A turn of the phone may have changed the range since.
        let legal = phone.containers[scroll.container].legalOffset(
          offset, withInset: scroll.inset)
        phone.setOuterOffset(
          legal, ofContainer: scroll.container, by: .strategy, animation: roomAnimation)
      }
      phone.setOuterInset(
        scroll.inset, ofContainer: scroll.container, by: .strategy, animation: roomAnimation)
    }
  }

  /// Scrolls the scroll views around the table, from inward out, by the least movement that shows a
  /// rectangle of the table's content in each one's own bounds.
  package mutating func scrollOutersToShow(_ rect: CGRect) {
    guard phone.isNested else { return }
    phone.scrollOutersToShow(rect, by: .strategy, animation: scrollAnimation)
  }

  /// Ends what the window holds at the top of a rectangle of it, by the root view's height: the
  /// outermost scroll view around the table ends there.
  package mutating func endBody(atTopOf rect: CGRect) {
    guard let outermost = phone.outerScrolls.first else { return }
    rememberRootFrame()
    var frame = firstRootFrame
    let ended = phone.rootView.model.height - frame.height
    let bottom = phone.containerFrames[outermost].maxY - ended
    let keyboardTop = phone.scene.screenRect(fromWindow: rect).minY
    frame.size.height = max(0, frame.height - max(0, bottom - keyboardTop))
    setRootFrame(frame)
  }
}
