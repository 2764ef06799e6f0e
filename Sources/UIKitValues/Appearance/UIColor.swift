import AppFoundation

/// A color with red, green, blue and alpha components from 0 to 1.
public final class UIColor: NSObject, @unchecked Sendable {
  let parts: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a transparent color; in UIKit, `UIColor()` is a color without components.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a color from P3 components, which are kept as if they were sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color that repeats an image, which the simulation doesn't draw.
  public convenience init(patternImage: UIImage) {
    self.init(white: 0.5, alpha: 1)
    notDrawn(UIColor.self)
  }

  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }

  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
    notDrawn(UIColor.self)
  }

  /// Creates a color by calling a closure with the simulated phone's traits, which are always
  /// light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(UITraitCollection.current).parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.parts == parts
  }
  public override var hash: Int { parts.hashValue }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Returns the color itself, because no color depends on the traits here.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Writes the color's components into the pointers that aren't nil.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, part) in zip([red, green, blue, alpha], parts) { place?.pointee = part }
    return true
  }

  /// Writes the color's hue, saturation, brightness and alpha into the pointers that aren't nil.
  ///
  /// A gray has hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sector: CGFloat = 0
    if range > 0 {
      sector =
        switch most {
        case red: (green - blue) / range
        case green: (blue - red) / range + 2
        default: (red - green) / range + 4
        }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }

  // Nothing is drawn.
  public func set() { notDrawn(UIColor.self) }
  public func setFill() { notDrawn(UIColor.self) }
  public func setStroke() { notDrawn(UIColor.self) }

  public var cgColor: CGColor { CGColor(parts: parts) }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  public static let systemGreen = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  public static let systemGray = UIColor(white: 142 / 255, alpha: 1)
  public static let systemGray2 = UIColor(white: 174 / 255, alpha: 1)
  public static let systemGray3 = UIColor(white: 199 / 255, alpha: 1)
  public static let systemGray4 = UIColor(white: 209 / 255, alpha: 1)
  public static let systemGray5 = UIColor(white: 229 / 255, alpha: 1)
  public static let systemGray6 = UIColor(white: 242 / 255, alpha: 1)
  public static let systemBackground = white
  public static let secondarySystemBackground = systemGray6
  public static let systemGroupedBackground = systemGray6
  public static let groupTableViewBackground = systemGray6
  public static let label = black
  public static let secondaryLabel = darkGray
  public static let placeholderText = lightGray
  public static let separator = systemGray3
  public static let darkText = black
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let tertiaryLabel = gray
  public static let quaternaryLabel = lightGray
  public static let link = systemBlue
  public static let tintColor = systemBlue
  public static let opaqueSeparator = systemGray3
  public static let tertiarySystemBackground = white
  public static let secondarySystemGroupedBackground = white
  public static let tertiarySystemGroupedBackground = systemGray6
  public static let systemFill = systemGray4
  public static let secondarySystemFill = systemGray5
  public static let tertiarySystemFill = systemGray6
  public static let quaternarySystemFill = systemGray6
  public static let systemOrange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 45 / 255, blue: 85 / 255, alpha: 1)
  public static let systemPurple = UIColor(
    red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  public static let systemIndigo = UIColor(
    red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  public static let systemTeal = UIColor(red: 48 / 255, green: 176 / 255, blue: 199 / 255, alpha: 1)
  public static let systemMint = UIColor(red: 0, green: 199 / 255, blue: 190 / 255, alpha: 1)
  public static let systemCyan = UIColor(red: 50 / 255, green: 173 / 255, blue: 230 / 255, alpha: 1)
  public static let systemBrown = UIColor(
    red: 162 / 255, green: 132 / 255, blue: 94 / 255, alpha: 1)
}

/// A color in the form that Core Graphics and layers use.
public struct CGColor: Hashable, Sendable {
  let parts: [CGFloat]

  public var alpha: CGFloat { parts[3] }
  public var components: [CGFloat]? { parts }

  init(parts: [CGFloat]) { self.parts = parts }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  public init(gray: CGFloat, alpha: CGFloat) { parts = [gray, gray, gray, alpha] }
}

/// A color of Core Image, by its components in sRGB.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  public convenience init(cgColor color: CGColor) {
    let parts = color.parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension UIColor {
  public convenience init(ciColor color: CIColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
