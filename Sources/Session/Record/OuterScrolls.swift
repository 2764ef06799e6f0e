import Foundation
import Simulation

/// The scroll views around the table, outermost first.
struct OuterScrolls: FigureValue {
  private let scrolls: [[(name: StaticString, value: any FigureValue)]]

  init(_ phone: Phone) {
    scrolls = phone.isNested ? phone.outerScrolls.map { Self.members(of: $0, on: phone) } : []
  }

  private static func members(
    of index: Int, on phone: Phone
  ) -> [(name: StaticString, value: any FigureValue)] {
    let container = phone.containers[index]
    guard let scroll = container.scroll else { return [] }
    return [
      ("frame", phone.containerFrames[index]), ("bounds", container.bounds),
      ("contentSize", container.contentSize), ("contentOffset", container.boundsOrigin),
      ("contentInset", scroll.contentInset),
      ("adjustedContentInset", scroll.adjustedContentInset),
      ("minimumOffset", scroll.minimumOffset),
      ("maximumOffset", scroll.maximumOffset(in: container.frame.size)),
    ]
  }

  /// In a form without such views the record says nothing of them.
  var isThere: Bool { !scrolls.isEmpty }

  var stateValue: StateValue {
    .list(scrolls.map { .object($0.map { ($0.name.description, $0.value.stateValue) }) })
  }

  func write(to json: inout JSONWriter) {
    json.openList()
    for scroll in scrolls {
      json.openObject()
      for member in scroll {
        json.key(member.name)
        member.value.write(to: &json)
      }
      json.closeObject()
    }
    json.closeList()
  }
}
