import Drawing
import Session

extension PictureTarget {
  /// The command that a click on this part of the phone's picture runs, or nil if it runs none.
  var command: String? {
    switch self {
    case .screen(let point):
      "tap \(point.x.rounded().inWords) \(point.y.rounded().inWords)"
    case .content(let y): "scroll to \(y.rounded().inWords)"
    case .key(let action): action.command
    case .panelRow: nil
    }
  }
}

extension KeyAction {
  /// The command for this key of the drawn keyboard, or nil for a key that only shows other keys.
  fileprivate var command: String? {
    switch self {
    case .type(let text), .choose(let text): "type \(Session.quoted(text))"
    case .delete: "delete"
    case .pressReturn: "return"
    case .next: "next"
    case .previous: "previous"
    case .dismiss: "dismiss"
    case .show: nil
    }
  }
}
