import Foundation
import Simulation

extension Strategy {
  /// The Russian note on UIKeyboardWillShowNotification.
  ///
  /// Answers keyboardWillShow: the scroll view's height becomes the controller's view's less the
  /// keyboard's, with the notification's duration and the default curve. The note prints no answer
  /// to keyboardWillHide; it is taken as the mirror image.
  package static let shrinkTable = Strategy(
    .shrinkTable,
    rule: "table's height is the view's less the keyboard's",
    source: "Russian note on UIKeyboardWillShowNotification", setup: nil,
    flaws: [
      "it supposes that the scroll view fills the screen, so below a navigation bar the "
        + "bar's height stays under the keyboard",
      "nothing scrolls",
      "the frame is converted the wrong way round, which a quarter turn forgives, since "
        + "only its height is taken, but a scaled view does not",
    ],
    when: .willShow, room: .frameHeight, reveal: .none, motion: .keyboardDuration, hide: .mirror)
}

extension Room {
  /// The table's height is the root view's less the keyboard's.
  package static let frameHeight = Room(
    "frameHeight", "the table's height is the view's less the keyboard's", by: .frame
  ) { step in
    step.rememberTableFrame()
    // The note converts with toView: nil, the wrong way round, and then takes the height only.
    let height = step.phone.convertToWindow(fromRoot: step.end).height
    var frame = step.phone.table.frame.model
    frame.size.height = max(0, step.phone.rootView.model.height - height)
    step.setTableFrame(frame)
  }
}
