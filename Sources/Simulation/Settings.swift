/// Behaviour of the phone on which the sources disagree, or that an app chooses.
public struct Settings: Hashable, Sendable {
  /// Whether a text field that becomes first responder scrolls itself into view: from iOS 8 on
  /// (radar 20798351).
  public var fieldScroll: Bool
  /// Whether a tap on the table beside the fields resigns the field.
  public var tapOutside: Bool

  /// Creates the settings of an iOS version.
  public init(ios: Int) {
    fieldScroll = ios >= 8
    tapOutside = true
  }
}
