import Foundation
import TerminalCells

/// A rectangle of a picture in points with its content, like a view in UIKit.
///
/// Vector outputs draw a tree of layers as given, without computing positions.
struct Layer: Equatable, Sendable {
  /// A stable name such as `keyboard` or `row-7`, or empty if unused.
  var part = ""
  /// The frame in the parent layer's coordinates, y down.
  var frame: CGRect
  var content = Content.group
  /// Whether content outside the frame is clipped.
  var clips = false
  /// The children from back to front.
  var children: [Layer] = []

  /// The shape or text that a layer draws itself, below its children.
  enum Content: Hashable, Sendable {
    /// Nothing; the layer only groups its children.
    case group
    case shape(Paint, radius: CGFloat = 0)
    /// The part of the frame outside a hole.
    ///
    /// Both have round corners.
    case ring(Paint, hole: EdgeWidths, holeRadius: CGFloat, radius: CGFloat)
    /// A line of text, vertically centered in the frame.
    case text(String, TextStyle)
  }

  /// The widths of a ring in points: at either side, and above and below.
  struct EdgeWidths: Hashable, Sendable {
    var side: CGFloat
    var end: CGFloat
  }

  /// Returns a group of layers with the group's origin as their origin.
  static func group(_ part: String = "", at frame: CGRect, clips: Bool = false, _ layers: [Layer])
    -> Layer
  {
    Layer(part: part, frame: frame, clips: clips, children: layers)
  }

  /// Returns a filled rectangle.
  static func shape(
    _ paint: Paint, _ frame: CGRect, radius: CGFloat = 0, part: String = "",
    _ children: [Layer] = []
  ) -> Layer {
    Layer(part: part, frame: frame, content: .shape(paint, radius: radius), children: children)
  }

  /// Returns a line of text.
  static func text(_ text: String, _ frame: CGRect, _ style: TextStyle) -> Layer {
    Layer(frame: frame, content: .text(text, style))
  }
}

/// The paint of a shape.
///
/// Each output has a light and a dark color for it.
enum Paint: String, CaseIterable, Sendable {
  case window, root, grouped, plain, cell, clear, header, bar, hairline, separator
  case keyboard, key, function, tint, active, lost, bezel, camera, home, touch, ink, search, cover
  case good, bad, fine, track, dim
}

/// The style of a line of text.
struct TextStyle: Hashable, Sendable {
  /// The weight of a font.
  enum Weight: String, Sendable {
    case regular, semibold, bold
  }

  /// The color of a text, by its role.
  enum Ink: String, CaseIterable, Sendable {
    case label, secondary, placeholder, tint, bad, good, key, onTint
  }

  /// The horizontal alignment of a text in its frame.
  enum Alignment: Sendable { case leading, center, trailing }

  /// The font size in points.
  var size: CGFloat
  var weight = Weight.regular
  var ink = Ink.label
  var alignment = Alignment.leading
  /// Whether all letters have the same width.
  var isMonospaced = false

  /// The iOS type scale at its default size (Apple's Human Interface Guidelines, Typography).
  static let largeTitle = TextStyle(size: 34, weight: .bold)
  static let title = TextStyle(size: 22, weight: .bold)
  static let headline = TextStyle(size: 17, weight: .semibold)
  static let body = TextStyle(size: 17)
  static let subheadline = TextStyle(size: 15)
  static let footnote = TextStyle(size: 13)
  static let caption = TextStyle(size: 12)

  /// Returns the style with another ink, alignment or weight.
  func with(
    _ ink: Ink? = nil, _ alignment: Alignment? = nil, weight: Weight? = nil
  ) -> TextStyle {
    var style = self
    style.ink = ink ?? self.ink
    style.alignment = alignment ?? self.alignment
    style.weight = weight ?? self.weight
    return style
  }
}

extension CGRect {
  /// Returns the rectangle in the coordinates of another rectangle.
  func relative(to other: CGRect) -> CGRect { offsetBy(dx: -other.minX, dy: -other.minY) }
}
