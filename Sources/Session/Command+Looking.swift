extension Command {
  /// Whether it leaves the session as it is: it looks, checks, or asks the program for something.
  var isLook: Bool {
    switch self {
    case .fields, .values, .strategies, .devices, .show, .why, .get, .echo, .help, .apropos,
      .history, .expect, .validate, .source, .quit, .edit, .type(nil),
      .strategy(name: nil, decisions: []), .device(nil, keyboardHeight: nil),
      .setting(_, value: nil):
      true
    default: false
    }
  }
}
