import Forms
import Simulation

extension HitTarget {
  /// Returns a sentence for a user whose tap on this element of the screen had no effect.
  ///
  /// It says what the element is, or what to touch instead. Nil for an element that reacts to taps.
  package func advice(in form: Form) -> String? {
    switch self {
    case .field, .control, .barField, .bottomBar: nil
    case .row(let row):
      if let field = form.field(atRow: row) {
        field.label == nil
          ? "that is beside the field of \(field.name); click on the field"
          : "that is the label of \(field.name); click to the right of it"
      } else {
        "that is a text, which does not react to a touch"
      }
    case .header, .footer: "a header or footer does not react to a touch"
    case .keyboard: "there is no key in that place"
    case .statusBar: "a touch of the status bar scrolls to the top, which is in view"
    case .navigationBar, .tabBar: "there is no button in that place"
    case .table, .background: "there is nothing to touch; click on a field, or press Tab"
    }
  }
}
