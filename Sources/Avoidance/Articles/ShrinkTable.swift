import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of a Russian note about UIKeyboardWillShowNotification.
  ///
  /// On keyboardWillShow, the scroll view's height becomes the height of the controller's view
  /// minus the keyboard's height. The animation has the notification's duration and the default
  /// curve. The note has no code for keyboardWillHide; the simulation reverses the change.
  package static let shrinkTable = Strategy(
    .shrinkTable,
    rule: "table's height is the view's height minus the keyboard's",
    source: "Russian note on UIKeyboardWillShowNotification", setup: nil,
    flaws: [
      "it assumes that the scroll view fills the screen, so below a navigation bar the bar's "
        + "height stays under the keyboard",
      "nothing scrolls",
      "the frame is converted in the wrong direction, which gives a wrong height in a scaled "
        + "view, but not in a rotated one",
    ],
    when: .willShow, room: .frameHeight, reveal: .none, motion: .keyboardDuration, hide: .mirror)
}

extension Room {
  /// A strategy's decision to set the table's height to the root view's height minus the keyboard's
  /// height.
  package static let frameHeight = Room(
    "frameHeight", "the table's height is the view's height minus the keyboard's", by: .frame
  ) { step in
    step.rememberTableFrame()
    // The note converts with toView: nil, in the wrong direction, but only uses the height.
    let height = step.phone.convertToWindow(fromRoot: step.end).height
    var frame = step.phone.table.frame.model
    frame.size.height = max(0, step.phone.rootView.model.height - height)
    step.setTableFrame(frame)
  }
}
