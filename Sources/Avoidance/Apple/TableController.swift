import AvoidanceEngine

extension Strategy {
  /// The strategy of UITableViewController, as observed; Apple documents no rule.
  ///
  /// On keyboardWillShow, the bottom inset grows by the part of the table that the keyboard covers.
  /// From iOS 6 to 10, this inset is contentInset (radar 13836932). In apps linked with iOS 11 or
  /// later, only adjustedContentInset grows, which includes the safe area (WebKit's source).
  ///
  /// The text field itself scrolls the row into view. Up to iOS 7, text fields did not scroll, and
  /// the controller did it. Only the controller's own table gets the inset, even inside other
  /// scroll views, and a large title is not part of the inset. That is inferred, because in every
  /// source the table fills the controller's view.
  package static let tableController = Strategy(
    .tableController,
    rule: "UIKit adds the keyboard to its share of the inset; the text field scrolls itself",
    source: "UITableViewController, observed", setup: .tableController,
    flaws: [
      "it cannot be turned off (radar 13984333), and an app's own inset is added to it",
      "the row ends up right at the keyboard",
      "nothing brings the offset back on hide",
      "without the field's own scroll, nothing comes into view",
    ],
    when: .willShow, room: .systemInset, reveal: .controller, motion: .keyboard, hide: .mirror)
}

extension Setup {
  fileprivate static let tableController = Setup { _ in
    """
    import UIKit

    /// A form whose controller makes room for the keyboard.
    ///
    /// Every UITableViewController does this once its `viewWillAppear` has been called.
    final class FormViewController: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {
        // Without this call the controller makes no room.
        super.viewWillAppear(animated)
      }
    }
    """
  }
}

extension Reveal {
  /// A strategy's decision to scroll by the least movement that shows the active row, up to iOS 7.
  ///
  /// From iOS 8 on, nothing is done, because the text field scrolls itself.
  package static let controller = Reveal(
    "controller", "up to iOS 7 the least movement, later the text field's own scroll"
  ) { step in
    guard step.phone.scene.ios < 8 else { return }
    step.scrollToRow(at: .none)
  }
}
