import Foundation
import Session
import Testing

@testable import Drawing
@testable import TerminalCells

/// Tests that texts in pictures and pages contrast with their backgrounds as WCAG 2.2, 1.4.3
/// requires.
@Suite struct ContrastTests {
  /// The backgrounds on which each text color is used.
  static let pairs: [(ink: TextStyle.Ink, paints: [Paint])] = [
    (.label, [.plain, .cell, .grouped, .header, .bar, .active, .search, .fine]),
    (.secondary, [.plain, .cell, .grouped, .header, .bar, .active, .search, .fine]),
    (.placeholder, [.plain, .cell, .active, .search]),
    (.tint, [.plain, .cell, .bar, .active, .fine]),
    (.bad, [.plain, .cell, .grouped, .fine]),
    (.good, [.plain, .cell, .grouped, .fine]),
    (.key, [.key, .function, .keyboard]),
    (.onTint, [.tint]),
  ]

  @Test("Texts in pictures have a contrast of at least 4.5", arguments: [Theme.light, .dark])
  func pictures(theme: Theme) throws {
    let css = SVGStyle.css(theme)
    for (ink, paints) in Self.pairs {
      let text = try #require(Self.color(of: "text.\(ink.rawValue){fill:", in: css))
      for paint in paints {
        let ground = try #require(Self.color(of: "}.\(paint.rawValue){fill:", in: css))
        #expect(Self.contrast(text, ground) >= 4.5, "\(ink) on \(paint)")
      }
    }
  }

  @Test("Texts in pages have a contrast of at least 4.5", arguments: [Theme.light, .dark])
  func pages(theme: Theme) throws {
    let page = WebPage(title: "T", subtitle: "S", body: "", theme: theme).text
    for (text, ground) in [
      ("label", "page"), ("label", "card"), ("second", "page"), ("second", "card"),
      ("second", "soft"), ("tint", "card"), ("tint", "soft"), ("on", "tint"), ("good", "page"),
      ("good", "card"), ("bad", "page"),
    ] {
      let ink = try #require(Self.color(of: "--\(text):", in: page))
      let paint = try #require(Self.color(of: "--\(ground):", in: page))
      #expect(Self.contrast(ink, paint) >= 4.5, "\(text) on \(ground)")
    }
  }

  @Test("A theme fixes the colors, and auto leaves them to the reader")
  func themes() {
    let query = "@media(prefers-color-scheme:dark)"
    #expect(SVGStyle.css(.auto).contains(query))
    for theme in [Theme.light, .dark] {
      #expect(!SVGStyle.css(theme).contains(query))
      let page = WebPage(title: "T", subtitle: "S", body: "", theme: theme).text
      #expect(!page.contains(query))
      #expect(page.contains("<meta name=\"color-scheme\" content=\"\(theme.rawValue)\">"))
    }
  }

  /// Returns red, green and blue (0 … 1) of the last color that the CSS gives after `rule`, or nil.
  private static func color(of rule: String, in css: String) -> [Double]? {
    guard let start = css.range(of: rule, options: .backwards)?.upperBound else { return nil }
    let digits = css[start...].dropFirst().prefix { $0.isHexDigit }
    let pairs = digits.count == 3 ? digits.map { "\($0)\($0)" } : Self.pairs(of: digits)
    let numbers = pairs.compactMap { Int($0, radix: 16) }.map { Double($0) / 255 }
    return numbers.count == 3 ? numbers : nil
  }

  private static func pairs(of digits: Substring) -> [String] {
    stride(from: 0, to: digits.count - 1, by: 2).map { String(digits.dropFirst($0).prefix(2)) }
  }

  private static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  private static func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return zip([0.2126, 0.7152, 0.0722], linear).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
