import Foundation
import Simulation

/// Sentences of `why` about insets and frames that the strategy didn't reset with the keyboard.
extension Explanation {
  /// Sentences about insets and frames that the strategy didn't reset when the keyboard hid.
  var leftoverSentences: [String] {
    let phone = settled.phone
    let hasLeft = self.phone.events.contains { $0.notification.map(leaves) ?? false }
    guard hasLeft, let first = state.beforeEditing, first.scene == phone.scene else { return [] }
    return leftovers(.insets(), first.table.contentInset, phone.table.contentInset)
      + leftovers(.frame(of: "the table"), first.table.frame.model, phone.table.frame.model)
      + leftovers(.frame(of: "the root view"), first.rootView.model, phone.rootView.model)
  }

  /// Returns one sentence for each number, such as the bottom inset, that differs from before.
  private func leftovers<Value>(_ wording: ValueWording<Value>, _ first: Value, _ now: Value)
    -> [String]
  {
    zip(wording.parts(first), wording.parts(now)).compactMap { first, now in
      guard first.number.inWords != now.number.inWords else { return nil }
      return "\(now.name.sentenceStart) is \(now.number.inWords), but was \(first.number.inWords) "
        + "before the focus."
    }
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var sentenceStart: String { prefix(1).uppercased() + dropFirst() }
}
