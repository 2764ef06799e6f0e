import AvoidanceEngine
import Foundation
import Simulation

/// A scroll view of the form: the table, or a container around it.
enum ScrollPlace {
  case table
  case container(Int)

  /// The container's index, counted from the outermost one, or −1 for the table.
  var number: Int {
    switch self {
    case .table: -1
    case .container(let index): index
    }
  }

  init(number: Int) { self = number < 0 ? .table : .container(number) }
}

/// Reads and changes any scroll view of the form in the same way, as a library's code does.
extension Step {
  var scrollsFromInside: [ScrollPlace] {
    [.table] + phone.outerScrolls.reversed().map { .container($0) }
  }

  mutating func setInsetToZero(of scroll: ScrollPlace) {
    switch scroll {
    case .table:
      if phone.table.contentInset != .zero { setInset(.zero, indicators: .zero) }
    case .container(let index):
      phone.setOuterInset(.zero, ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }

  mutating func setOffset(of scroll: ScrollPlace, to y: CGFloat) {
    switch scroll {
    case .table: phone.setContentOffset(y, by: .strategy, animation: roomAnimation)
    case .container(let index):
      let old = phone.containers[index].boundsOrigin
      phone.setOuterOffset(
        CGPoint(x: old.x, y: y), ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }

  func offset(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.contentOffset.model.y
    case .container(let index): phone.containers[index].boundsOrigin.y
    }
  }

  func topInset(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.contentInset.top
    case .container(let index): phone.containers[index].scroll?.contentInset.top ?? 0
    }
  }

  func systemBottom(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.systemInset.bottom
    case .container(let index): phone.containers[index].scroll?.systemInset.bottom ?? 0
    }
  }

  func height(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.bounds.height
    case .container(let index): phone.containers[index].bounds.height
    }
  }

  func contentHeight(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.rows.contentHeight
    case .container(let index): phone.containers[index].contentSize.height
    }
  }

  func frameOnScreen(of scroll: ScrollPlace) -> CGRect {
    switch scroll {
    case .table: phone.tableFrameOnScreen
    case .container(let index): phone.containerFrames[index]
    }
  }
}
