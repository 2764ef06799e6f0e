import Session

extension Highlighting.Kind {
  /// The parameters of the SGR sequence that it is drawn in.
  var style: String {
    switch self {
    case .command: "36"
    case .unknownCommand: "31"
    case .field: "32"
    case .quotation: "33"
    }
  }
}
