import Forms
import Foundation
import Simulation

/// The scroll views that contain the form's table, outermost first, as one observable value.
package struct OuterScrolls: FigureValue {
  package let scrolls: [OuterScroll]

  package init(_ phone: Phone) {
    scrolls = phone.isNested ? phone.outerScrolls.compactMap { OuterScroll($0, on: phone) } : []
  }

  /// Whether there are scroll views around the form's table.
  ///
  /// If not, the session's JSON has no list of them.
  package var isThere: Bool { !scrolls.isEmpty }

  package var stateValue: StateValue {
    .list(
      scrolls.map { scroll in
        .object(scroll.members.map { ($0.name.description, $0.value.stateValue) })
      })
  }

  package func write(to json: inout JSONWriter) {
    json.openList()
    for scroll in scrolls {
      json.openObject()
      for member in scroll.members {
        json.key(member.name)
        member.value.write(to: &json)
      }
      json.closeObject()
    }
    json.closeList()
  }
}

/// The observable values of one scroll view that contains the form's table.
///
/// The frame is in screen coordinates, everything else in the scroll view's own coordinates.
package struct OuterScroll: Sendable {
  /// Whether the scroll view scrolls vertically: its content is larger than its bounds by more
  /// points in height than in width.
  package let isVertical: Bool
  package let contentOffset: CGPoint
  package let minimumOffset: CGPoint
  package let maximumOffset: CGPoint
  /// The scroll view's observable values, each with the name of its UIKit property.
  fileprivate let members: [(name: StaticString, value: any FigureValue)]

  fileprivate init?(_ index: Int, on phone: Phone) {
    let container = phone.containers[index]
    guard let scroll = container.scroll else { return nil }
    isVertical = scroll.isVertical
    contentOffset = container.boundsOrigin
    minimumOffset = scroll.minimumOffset
    maximumOffset = scroll.maximumOffset(in: container.frame.size)
    members = [
      ("frame", phone.containerFrames[index]), ("bounds", container.bounds),
      ("contentSize", container.contentSize), ("contentOffset", contentOffset),
      ("contentInset", scroll.contentInset),
      ("adjustedContentInset", scroll.adjustedContentInset),
      ("minimumOffset", minimumOffset), ("maximumOffset", maximumOffset),
    ]
  }
}
