import AppFoundation

/// The attributes that UIKit defines for text.
extension NSAttributedString.Key {
  public static let attachment = Self("NSAttachment")
  public static let shadow = Self("NSShadow")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let obliqueness = Self("NSObliqueness")
  public static let font = Self("NSFont")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let kern = Self("NSKern")
  public static let link = Self("NSLink")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let baselineOffset = Self("NSBaselineOffset")
}

/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// The context for measuring and drawing text.
public final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0 { didSet { notDone(NSStringDrawingContext.self) } }
}

/// Methods that measure a text as if it were drawn, with the same estimate as for labels.
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextSize.of(
      String(describing: self), font: font, width: .greatestFiniteMagnitude, lines: 1)
  }

  /// Returns the rectangle that the drawn text would take, in points.
  ///
  /// Several lines are measured if the options ask for line fragments.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size(withAttributes: attributes))
    }
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return CGRect(
      origin: .zero,
      size: TextSize.of(String(describing: self), font: font, width: width, lines: 0))
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }
}

// Drawing text, without effect here.
extension NSString {
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { notDrawn(NSString.self) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { notDrawn(NSString.self) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { notDrawn(NSString.self) }
}

extension String {
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { notDrawn(NSString.self) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { notDrawn(NSString.self) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { notDrawn(NSString.self) }
}

extension NSAttributedString {
  public func draw(at point: CGPoint) { notDrawn(NSAttributedString.self) }
  public func draw(in rect: CGRect) { notDrawn(NSAttributedString.self) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { notDrawn(NSAttributedString.self) }
}
