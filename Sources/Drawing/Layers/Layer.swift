import Foundation
import TerminalCells

/// A rectangle of a vector picture with its content and child layers, like a view in UIKit.
///
/// A vector format is written from a tree of layers without computing positions.
struct Layer: Equatable, Sendable {
  /// A name such as `row-7`, so that an animation finds the layer in another frame; empty if not
  /// needed.
  var part = ""
  /// The layer's frame in points in the parent layer's coordinates, y down.
  var frame: CGRect
  var content = Content.group
  /// Whether child layers are clipped to this layer's frame.
  var clips = false
  /// The child layers from back to front.
  var children: [Layer] = []

  /// The shape or text that a layer draws itself, below its child layers.
  enum Content: Hashable, Sendable {
    /// The layer draws nothing and only groups its children.
    case group
    case shape(Paint, radius: CGFloat = 0)
    /// The layer's frame is filled, except for a hole in its middle.
    ///
    /// Both the frame and the hole may have round corners.
    case ring(Paint, hole: EdgeWidths, holeRadius: CGFloat, radius: CGFloat)
    /// A line of text, vertically centered in the layer's frame.
    case text(String, TextStyle)
  }

  /// The widths in points of a ring around a hole: `side` left and right, `end` above and below.
  struct EdgeWidths: Hashable, Sendable {
    var side: CGFloat
    var end: CGFloat
  }

  /// Returns a layer that only groups child layers, which use its origin for their coordinates.
  static func group(_ part: String = "", at frame: CGRect, clips: Bool = false, _ layers: [Layer])
    -> Layer
  {
    Layer(part: part, frame: frame, clips: clips, children: layers)
  }

  /// Returns a layer that is a filled rectangle with child layers; `radius` rounds the corners.
  static func shape(
    _ paint: Paint, _ frame: CGRect, radius: CGFloat = 0, part: String = "",
    _ children: [Layer] = []
  ) -> Layer {
    Layer(part: part, frame: frame, content: .shape(paint, radius: radius), children: children)
  }

  /// Returns a layer with one line of text.
  static func text(_ text: String, _ frame: CGRect, _ style: TextStyle) -> Layer {
    Layer(frame: frame, content: .text(text, style))
  }
}

/// The kinds of color that fill shapes in vector pictures, named by their use.
///
/// Each output has a light and a dark color for each kind.
enum Paint: String, CaseIterable, Sendable {
  case window, root, grouped, plain, cell, clear, header, bar, hairline, separator
  case keyboard, key, function, tint, active, lost, bezel, camera, home, touch, ink, search, cover
  case good, bad, fine, track, dim
}

/// The style of a line of text in vector pictures.
struct TextStyle: Hashable, Sendable {
  /// The weight of a text's font in vector pictures.
  enum Weight: String, Sendable {
    case regular, semibold, bold
  }

  /// The color of a text by its purpose, such as a bad result; each output has a light and a dark
  /// color for each purpose.
  enum Ink: String, CaseIterable, Sendable {
    case label, secondary, placeholder, tint, bad, good, key, onTint
  }

  /// The horizontal alignment of a line of text in its frame.
  enum Alignment: Sendable { case leading, center, trailing }

  /// The font size of the text in points.
  var size: CGFloat
  var weight = Weight.regular
  var ink = Ink.label
  var alignment = Alignment.leading
  /// Whether all letters of the font have the same width.
  var isMonospaced = false

  /// The text styles of iOS at the default text size (Apple's Human Interface Guidelines,
  /// Typography).
  static let largeTitle = TextStyle(size: 34, weight: .bold)
  static let title = TextStyle(size: 22, weight: .bold)
  static let headline = TextStyle(size: 17, weight: .semibold)
  static let body = TextStyle(size: 17)
  static let subheadline = TextStyle(size: 15)
  static let footnote = TextStyle(size: 13)
  static let caption = TextStyle(size: 12)

  /// Returns the text style with another color, alignment or weight; nil keeps the style's own.
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
  /// Returns this rectangle in coordinates that start at another rectangle's origin.
  func relative(to other: CGRect) -> CGRect { offsetBy(dx: -other.minX, dy: -other.minY) }
}
