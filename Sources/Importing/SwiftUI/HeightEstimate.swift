import Simulation
import SwiftDeclarations
import SwiftSyntax

/// The heights in points that estimates add up for views without heights in the source code.
///
/// They are those of body text, and of SwiftUI's default spacing and padding. The buttons'
/// heights are those of bordered buttons of regular and large size, inferred from pictures in the
/// Human Interface Guidelines.
enum HeightEstimate {
  static let line = TextFont.body.line
  static let (spacing, padding, slider) = (8.0, 16.0, 31.0)
  static let (progressBar, toggle, segments) = (4.0, 31.0, 32.0)
  static let (button, largeButton, roundedField) = (34.0, 50.0, 34.0)
  /// The height of a text below a control's title, in the smaller font that SwiftUI gives it.
  static let subtitle = 20.0
  /// The height of a row with one line of text, and the space that a list adds to a row's content.
  static let (row, insetsOfRow) = (44.0, 22.0)
}

/// A font of a text: its size and the height of its lines, in points.
struct TextFont: Equatable {
  let size: Double
  let line: Double

  static let body = TextFont(size: 17, line: 22)

  /// The sizes and line heights of the text styles, from the Human Interface Guidelines.
  private static let styles: [String: TextFont] = [
    "largeTitle": TextFont(size: 34, line: 41), "title": TextFont(size: 28, line: 34),
    "title2": TextFont(size: 22, line: 28), "title3": TextFont(size: 20, line: 25),
    "headline": body, "body": body, "callout": TextFont(size: 16, line: 21),
    "subheadline": TextFont(size: 15, line: 20), "footnote": TextFont(size: 13, line: 18),
    "caption": TextFont(size: 12, line: 16), "caption2": TextFont(size: 11, line: 13),
  ]

  /// The width in points of a line of text in a row, on a phone that is 393 points wide.
  ///
  /// A list has margins of 16 points, and its rows have insets of 16 points.
  private static let width = 329.0

  /// Returns the height in points of a text, which has at most `limit` lines.
  func height(of text: String, limit: Int? = nil, beside other: Double = 0) -> Double {
    let width = (Self.width - other) * Self.body.size / size
    let lines = max(1, TextMeasure.lineCount(of: text, width: width))
    return line * Double(min(lines, limit ?? lines))
  }
}

extension TextFont {
  /// Creates the font in `.title.bold()`, `.system(size: 20)` or `.custom("Inter", size: 20)`.
  ///
  /// A line of a font with a size is 1.2 times as high. Nil for fonts that the source files don't
  /// declare.
  init?(_ expression: ExprSyntax, in scope: ViewScope, depth: Int = 0) {
    let bare = expression.bare
    let call = bare.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? bare).as(MemberAccessExprSyntax.self)
    let style =
      call.flatMap { $0.argument(nil) ?? $0.argument("style") ?? $0.argument("textStyle") } ?? bare
    if let size = call?.argument("size")?.number(in: scope) {
      self.init(size: size, line: (size * 1.2).rounded(.up))
    } else if let path = style.bare.path, path.dropLast().allSatisfy({ $0 == "Font" }),
      let font = path.last.flatMap({ Self.styles[$0] })
    {
      self = font
    } else if depth < 8, let path = bare.path, let name = path.last,
      case .expression(let own, let other)? = scope.atFirst.constant(at: path)
        ?? scope.atFirst.constant(at: ["Font", name])
    {
      self.init(own, in: other, depth: depth + 1)
    } else if let base = member?.base {
      self.init(base, in: scope, depth: depth + 1)
    } else {
      return nil
    }
  }
}
