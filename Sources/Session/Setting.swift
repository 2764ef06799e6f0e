/// A behaviour that a command can turn another way.
public enum Setting: String, CaseIterable, Sendable {
  case fieldScroll
  case tapOutside

  /// The words it takes.
  public var choices: [String] { ["on", "off"] }

  /// What it is, in one line.
  public var summary: String {
    switch self {
    case .fieldScroll: "a text field that begins editing scrolls itself into view (iOS 8 and later)"
    case .tapOutside: "a tap on the table beside the fields resigns the field"
    }
  }
}
