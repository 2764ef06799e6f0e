import AppFoundation

/// The shadow of a text, which the simulation doesn't draw.
public final class NSShadow: NSObject, @unchecked Sendable {
  public var shadowOffset = CGSize.zero { didSet { notDrawn(NSShadow.self) } }
  public var shadowBlurRadius: CGFloat = 0 { didSet { notDrawn(NSShadow.self) } }
  public var shadowColor: Any? { didSet { notDrawn(NSShadow.self) } }
}

/// A tab stop of a paragraph, at a distance in points from the margin.
///
/// In the simulation a tab has the width of a space.
public final class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location, self.options) = (alignment, location, options)
  }

  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}

/// A list of paragraphs with markers, which the simulation doesn't draw.
public final class NSTextList: NSObject, @unchecked Sendable {
  public let markerFormat: MarkerFormat
  public var startingItemNumber = 1 { didSet { notDrawn(NSTextList.self) } }

  public init(markerFormat: MarkerFormat, options: Int = 0) { self.markerFormat = markerFormat }

  /// Returns the marker of the item with this number, from 1.
  public func marker(forItemNumber itemNumber: Int) -> String {
    markerFormat == .decimal ? "\(itemNumber)" : "•"
  }

  public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let disc = MarkerFormat("{disc}")
    public static let circle = MarkerFormat("{circle}")
    public static let square = MarkerFormat("{square}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let box = MarkerFormat("{box}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }
}
