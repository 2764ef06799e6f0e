import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of Sean Carpenter's "Scrolling a UITableView When Displaying the Keyboard".
  ///
  /// On keyboardDidShow, the code saves the view's height and sets it to the y of the keyboard's
  /// top. The notification comes after textFieldDidBeginEditing, so scrollToRow at `.none` runs
  /// half a second after that call. On keyboardDidHide, the saved height returns within 0.3
  /// seconds.
  package static let shrinkView = Strategy(
    .shrinkView,
    rule: "view ends at the keyboard; half a second later, the row scrolls into view",
    source: "Scrolling a UITableView When Displaying the Keyboard", setup: nil,
    flaws: [
      "the row is covered until the delay is over",
      "a second keyboardDidShow saves the shrunk height, so the first height is never restored",
      "the offset stays",
    ],
    when: .didShow, room: .viewHeight, reveal: .row, motion: .uikit, hide: .saved, delay: 0.5)
}

extension Room {
  /// A strategy's decision to set the root view's height to the `y` of the keyboard's top.
  ///
  /// The table inside the view shrinks, too. The article saves only the height, and at every
  /// keyboardDidShow. So a second keyboardDidShow overwrites the original height.
  package static let viewHeight = Room(
    "viewHeight", "the root view's height is the y of the keyboard's top", by: .frame
  ) { step in
    step.rememberRootHeight()
    var frame = step.phone.rootView.model
    frame.size.height = max(0, step.phone.convertToRoot(fromWindow: step.end).minY)
    step.setRootFrame(frame)
  }
}
